#!/bin/sh
# The reference event, from the start list to the final table and the report: 18 made-up players,
# 5 rounds, 10 minutes a player, a new position every round.
#
#   examples/reference-event/run.sh [FOLDER]
#
# The journal, the report, the table and the games are left in FOLDER (default: a new one).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
# The program named by ROKADA, or the one on the path, or the one built here.
if [ -n "${ROKADA:-}" ]; then
    rokada=$ROKADA
elif command -v rokada >/dev/null; then
    rokada=rokada
else
    cargo build --release --quiet --package rokada --manifest-path "$root/Cargo.toml"
    rokada=${CARGO_TARGET_DIR:-$root/target}/release/rokada
fi
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"

event() {
    action=$1
    shift
    "$rokada" --lang en event "$action" --data "$folder" "$@"
}

event new "Reference event" --rounds 5 --time 10+0 --initial white
id=reference-event
event import "$here/start-list.csv" --into "$id"

round=0
while read -r results; do
    round=$((round + 1))
    # The position is drawn, the round is paired by the rules and published.
    event next "$id"
    board=0
    for result in $results; do
        board=$((board + 1))
        event result "$id" "$board" "$result" >/dev/null
    done
    event show "$id" "$round"
done <"$here/results.txt"

# A result of the third round was written down wrongly: that is asked about, since
# the rounds after it stay as they are, and the report tells of it.
event correct "$id" 2 1-0 --round 3 --anyway
event finish "$id"

event show "$id" positions
event show "$id" table
event export "$id" --format trf26 --out "$folder/report.trf"
event export "$id" --format trf16 --out "$folder/report-2016.trf"
event export "$id" --format csv --out "$folder/table.csv"
event export "$id" --format pgn --out "$folder/games.pgn"
