//! Paths as they may be logged.

/// The shortest run of hexadecimal digits that is taken for a token, whole or cut off.
const TOKEN: usize = 16;

/// A path with its tokens struck out, wherever they stand: a mistyped link is still a secret.
pub(super) fn without_tokens(path: &str) -> String {
    let parts = path.split('/').map(|part| {
        let digits = part.bytes().filter(u8::is_ascii_hexdigit).count();
        match digits >= TOKEN && digits * 4 >= part.len() * 3 {
            true => "…",
            false => part,
        }
    });
    parts.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_not_logged_and_all_else_is() {
        let token = "3fff0758cc0d9a7b5fe1066e4a85faca4e6fd3d58ffbab7e94c741a77952c854";
        for path in [
            format!("/keeper/{token}"),
            format!("/keeper/{token}."),
            format!("/keeper/{}", &token[..20]),
        ] {
            assert_eq!(without_tokens(&path), "/keeper/…");
        }
        assert_eq!(without_tokens(&format!("/x/{token}/")), "/x/…/");
        for path in [
            "/",
            "/static/3fff0758cc0d/people.css",
            "/events/chess960-evening-4-january/desk/results",
            "/events/%D1%82%D1%83%D1%80/5",
        ] {
            assert_eq!(without_tokens(path), path);
        }
    }
}
