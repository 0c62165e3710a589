//! Who asks.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use rokada_people::{Holder, TokenHash};

use super::form_token;
use super::roles::{Action, Standing};
use crate::layout::encode;
use crate::reader::Reader;
use crate::refusal::refuse;

/// The visitor of a page: a stranger, or somebody whose session holds.
#[derive(Clone, Default)]
pub(crate) struct Visitor {
    known: Option<Arc<Known>>,
    /// Who it is could not be found out, because the database does not answer.
    unrecognised: bool,
}

/// Somebody whose session holds.
pub(super) struct Known {
    pub(super) holder: Holder,
    /// The person's name, the keeper's label, or the player's name.
    pub(super) name: String,
    pub(super) standing: Standing,
    pub(super) session: TokenHash,
    /// The session's own token, from which those of its forms are made.
    pub(super) token: String,
}

impl Visitor {
    pub(super) fn known(known: Known) -> Visitor {
        Visitor {
            known: Some(Arc::new(known)),
            unrecognised: false,
        }
    }

    /// A visitor of whom it can't be known now who it is.
    pub(super) fn unrecognised() -> Visitor {
        Visitor {
            known: None,
            unrecognised: true,
        }
    }

    /// May the visitor do it?
    pub(crate) fn may(&self, action: Action<'_>) -> bool {
        self.known
            .as_ref()
            .is_some_and(|known| known.standing.may(action))
    }

    /// The answer to a visitor who may not do it: a person without a session is sent to log in,
    /// others are told.
    ///
    /// ```text
    /// if let Some(refused) = visitor.refused(&reader, Action::RunEvent(&id)) {
    ///     return refused;
    /// }
    /// ```
    pub(crate) fn refused(&self, reader: &Reader, action: Action<'_>) -> Option<Response> {
        if self.may(action) {
            return None;
        }
        Some(match &self.known {
            _ if self.unrecognised => {
                let detail = reader.say("people-unrecognised", &[]);
                refuse(reader, StatusCode::SERVICE_UNAVAILABLE, &detail)
            }
            None if reader.wants_json => {
                let detail = reader.say("people-log-in-first", &[]);
                refuse(reader, StatusCode::UNAUTHORIZED, &detail)
            }
            None => {
                let back = encode(&reader.address);
                Redirect::to(&format!("/login?back={back}")).into_response()
            }
            Some(_) => {
                let detail = reader.say("people-may-not", &[]);
                refuse(reader, StatusCode::FORBIDDEN, &detail)
            }
        })
    }

    /// How the visitor is written into the journal.
    pub(crate) fn actor(&self) -> String {
        let Some(known) = &self.known else {
            return "nobody".to_owned();
        };
        match &known.standing {
            Standing::Owner => format!("owner:{}", known.name),
            Standing::Arbiter(_) => format!("arbiter:{}", known.name),
            Standing::Keeper { .. } => format!("keeper:{}", known.name),
            Standing::Player { entry, .. } => format!("player:{entry}"),
        }
    }

    /// The name to greet a known visitor with.
    pub(crate) fn name(&self) -> Option<&str> {
        self.known.as_ref().map(|known| known.name.as_str())
    }

    /// Whose session it is.
    pub(crate) fn holder(&self) -> Option<Holder> {
        self.known.as_ref().map(|known| known.holder)
    }

    /// The session.
    pub(crate) fn session(&self) -> Option<TokenHash> {
        self.known.as_ref().map(|known| known.session)
    }

    /// What every form carries, so that no other site can post it; nothing for a stranger.
    pub(crate) fn token(&self) -> Markup {
        html! {
            @if let Some(known) = &self.known {
                input type="hidden" name=(super::form::TOKEN) value=(form_token::of(&known.token));
            }
        }
    }

    /// Is this what a form of the visitor's carries?
    pub(super) fn sent(&self, sent: Option<&str>) -> bool {
        match &self.known {
            None => true,
            Some(known) => sent.is_some_and(|sent| form_token::is_of(sent, &known.token)),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(parts))
    }
}

impl Visitor {
    /// Whom [`recognise`](super::recognise()) found.
    pub(crate) fn of(parts: &Parts) -> Visitor {
        parts
            .extensions
            .get::<Visitor>()
            .cloned()
            .unwrap_or_default()
    }
}
