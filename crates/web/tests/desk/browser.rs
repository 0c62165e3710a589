//! A browser without JavaScript: it reads pages and presses the buttons of their forms.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use tower::ServiceExt;

/// A page as the browser has it.
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) address: String,
    pub(crate) text: String,
}

/// A form of a page, with what it would send.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    fields: Vec<(String, String)>,
    /// Name, value and label.
    buttons: Vec<(String, String, String)>,
    multipart: bool,
}

pub(crate) struct Browser {
    site: Router,
    cookie: Option<String>,
    lang: String,
}

impl Browser {
    pub(crate) fn of(site: &Router) -> Browser {
        Browser {
            site: site.clone(),
            cookie: None,
            lang: "en".to_owned(),
        }
    }

    /// Reads in another language from now on.
    pub(crate) fn speaks(&mut self, lang: &str) {
        lang.clone_into(&mut self.lang);
    }

    fn cookies(&self) -> Option<String> {
        let session = self.cookie.as_ref()?;
        Some(format!("lang={}; session={session}", self.lang))
    }

    /// Sends a request and follows where it leads.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Page {
        let (mut parts, body) = request.into_parts();
        let mut address = parts.uri.to_string();
        if let Some(cookie) = self.cookies() {
            parts
                .headers
                .insert(header::COOKIE, cookie.parse().unwrap());
        }
        let mut request = Request::from_parts(parts, body);
        loop {
            let response = self.ask(request).await;
            let (parts, body) = response.into_parts();
            if let Some(set) = parts.headers.get(header::SET_COOKIE) {
                let set = set.to_str().unwrap();
                if let Some(set) = set.strip_prefix("session=") {
                    self.cookie = set.split(';').next().map(str::to_owned);
                }
            }
            if parts.status.is_redirection() {
                address = parts.headers[header::LOCATION].to_str().unwrap().to_owned();
                request = self.request("GET", &address).body(Body::empty()).unwrap();
                continue;
            }
            let bytes = to_bytes(body, usize::MAX).await.unwrap();
            return Page {
                status: parts.status,
                address,
                text: String::from_utf8(bytes.to_vec()).unwrap(),
            };
        }
    }

    /// Sends a request as this browser, and leaves the answer as it comes.
    pub(crate) async fn ask(&self, mut request: Request<Body>) -> axum::response::Response {
        let peer = std::net::SocketAddr::from(([127, 0, 0, 1], 1));
        let peer = axum::extract::ConnectInfo(peer);
        request.extensions_mut().insert(peer);
        self.site.clone().oneshot(request).await.unwrap()
    }

    pub(crate) fn request(&self, method: &str, address: &str) -> axum::http::request::Builder {
        // The part after # stays in the browser.
        let address = address.split('#').next().unwrap();
        let mut request = Request::builder()
            .method(method)
            .uri(address)
            .header(header::HOST, "club.example")
            .header(header::ORIGIN, "http://club.example");
        if let Some(cookie) = self.cookies() {
            request = request.header(header::COOKIE, cookie);
        }
        request
    }

    pub(crate) async fn get(&mut self, address: &str) -> Page {
        let request = self.request("GET", address).body(Body::empty());
        self.send(request.unwrap()).await
    }

    /// As a script or a program reads it.
    pub(crate) async fn json(&mut self, address: &str) -> serde_json::Value {
        let request = self
            .request("GET", address)
            .header(header::ACCEPT, "application/json")
            .body(Body::empty());
        let page = self.send(request.unwrap()).await;
        serde_json::from_str(&page.text).expect(&page.text)
    }

    /// Sends the fields of a form as a script does, for JSON.
    pub(crate) async fn fetch(
        &mut self,
        form: &Form,
        more: &[(&str, &str)],
    ) -> (StatusCode, serde_json::Value) {
        let form = form.clone().with_all(more);
        let request = self
            .request("POST", &form.action)
            .header(header::ACCEPT, "application/json")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(
                serde_urlencoded::to_string(&form.fields).unwrap(),
            ));
        let page = self.send(request.unwrap()).await;
        let said = serde_json::from_str(&page.text).expect(&page.text);
        (page.status, said)
    }

    /// Sends a form with a file of any bytes, as a program does.
    pub(crate) async fn upload(
        &mut self,
        form: &Form,
        field: &str,
        file: &[u8],
    ) -> (StatusCode, serde_json::Value) {
        let mut body = Vec::new();
        let mut part = |name: &str, file: &str, value: &[u8]| {
            let head = format!(
                "--a-boundary\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n"
            );
            body.extend_from_slice(head.as_bytes());
            body.extend_from_slice(value);
            body.extend_from_slice(b"\r\n");
        };
        for (name, value) in &form.fields {
            part(name, "", value.as_bytes());
        }
        part(field, "; filename=\"file\"", file);
        body.extend_from_slice(b"--a-boundary--\r\n");
        let request = self
            .request("POST", &form.action)
            .header(header::ACCEPT, "application/json")
            .header(
                header::CONTENT_TYPE,
                "multipart/form-data; boundary=a-boundary",
            )
            .body(Body::from(body));
        let page = self.send(request.unwrap()).await;
        let said = serde_json::from_str(&page.text).expect(&page.text);
        (page.status, said)
    }

    /// Presses the button of that label; without a label the form is sent as Enter does.
    pub(crate) async fn press(&mut self, form: &Form, label: &str) -> Page {
        let mut fields = form.fields.clone();
        if !label.is_empty() {
            let pressed = form.buttons.iter().find(|(.., text)| text.contains(label));
            let (name, value, _) = pressed.unwrap_or_else(|| panic!("no {label:?} in {form:?}"));
            if !name.is_empty() {
                fields.push((name.clone(), value.clone()));
            }
        }
        let (kind, body) = if form.multipart {
            let boundary = "a-boundary";
            let mut body = String::new();
            for (name, value) in &fields {
                let file = name.strip_suffix("@file");
                let (name, file) = match file {
                    Some(name) => (name, "; filename=\"list.csv\""),
                    None => (name.as_str(), ""),
                };
                body += &format!(
                    "--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{value}\r\n"
                );
            }
            body += &format!("--{boundary}--\r\n");
            (format!("multipart/form-data; boundary={boundary}"), body)
        } else {
            (
                "application/x-www-form-urlencoded".to_owned(),
                serde_urlencoded::to_string(&fields).unwrap(),
            )
        };
        let request = self
            .request("POST", &form.action)
            .header(header::CONTENT_TYPE, kind)
            .body(Body::from(body));
        self.send(request.unwrap()).await
    }
}

impl Page {
    /// All forms of the page.
    pub(crate) fn forms(&self) -> Vec<Form> {
        let mut forms = self.text.split("<form").skip(1);
        let mut found = Vec::new();
        for rest in &mut forms {
            let (text, _) = rest.split_once("</form>").expect("a form ends");
            found.push(Form::read(text, &self.address));
        }
        found
    }

    /// The form with a button of this label.
    pub(crate) fn form(&self, label: &str) -> Form {
        let mut forms = self.forms().into_iter();
        let with = |form: &Form| form.buttons.iter().any(|(.., text)| text.contains(label));
        forms
            .find(with)
            .unwrap_or_else(|| panic!("no button {label:?} at {}:\n{}", self.address, self.text))
    }

    /// The form of a board's row.
    pub(crate) fn row(&self, board: u32) -> Form {
        let board = board.to_string();
        let mut forms = self.forms().into_iter();
        forms
            .find(|form| form.value("board") == Some(&board) && form.buttons.len() > 3)
            .unwrap_or_else(|| panic!("no row {board} in {}", self.text))
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        self.text.contains(text)
    }
}

impl Form {
    fn read(text: &str, page: &str) -> Form {
        let (head, body) = text.split_once('>').unwrap();
        let action = attribute(head, "action").unwrap_or_else(|| page.to_owned());
        let mut form = Form {
            action,
            fields: Vec::new(),
            buttons: Vec::new(),
            multipart: head.contains("multipart/form-data"),
        };
        for tag in body.split('<').skip(1) {
            let (head, after) = tag.split_once('>').unwrap();
            let name = attribute(head, "name").unwrap_or_default();
            let value = attribute(head, "value").unwrap_or_default();
            let kind = attribute(head, "type").unwrap_or_default();
            let chosen = head.contains(" checked") || !matches!(&*kind, "checkbox" | "radio");
            if head.starts_with("input") && kind != "file" && chosen {
                form.fields.push((name, value));
            } else if head.starts_with("textarea") || head.starts_with("select") {
                form.fields.push((name, unescape(after)));
            } else if head.starts_with("option") {
                let last = form.fields.last_mut().unwrap();
                // The first option is chosen where none is marked.
                if head.contains(" selected") || last.1.trim().is_empty() {
                    last.1 = value;
                }
            } else if head.starts_with("button") {
                form.buttons.push((name, value, unescape(after)));
            }
        }
        form
    }

    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let mut fields = self.fields.iter();
        fields
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// The form with a field filled in; empty to leave a box unticked.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Form {
        self.fields.retain(|(known, _)| known != name);
        self.fields.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The form sent to another address.
    pub(crate) fn to(self, action: &str) -> Form {
        Form {
            action: action.to_owned(),
            ..self
        }
    }

    /// The form with one more field, beside others of that name.
    pub(crate) fn and(mut self, name: &str, value: &str) -> Form {
        self.fields.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn with_all(self, fields: &[(&str, &str)]) -> Form {
        let filled = |form: Form, &(name, value): &(&str, &str)| form.with(name, value);
        fields.iter().fold(self, filled)
    }
}

fn attribute(head: &str, name: &str) -> Option<String> {
    let (_, rest) = head.split_once(&format!(" {name}=\""))?;
    Some(unescape(rest.split('"').next()?))
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
}
