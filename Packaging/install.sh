#!/bin/sh
# Installs draft-inspect in seconds, without Swift: install.sh [OPTIONS]
# It takes the archive of a release and checks its sum. Where there is none for this system, it builds the program with Swift 6.
#
#   --prefix FOLDER    where to install; without it, ~/.local
#   --version VERSION  without it, that of the repository that this script is in
#   --archives URL     the address or folder that has the archives; without it, DRAFT_INSPECT_ARCHIVES, or the releases of the
#                      repository at its host
#   --sha256 SUM       the sum that the archive must have; without it, that of the file beside the archive
#   --no-build         fail where there is no archive
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
prefix=${HOME:-}/.local version='' archives=${DRAFT_INSPECT_ARCHIVES:-} sum='' builds=1

fail() {
    echo "install.sh: $1" >&2
    exit "${2:-1}"
}

while [ $# -gt 0 ]; do
    case $1 in
    --no-build) builds='' ;;
    --prefix | --version | --archives | --sha256)
        if [ $# -lt 2 ]; then fail "$1 needs a value" 64; fi
        case $1 in
        --prefix) prefix=$2 ;;
        --version) version=${2#v} ;;
        --archives) archives=$2 ;;
        --sha256) sum=$2 ;;
        esac
        shift
        ;;
    *) fail "expected --prefix, --version, --archives, --sha256 or --no-build, found '$1'" 64 ;;
    esac
    shift
done

source=$here/Sources/draft-inspect/DraftInspect.swift
if [ -z "$version" ] && [ -f "$source" ]; then
    version=$(sed -n 's/^let programVersion = "\(.*\)"$/\1/p' "$source")
fi
if [ -z "$version" ]; then fail 'no version; name one with --version' 64; fi

# Where hosts keep the files of a release.
if [ -z "$archives" ] && command -v git >/dev/null; then
    remote=$(git -C "$here" remote get-url origin 2>/dev/null || true)
    remote=$(echo "$remote" | sed 's|^git@\([^:]*\):|https://\1/|; s|\.git$||')
    case $remote in
    https://github.com/*) archives=$remote/releases/download/v$version ;;
    https://gitlab.com/*) archives=$remote/-/releases/v$version/downloads ;;
    esac
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
case $system in *-arm64) system=${system%arm64}aarch64 ;; esac
archive=draft-inspect-$version-$system.tar.gz

# fetch NAME: to the work folder.
fetch() {
    case $archives in
    *://*)
        if command -v curl >/dev/null; then
            curl -fsSL --retry 2 -o "$work/$1" "$archives/$1"
        elif command -v wget >/dev/null; then
            wget -q -O "$work/$1" "$archives/$1"
        else
            echo 'install.sh: neither curl nor wget is there' >&2
            return 1
        fi
        ;;
    *) cp "$archives/$1" "$work/$1" ;;
    esac
}

if [ -n "$archives" ] && fetch "$archive"; then
    if [ -z "$sum" ]; then
        fetch "$archive.sha256" || fail "there is no $archive.sha256 beside the archive; give its sum with --sha256"
        sum=$(cut -d ' ' -f 1 <"$work/$archive.sha256")
    fi
    # What is not what was published is an error, and no reason to build.
    if command -v sha256sum >/dev/null; then
        found=$(sha256sum <"$work/$archive")
    else
        found=$(shasum -a 256 <"$work/$archive")
    fi
    found=${found%% *}
    if [ "$found" != "$sum" ]; then fail "$archive has the sum $found, expected $sum; nothing was installed"; fi
    tar -C "$work" -xzf "$work/$archive"
    reported=$("$work/draft-inspect-$version/bin/draft-inspect" --version) ||
        fail "the program of $archive does not run on this machine; nothing was installed"
    if [ "$reported" != "$version" ]; then fail "$archive has version $reported, expected $version"; fi
    mkdir -p "$prefix"
    cp -R "$work/draft-inspect-$version/." "$prefix/"
    echo "draft-inspect $version is in $prefix/bin"
    exit
fi

if [ -z "$builds" ]; then fail "no $archive at ${archives:-any address}; name one with --archives"; fi
if [ ! -f "$here/Makefile" ]; then fail "no $archive at ${archives:-any address}, and no source to build beside this script"; fi
echo "install.sh: no $archive at ${archives:-any address}; building the program with Swift, which takes minutes" >&2
if ! command -v make >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    # Swift's images have none.
    apt-get update -qq && apt-get install -y -qq make
fi
make -C "$here" install PREFIX="$prefix"
