#!/bin/sh
# Writes the licences of what a program is built of to a folder, a file for each part, and a list of the parts:
#   licences.sh CHECKOUTS FOLDER            of a program that finds the system's libraries where it runs
#   licences.sh --static CHECKOUTS FOLDER   of one that has all of them in it
# CHECKOUTS has the packages that the program was built with. SWIFT_LICENCE names the licence of the toolchain, and DOCUMENTS the
# folder of the system's packages, if they are elsewhere.
set -eu

is_static=
if [ "$1" = --static ]; then
    is_static=1
    shift
fi
checkouts=$1 folder=$2
documents=${DOCUMENTS:-/usr/share/doc}
common=${COMMON_LICENCES:-/usr/share/common-licenses}
mkdir -p "$folder"

# The first file that there is becomes the text of a part: part NAME LICENCE FILE ...
part() {
    name=$1 licence=$2
    shift 2
    for file in "$@"; do
        if [ -f "$file" ]; then
            install -m 644 "$file" "$folder/$name.txt"
            echo "$name: $licence" >>"$folder/parts.txt"
            return
        fi
    done
    echo "licences.sh: no licence text of $name; expected $*" >&2
    exit 1
}

# What Debian's packages say of one, with the version that is linked: library NAME LICENCE PACKAGE ...
library() {
    name=$1 licence=$2
    shift 2
    for package in "$@"; do
        if [ -f "$documents/$package/copyright" ]; then
            version=$(dpkg-query -W -f '${Version}' "$package" 2>/dev/null || true)
            part "$name" "$licence${version:+, version $version}" "$documents/$package/copyright"
            return
        fi
    done
    part "$name" "$licence" "$documents/$1/copyright"
}

rm -f "$folder/parts.txt"
part swift-argument-parser 'Apache License 2.0 with Runtime Library Exception' \
    "$checkouts"/swift-argument-parser/LICENSE.txt
part BigInt 'MIT License' "$checkouts"/BigInt/LICENSE.md
if [ -z "$is_static" ]; then exit; fi

if [ -z "${SWIFT_LICENCE:-}" ]; then
    resources=$(${SWIFT:-swift} -print-target-info 2>/dev/null |
        sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' | head -n 1)
    SWIFT_LICENCE=${resources%/lib/swift}/share/swift/LICENSE.txt
fi
part swift 'Apache License 2.0 with Runtime Library Exception (standard library, Dispatch)' "$SWIFT_LICENCE"
library libedit 'BSD License, 3 clauses' libedit2 libedit-dev
library libbsd 'BSD License, 3 clauses, and others of its kind' libbsd0 libbsd-dev
library libmd 'BSD License, 3 clauses, and others of its kind' libmd0 libmd-dev
library ncurses 'MIT License of X11 (tinfo)' libtinfo6 libncurses-dev
library gcc 'GNU General Public License 3 with GCC Runtime Library Exception (libstdc++, libgcc)' libstdc++6 libgcc-s1
library glibc 'GNU Lesser General Public License 2.1' libc6 libc6-dev
part LGPL-2.1 'the text of that licence' "$common/LGPL-2.1"
part GPL-3 'the text of that licence' "$common/GPL-3"
cat >>"$folder/parts.txt" <<END

glibc is linked into the program. Its source is that of the distribution's package of the version above. To use the program with another
version of it, build the program from its own source, which is under the MIT License: make dist.
END
