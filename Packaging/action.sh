#!/bin/sh
# The steps of action.yml: action.sh install, action.sh check. Inputs come as variables, never as words of a command line.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
prefix=${RUNNER_TEMP:?}/draft-inspect

case $1 in
install)
    if command -v draft-inspect >/dev/null; then exit; fi
    version=$(sed -n 's/^let programVersion = "\(.*\)"$/\1/p' "$here/Sources/draft-inspect/DraftInspect.swift")
    archives=${INPUT_ARCHIVES:-}
    # An action that was named by its repository has no remote.
    if [ -z "$archives" ] && [ -n "${GITHUB_ACTION_REPOSITORY:-}" ]; then
        archives=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_ACTION_REPOSITORY/releases/download/v$version
    fi
    set -- --prefix "$prefix"
    if [ -n "$archives" ]; then set -- "$@" --archives "$archives"; fi
    if [ -n "${INPUT_SHA256:-}" ]; then set -- "$@" --sha256 "$INPUT_SHA256"; fi
    "$here/Packaging/install.sh" "$@"
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
