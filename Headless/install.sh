#!/bin/sh
# Copies the sources of Headless, and of what its layout pass is made of, to a folder: install.sh FOLDER BUILD-FOLDER.
# `draft-inspect verify` and `run` build them for the machine's compiler. The modules and their folders are listed in
# HeadlessModule.swift.
set -e
target=$1
build=$2
root=$(cd "$(dirname "$0")/.." && pwd)
list=$root/Sources/draft-inspect/Headless/HeadlessModule.swift
tr '\n' ' ' <"$list" | grep -o 'HeadlessModule( *name: "[^"]*", *folder: "[^"]*"' |
    sed 's/.*name: "\([^"]*\)", *folder: "\([^"]*\)"/\1 \2/' |
    while read -r name folder; do
        case $folder in checkouts/*) source=$build/$folder ;; *) source=$root/$folder ;; esac
        rm -rf "$target/$name"
        mkdir -p "$target/$name"
        (cd "$source" && find . -name '*.swift' | while read -r file; do
            mkdir -p "$target/$name/$(dirname "$file")"
            install -m 644 "$file" "$target/$name/$file"
        done)
        # Those of other packages bring their licence.
        case $folder in checkouts/*) install -m 644 "$source"/../LICENSE* "$target/$name/" ;; esac
    done
