#!/bin/sh
# Builds a Debian package of a static program: debian.sh PROGRAM VERSION LICENCES FOLDER
# LICENCES is a folder with those of its parts, as licences.sh makes it. Where there is lintian, the package must pass it.
set -eu
program=$1 version=$2 licences=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-draft-inspect maintainers} <${DEBEMAIL:-draft-inspect@users.noreply.github.com}>"
# The time of the commit, so that a package depends on nothing but what is in it.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

"$here/stage.sh" "$program" "$root" /usr "$licences"
documents=$root/usr/share/doc/draft-inspect
for page in "$root"/usr/share/man/man1/*.1; do
    if [ -f "$page" ]; then gzip -n -9 "$page"; fi
done
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"

# Debian has the texts of these itself, and refers to them.
rm -f "$documents/licences/LGPL-2.1.txt" "$documents/licences/GPL-3.txt" "$documents/licences/swift.txt" \
    "$documents/licences/swift-argument-parser.txt"
{
    echo 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/'
    echo 'Upstream-Name: draft-inspect'
    echo
    echo 'Files: *'
    sed -n 's/^Copyright (c) /Copyright: /p' "$here/../LICENSE"
    echo 'License: Expat'
    sed -n '/^Permission/,$p' "$here/../LICENSE" | sed 's/^$/./; s/^/ /'
    echo 'Comment: The program has parts under other licences, whose notices are in'
    echo ' /usr/share/doc/draft-inspect/licences. The full texts of the Apache License 2.0,'
    echo ' the GNU Lesser General Public License 2.1 and the GNU General Public License 3'
    echo ' are in /usr/share/common-licenses/Apache-2.0, LGPL-2.1 and GPL-3.'
    sed '/^\(LGPL-2.1\|GPL-3\):/d; s/^$/./; s/^/ /' "$licences/parts.txt"
} >"$documents/copyright"
{
    echo "draft-inspect ($version) unstable; urgency=medium"
    echo
    echo '  * CHANGELOG.md in this folder lists what changed.'
    echo
    echo " -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -n -9 >"$documents/changelog.gz"
gzip -n -9 "$documents/CHANGELOG.md"
chmod 644 "$documents/changelog.gz"
install -d "$root/usr/share/lintian/overrides"
cat >"$root/usr/share/lintian/overrides/draft-inspect" <<END
# The toolchain is not in Debian, and neither are its libraries; the licences of all parts are in the package.
draft-inspect: statically-linked-binary [usr/bin/draft-inspect]
# libedit needs what is known of terminals, which a static program has in itself.
draft-inspect: embedded-library ncurses [usr/bin/draft-inspect]
END
chmod 644 "$root/usr/share/lintian/overrides/draft-inspect"

install -d "$root/DEBIAN"
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs md5sum >DEBIAN/md5sums)
chmod 644 "$root/DEBIAN/md5sums"
cat >"$root/DEBIAN/control" <<END
Package: draft-inspect
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Section: devel
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Recommends: git
Description: layout debugger for Auto Layout
 Finds and explains conflicts and ambiguities in storyboards, xibs, console
 logs and layout dumps, and prints layouts as Swift source.
END
mkdir -p "$folder"
package=$folder/draft-inspect_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
if command -v lintian >/dev/null; then lintian --fail-on error,warning "$package"; fi
echo "$package"
