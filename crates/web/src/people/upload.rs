//! Forms that send files along.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::form::{Form, TOKEN};
use super::origin;
use super::visitor::Visitor;
use crate::reader::Reader;
use crate::refusal::refuse;

/// The fields and files of a form that was posted from a page of this site, in the visitor's own
/// session. A form without files may come url-encoded as well.
pub(crate) struct Upload {
    /// The fields, those of the same name apart.
    pub(crate) fields: Vec<(String, String)>,
    files: Vec<(String, Bytes)>,
}

impl Upload {
    /// The file of a field; empty where none was chosen.
    pub(crate) fn file(&self, field: &str) -> Option<&[u8]> {
        let mut files = self.files.iter();
        let found = files.find(|(name, _)| name == field);
        found.map(|(_, bytes)| &bytes[..])
    }
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Upload, Response> {
        if !is_multipart(request.headers()) {
            let Form(fields) = Form::from_request(request, state).await?;
            return Ok(Upload {
                fields,
                files: Vec::new(),
            });
        }
        let (mut parts, body) = request.into_parts();
        let Ok(reader) = Reader::from_request_parts(&mut parts, state).await;
        let visitor = Visitor::of(&parts);
        let refused = |status, id| refuse(&reader, status, &reader.say(id, &[]));
        if !origin::is_own(&parts.headers) {
            return Err(refused(StatusCode::FORBIDDEN, "people-other-site"));
        }
        let request = Request::from_parts(parts, body);
        let Some(upload) = read(request, state).await else {
            // `plain::in_words` says it.
            return Err(StatusCode::BAD_REQUEST.into_response());
        };
        let mut fields = upload.fields.iter();
        let token = fields.find(|(name, _)| name == TOKEN);
        if !visitor.sent(token.map(|(_, value)| value.as_str())) {
            return Err(refused(StatusCode::FORBIDDEN, "people-form-too-old"));
        }
        Ok(upload)
    }
}

fn is_multipart(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

/// Everything that was sent; `None` when it is no such form.
async fn read<S: Send + Sync>(request: Request, state: &S) -> Option<Upload> {
    let mut parts = Multipart::from_request(request, state).await.ok()?;
    let mut upload = Upload {
        fields: Vec::new(),
        files: Vec::new(),
    };
    while let Some(part) = parts.next_field().await.ok()? {
        let name = part.name().unwrap_or_default().to_owned();
        if part.file_name().is_some() {
            upload.files.push((name, part.bytes().await.ok()?));
        } else {
            upload.fields.push((name, part.text().await.ok()?));
        }
    }
    Some(upload)
}
