#!/bin/sh
# Fuzzes one reader with libFuzzer, until something is found or the time is over.
#
#   Fuzzing/run.sh READER [MINUTES] [FOLDER …]
#
# READER is a name that `--input` takes, or `any`. Folders hold more inputs to begin with. What is found stands in
# Fuzzing/.build/found/READER, what was learned in Fuzzing/.build/learned/READER.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
reader=$1
minutes=${2:-20}
shift; [ $# -eq 0 ] || shift
work=$here/.build
swift=${SWIFT:-swift}

# Sanitizers need their own folder of products: they change what every module is compiled to.
"$swift" build --package-path "$here" -c release --product ReaderFuzzing -Xswiftc -sanitize=fuzzer,address \
    -Xcc -fsanitize=fuzzer-no-link,address
binaries=$("$swift" build --package-path "$here" -c release --show-bin-path)
program=$work/fuzz-readers
# libFuzzer brings the main function.
"${swift}c" -sanitize=fuzzer,address "$binaries/libReaderFuzzing.a" -o "$program" 2>"$work/link.log" \
    || { cat "$work/link.log" >&2; exit 1; }

mkdir -p "$work/learned/$reader" "$work/found/$reader"
set -- "$work/learned/$reader" $(for folder in "$here/Seeds/$reader" "$@"; do [ -d "$folder" ] && echo "$folder"; done)
case $reader in dump) set -- "$@" "$here/../Examples" ;; esac
dictionary=$here/Dictionaries/$reader.dict
[ ! -f "$dictionary" ] || set -- "-dict=$dictionary" "$@"
# A stack of 1 MB shows what would recurse over the depth of an input. Symbols are looked up only once something is found.
ulimit -s 1024
READER=$reader exec "$program" -max_total_time=$((minutes * 60)) -max_len="${MAX_LENGTH:-32768}" \
    -timeout=10 -rss_limit_mb=1024 -malloc_limit_mb=512 -print_final_stats=1 -use_value_profile=1 -reload=0 \
    -artifact_prefix="$work/found/$reader/" "$@"
