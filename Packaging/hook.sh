#!/bin/sh
# The hook of .pre-commit-hooks.yaml: checks the files that it is given with the program of the hook's version. It installs that for
# itself, unless a program of this version can be found.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/^let programVersion = "\(.*\)"$/\1/p' "$here/Sources/draft-inspect/DraftInspect.swift")
prefix=${XDG_CACHE_HOME:-${HOME:?}/.cache}/draft-inspect/$version
program=$prefix/bin/draft-inspect
if [ ! -x "$program" ]; then
    if [ "$(draft-inspect --version 2>/dev/null || true)" = "$version" ]; then
        program=draft-inspect
    else
        "$here/Packaging/install.sh" --prefix "$prefix" >&2
    fi
fi
exec "$program" check "$@"
