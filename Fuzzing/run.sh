#!/bin/sh
# Fuzzes one reader with libFuzzer until the time is over. What is found does not end it.
#
#   Fuzzing/run.sh READER [MINUTES] [FOLDER …]
#
# READER is a name that `--input` takes, or `any`. Folders hold more inputs to begin with. Findings are in
# Fuzzing/.build/found/READER, learned inputs in Fuzzing/.build/learned/READER.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
reader=$1
minutes=${2:-20}
shift
[ $# -eq 0 ] || shift
work=$here/.build
swift=${SWIFT:-swift}

# A changed source list of the package beside is seen only where the manifest is newer.
touch "$here/Package.swift"
"$swift" build --package-path "$here" -c release --product ReaderFuzzing \
    -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address
products=$("$swift" build --package-path "$here" -c release --show-bin-path)
program=$work/fuzz-readers
# libFuzzer brings the main function.
"${swift}c" -sanitize=fuzzer,address "$products/libReaderFuzzing.a" -o "$program" 2>"$work/link.log" || {
    cat "$work/link.log" >&2
    exit 1
}

mkdir -p "$work/learned/$reader" "$work/found/$reader"
[ "$reader" != dump ] || set -- "$@" "$here/../Examples"
[ ! -d "$here/Seeds/$reader" ] || set -- "$here/Seeds/$reader" "$@"
set -- "$work/learned/$reader" "$@"
[ ! -f "$here/Dictionaries/$reader.dict" ] || set -- "-dict=$here/Dictionaries/$reader.dict" "$@"
# A stack of 1 MB shows what would recurse over the depth of an input. Swift's own backtraces would take minutes for each
# thing found, and hang where there is no terminal.
ulimit -s 1024
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="${ASAN_OPTIONS:-symbolize=0}" READER="$reader"
exec "$program" -max_total_time=$((minutes * 60)) -max_len="${MAX_LENGTH:-32768}" -timeout=10 -rss_limit_mb=1024 \
    -malloc_limit_mb=512 -use_value_profile=1 -reload=0 -fork=1 -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 \
    -artifact_prefix="$work/found/$reader/" "$@"
