//! The refusals of people in words.

use rokada_people::Refusal;

use crate::Words;

impl Words {
    /// Why something about the people of the site was refused, and what would do instead.
    pub fn people_refusal(&self, refusal: &Refusal) -> String {
        let say = |id| self.say(id, &[]);
        match refusal {
            Refusal::NameEmpty => say("people-name-empty"),
            Refusal::NameTooLong { most } => {
                self.say("people-name-too-long", &[("most", (*most).into())])
            }
            Refusal::NameUnprintable => say("people-name-unprintable"),
            Refusal::NameTaken(name) => {
                self.say("people-name-taken", &[("name", name.as_str().into())])
            }
            Refusal::PasswordTooShort { least } => {
                self.say("people-password-too-short", &[("least", (*least).into())])
            }
            Refusal::PasswordTooLong { most } => {
                self.say("people-password-too-long", &[("most", (*most).into())])
            }
            Refusal::NoSuchLink => say("people-dead-link"),
            Refusal::NoSuchInvitation => say("people-no-invitation"),
            Refusal::NoSuchPerson => say("people-no-person"),
            Refusal::OwnerStays => say("people-owner-stays"),
            Refusal::NoEvents => say("people-no-events"),
        }
    }
}
