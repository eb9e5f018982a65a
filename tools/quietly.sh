#!/bin/sh
# quietly.sh "What is done" command...: says so, and shows the command's own words only if it fails.

echo "$1…" >&2  # so that what a target prints can be read by a program
shift
log=$(mktemp) || exit
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM
"$@" >"$log" 2>&1 </dev/null && exit
status=$?
cat "$log" >&2
exit $status
