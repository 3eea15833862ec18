#!/bin/sh
# Installs the program with its manual page, completions, skills and licences: stage.sh PROGRAM ROOT PREFIX LICENCES
# LICENCES is a folder with those of its parts, as licences.sh makes it.
# Lists what belongs to an installation, relative to the prefix: stage.sh --list
set -eu

files='bin/draft-inspect
share/man/man1/draft-inspect.1
share/bash-completion/completions/draft-inspect
share/zsh/site-functions/_draft-inspect
share/fish/vendor_completions.d/draft-inspect.fish
share/draft-inspect/skills/auto-layout/SKILL.md
share/doc/draft-inspect/README.md
share/doc/draft-inspect/CHANGELOG.md
share/doc/draft-inspect/copyright'

if [ "$1" = --list ]; then
    echo "$files"
    exit
fi

program=$1
to=$2$3
licences=$4
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Everything is made before anything is installed.
if command -v python3 >/dev/null; then
    python3 "$here/manual.py" "$program" >"$work/draft-inspect.1"
else
    echo 'no manual page: that needs python3' >&2
fi
"$program" --generate-completion-script bash >"$work/draft-inspect"
"$program" --generate-completion-script zsh >"$work/_draft-inspect"
"$program" --generate-completion-script fish >"$work/draft-inspect.fish"
cp "$here/../README.md" "$here/../CHANGELOG.md" "$here/../Skills/auto-layout/SKILL.md" "$work"
cp "$here/../LICENSE" "$work/copyright"
cp "$program" "$work/program"
# Symbols are three quarters of a program that nobody debugs. Signatures of macOS are of the whole file.
if [ "$(uname -s)" != Darwin ]; then
    strip -R .comment "$work/program" 2>/dev/null || echo 'not stripped: that needs strip (binutils) and a program' >&2
fi

for file in $files; do
    case $file in bin/*) ;; *) [ -e "$work/$(basename "$file")" ] || continue ;; esac
    install -d "$to/$(dirname "$file")"
    case $file in
    bin/*) install -m 755 "$work/program" "$to/$file" ;;
    *) install -m 644 "$work/$(basename "$file")" "$to/$file" ;;
    esac
done

install -d "$to/share/doc/draft-inspect/licences"
for file in "$licences"/*; do
    install -m 644 "$file" "$to/share/doc/draft-inspect/licences/"
done
