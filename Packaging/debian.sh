#!/bin/sh
# Builds a Debian package of a static program: debian.sh PROGRAM VERSION FOLDER
set -eu
program=$1 version=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
architecture=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

"$here/stage.sh" "$program" "$root" /usr
gzip -n -9 "$root/usr/share/man/man1/draft-inspect.1"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
install -d "$root/DEBIAN"
# terminfo is read by the editor of lines, which is linked in.
cat >"$root/DEBIAN/control" <<END
Package: draft-inspect
Version: $version
Architecture: $architecture
Maintainer: draft-inspect contributors <draft-inspect@localhost>
Section: devel
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Recommends: ncurses-base, git
Description: layout debugger for Auto Layout
 Finds and explains conflicts and ambiguities in storyboards, xibs, console
 logs and layout dumps, and prints layouts as Swift source.
END
mkdir -p "$folder"
dpkg-deb --root-owner-group --build "$root" "$folder/draft-inspect_${version}_$architecture.deb" >/dev/null
echo "$folder/draft-inspect_${version}_$architecture.deb"
