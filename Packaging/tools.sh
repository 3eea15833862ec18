#!/bin/sh
# Installs what is missing of the packages named, by their names on Debian: tools.sh git libedit-dev python3
# On macOS, and where there is no apt-get, it names what is missing and fails. SWIFT is the command to look for, if it is set.
set -eu

if [ -n "${SWIFT:-}" ] && ! command -v "${SWIFT%% *}" >/dev/null; then
    echo 'Swift 6 is missing: see https://www.swift.org/install' >&2
    exit 1
fi

is_there() {
    case $1 in
    libedit-dev) [ -f /usr/include/histedit.h ] || [ -f "$(xcrun --show-sdk-path 2>/dev/null)/usr/include/histedit.h" ] ;;
    python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    python3-pexpect) python3 -c 'import pexpect' 2>/dev/null ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

missing=
for package in "$@"; do
    if ! is_there "$package"; then missing="$missing $package"; fi
done
if [ -z "$missing" ]; then exit; fi

if [ "$(uname -s)" = Darwin ]; then
    echo "missing:$missing; install Xcode or its command line tools (xcode-select --install)" >&2
    exit 1
elif ! command -v apt-get >/dev/null; then
    echo "missing:$missing (names of Debian's packages); install them with your package manager" >&2
    exit 1
fi
sudo=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || {
        echo "missing:$missing; run as root: apt-get update && apt-get install$missing" >&2
        exit 1
    }
    sudo='sudo '
fi
echo "missing:$missing"
echo "+ ${sudo}apt-get update && ${sudo}apt-get install -y$missing"
${sudo}apt-get update -qq
# Unquoted: a word for each package.
# shellcheck disable=SC2086
${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
