#!/bin/sh
# The steps of action.yml: action.sh install, action.sh check. Inputs come as variables, never as words of a command line.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
prefix=${RUNNER_TEMP:?}/draft-inspect

case $1 in
install)
    if command -v draft-inspect >/dev/null; then exit; fi
    # Swift's images have none.
    if ! command -v make >/dev/null; then apt-get update -qq && apt-get install -y -qq make; fi
    make -C "$here" install PREFIX="$prefix"
    echo "$prefix/bin" >>"$GITHUB_PATH"
    ;;
check)
    set -f
    # One path a line, since paths contain blanks.
    set --
    while IFS= read -r path; do
        if [ -n "$path" ]; then set -- "$@" "$path"; fi
    done <<END
${INPUT_PATHS:-.}
END
    if [ -n "${INPUT_BASELINE:-}" ]; then set -- --baseline "$INPUT_BASELINE" "$@"; fi
    if [ -n "${INPUT_CHANGED_SINCE:-}" ]; then set -- --changed-since "$INPUT_CHANGED_SINCE" "$@"; fi
    if [ -n "${INPUT_SARIF:-}" ]; then set -- --report "sarif=$INPUT_SARIF" "$@"; fi
    if [ -n "${INPUT_HTML:-}" ]; then set -- --report "html=$INPUT_HTML" "$@"; fi
    draft-inspect check --report github --fail-on "${INPUT_FAIL_ON:-error}" "$@"
    ;;
*)
    echo "action.sh: expected install or check, found $1" >&2
    exit 64
    ;;
esac
