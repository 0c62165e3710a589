//! Forms: none is read that another site could have posted.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, RawForm, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::origin;
use super::visitor::Visitor;
use crate::reader::Reader;
use crate::refusal::refuse;

/// The field that carries the session's token.
pub(super) const TOKEN: &str = "form_token";

/// The fields of a form that was posted from a page of this site, in the visitor's own session.
/// `Form<Vec<(String, String)>>` keeps fields of the same name apart.
pub(crate) struct Form<T>(pub(crate) T);

/// A form that is only a button.
#[derive(Deserialize)]
pub(crate) struct Nothing {}

#[derive(Deserialize)]
struct Carried {
    form_token: Option<String>,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Form<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let Ok(reader) = Reader::from_request_parts(&mut parts, state).await;
        let visitor = Visitor::of(&parts);
        let refused = |status, id| refuse(&reader, status, &reader.say(id, &[]));
        if !origin::is_own(&parts.headers) {
            return Err(refused(StatusCode::FORBIDDEN, "people-other-site"));
        }
        let request = Request::from_parts(parts, body);
        let bytes = match RawForm::from_request(request, state).await {
            Ok(RawForm(bytes)) => bytes,
            // `plain::in_words` says it.
            Err(rejection) => return Err(rejection.into_response()),
        };
        let carried = read::<Carried>(&bytes);
        if !visitor.sent(carried.and_then(|carried| carried.form_token).as_deref()) {
            return Err(refused(StatusCode::FORBIDDEN, "people-form-too-old"));
        }
        match read(&bytes) {
            Some(form) => Ok(Form(form)),
            None => Err(refused(StatusCode::BAD_REQUEST, "people-form-incomplete")),
        }
    }
}

fn read<T: DeserializeOwned>(bytes: &Bytes) -> Option<T> {
    serde_urlencoded::from_bytes(bytes).ok()
}
