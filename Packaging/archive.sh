#!/bin/sh
# Packs a static program into the archive that install.sh takes, with its checksum: archive.sh PROGRAM VERSION LICENCES FOLDER
set -eu
program=$1 version=$2 licences=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
name=draft-inspect-$version
archive=$name-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m).tar.gz
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

"$here/stage.sh" "$program" "$root" "/$name" "$licences"
mkdir -p "$folder"
# The same program makes the same archive.
tar -C "$root" --sort=name --owner=0 --group=0 --numeric-owner --mode=go-w --mtime=@0 -cf "$root/archive.tar" "$name"
gzip -n -9 <"$root/archive.tar" >"$folder/$archive"
(cd "$folder" && sha256sum "$archive" >"$archive.sha256")
echo "$folder/$archive"
