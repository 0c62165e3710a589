//! `docs/fide-checklist.md` is made of this list of questions and of the tests that are marked with
//! them: `// checklist: 58, 59` above a test. It is written anew with
//! `ROKADA_WRITE_CHECKLIST=1 cargo test -p rokada --test checklist`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use rokada_tournament::{ActKind, Level};

const MARK: &str = "// checklist:";

/// A line of the list.
struct Question {
    numbers: BTreeSet<u16>,
    /// As written: `57-59`.
    name: String,
    subject: String,
    cost: String,
    answer: String,
    said: String,
}

impl Question {
    /// The page that shows it, if one is named.
    fn page(&self) -> Option<&str> {
        let (_, rest) = self.said.split_once("page: ")?;
        rest.trim_end_matches([')', '.']).split([' ', ')']).next()
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn questions() -> Vec<Question> {
    let text = include_str!("questions.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let question = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, subject, cost, answer, said] = fields[..] else {
            panic!("five fields: {line}");
        };
        let (from, to) = name.split_once('-').unwrap_or((name, name));
        let number = |text: &str| text.parse::<u16>().unwrap();
        Question {
            numbers: (number(from)..=number(to)).collect(),
            name: name.to_owned(),
            subject: subject.to_owned(),
            cost: cost.to_owned(),
            answer: answer.to_owned(),
            said: said.to_owned(),
        }
    };
    lines.map(question).collect()
}

/// The tests of each question: file and name.
fn marked() -> BTreeMap<u16, BTreeSet<String>> {
    let mut files = Vec::new();
    for folder in ["crates", "tests"] {
        gather(&root().join(folder), &mut files);
    }
    files.sort();
    let mut tests: BTreeMap<u16, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(numbers) = line.strip_prefix(MARK) else {
                continue;
            };
            let after = &lines[at + 1..];
            let name = after.iter().take(6).find_map(|line| test_name(line));
            let place = file.strip_prefix(root()).unwrap().display().to_string();
            let name = name.unwrap_or_else(|| panic!("{place}:{}: no test follows", at + 1));
            for number in numbers.split(',') {
                let number = number.trim().parse().unwrap_or_else(|_| {
                    panic!("{place}:{}: {number:?} is no question", at + 1);
                });
                let shown = format!("`{}` in {place}", name.replace('_', " "));
                tests.entry(number).or_default().insert(shown);
            }
        }
    }
    tests
}

/// The name of the test that a line begins: `fn name()`, or `test("name"` in a browser.
fn test_name(line: &str) -> Option<String> {
    let (_, rest) = line
        .split_once("fn ")
        .or_else(|| line.split_once("test(\""))?;
    let name = rest.split(['(', '"']).next()?;
    Some(name.to_owned())
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !["node_modules", "target", "checklist"].contains(&&*name) {
            gather(&path, files);
        } else if name.ends_with(".rs") || name.ends_with(".test.mjs") {
            files.push(path);
        }
    }
}

fn document(questions: &[Question], tests: &BTreeMap<u16, BTreeSet<String>>) -> String {
    let mut text = String::from(
        "# FIDE mode and FIDE's checklist for programs\n\n\
         Made by `crates/cli/tests/checklist` of its list of questions and of the tests that are marked with\n\
         them. A test fails where this page is not what the program makes. The checklist is a draft that is not\n\
         public: the questions are known to us at second hand, so a subject may be told wrongly, and Rokada is\n\
         neither checked nor endorsed by FIDE. *Met* means that a marked test or a page shows it, *not met* that we\n\
         know it is missing, *unknown* that we can't say or haven't looked, *none* that it does not apply.\n\n",
    );
    let count = |answer: &str| -> usize {
        let of = questions
            .iter()
            .filter(|question| question.answer == answer);
        of.map(|question| question.numbers.len()).sum()
    };
    writeln!(
        text,
        "Of 225 questions {} are met, {} not met, {} unknown, {} do not apply.\n",
        count("met"),
        count("not met"),
        count("unknown"),
        count("none")
    )
    .unwrap();
    text.push_str(
        "## What is asked before it is done\n\n\
         Level 1 is told, 2 acknowledged, 3 confirmed, 4 confirmed twice with the consequences stated (in the\n\
         terminal by typing the event's name), 5 refused while the event is in FIDE mode.\n\n\
         | act | level | once the mode is left | line in the report | questions |\n|---|---|---|---|---|\n",
    );
    for kind in ActKind::ALL {
        let numbers: Vec<String> = kind.questions().iter().map(u16::to_string).collect();
        let word = kind.word().map_or("-", |word| word.text());
        let level = |level: Level| level.number();
        writeln!(
            text,
            "| {} | {} | {} | {word} | {} |",
            kind.name().replace('_', " "),
            level(kind.level()),
            level(kind.level_outside()),
            numbers.join(", ")
        )
        .unwrap();
    }
    text.push_str("\n## Question by question\n\n| question | subject | costs | answer | shown by |\n|---|---|---|---|---|\n");
    for question in questions {
        let shown: BTreeSet<&String> = (question.numbers.iter())
            .filter_map(|number| tests.get(number))
            .flatten()
            .collect();
        let mut shown: Vec<&str> = shown.into_iter().map(String::as_str).collect();
        if !question.said.is_empty() {
            shown.insert(0, &question.said);
        }
        writeln!(
            text,
            "| {} | {} | {} | {} | {} |",
            question.name,
            question.subject,
            question.cost,
            question.answer,
            shown.join("<br>")
        )
        .unwrap();
    }
    text
}

#[test]
fn the_document_is_what_the_tests_make() {
    let (questions, tests) = (questions(), marked());
    let made = document(&questions, &tests);
    let file = root().join("docs/fide-checklist.md");
    if std::env::var_os("ROKADA_WRITE_CHECKLIST").is_some() {
        std::fs::write(&file, &made).unwrap();
    }
    let stands = std::fs::read_to_string(&file)
        .unwrap_or_default()
        .replace('\r', "");
    assert!(
        stands == made,
        "docs/fide-checklist.md is stale: ROKADA_WRITE_CHECKLIST=1 cargo test -p rokada --test checklist"
    );
}

#[test]
fn every_question_stands_once_and_what_is_met_is_shown() {
    let (questions, tests) = (questions(), marked());
    let numbers: Vec<u16> = questions
        .iter()
        .flat_map(|q| q.numbers.iter().copied())
        .collect();
    assert_eq!(numbers, (1..=225).collect::<Vec<u16>>());
    let answers = ["met", "not met", "unknown", "none"];
    let mut unshown = Vec::new();
    for question in &questions {
        assert!(answers.contains(&&*question.answer), "{}", question.name);
        let page = question.page().map(|page| root().join(page));
        if let Some(page) = &page {
            assert!(
                page.exists(),
                "{} names no page: {}",
                question.name,
                page.display()
            );
        }
        let shown = question
            .numbers
            .iter()
            .any(|number| tests.contains_key(number));
        if question.answer == "met" && !shown && page.is_none() {
            unshown.push(&question.name);
        }
        assert!(
            !(shown && question.answer == "not met"),
            "{} is shown by a test and said not to be met",
            question.name
        );
    }
    assert!(
        unshown.is_empty(),
        "said to be met, shown by nothing: {unshown:?}"
    );
    let strangers: Vec<&u16> = tests
        .keys()
        .filter(|number| !numbers.contains(number))
        .collect();
    assert!(strangers.is_empty(), "no questions: {strangers:?}");
}
