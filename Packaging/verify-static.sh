#!/bin/sh
# Fails unless a program is small and needs nothing of the system: verify-static.sh PROGRAM
set -eu
program=$1
# In bytes, 32 MiB: a third of it is Swift's own runtime and Foundation. What is added by mistake, such as FoundationXML with its 45 MB,
# is more than the difference.
most=33554432
size=$(wc -c <"$program")
echo "$program: $size bytes"
if [ "$size" -gt $most ]; then
    echo "larger than $most bytes" >&2
    exit 1
fi
if ldd "$program" >/dev/null 2>&1; then
    echo 'it needs shared libraries:' >&2
    ldd "$program" >&2
    exit 1
fi
"$program" --version
