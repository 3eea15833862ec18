#!/usr/bin/env python3
"""Measures the readers on generated inputs of two sizes, with what Python's libraries take for the same bytes in the same run.

usage: readers.py <ReaderBenchmarks binary> <draft-inspect binary> <markdown file whose part on readers is replaced>
All times are seconds of processor time, but for whole runs of the program.
"""
import io
import json
import os
import platform
import plistlib
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
import xml.parsers.expat

import reading_inputs

HEADING = "# Performance of the readers"
FORMATS = ["dump", "ib", "log", "trace", "constraints", "hierarchy", "vfl", "lookin"]
SMALL, LARGE = 2_000_000, 20_000_000
LOG_SIZE = 500_000_000


def expat(data):
    xml.parsers.expat.ParserCreate().Parse(data, True)


def elements(data):
    for _ in xml.etree.ElementTree.iterparse(io.BytesIO(data)):
        pass


def tree(data):
    xml.etree.ElementTree.fromstring(data)


def found(pattern):
    expression = re.compile(pattern)
    return lambda data: sum(1 for _ in expression.finditer(data))


# The peers do less: they make no layout. Expressions find one thing in each line.
PEERS = {
    "dump": [("json.loads", json.loads)],
    "ib": [("expat", expat), ("ElementTree", tree)],
    "log": [("re: sentences", found(rb"Unable to simultaneously satisfy constraints"))],
    "trace": [("re: views", found(rb"\w+(?:\.\w+)?:0x[0-9a-f]+"))],
    "constraints": [("re: constraints", found(rb"<(\w+):(0x[0-9a-f]+) (.*?)   \((active.*?)\)>"))],
    "hierarchy": [("re: views", found(rb"<([\w.]+): (0x[0-9a-f]+);.* frame = \(([^)]*)\)"))],
    "vfl": [("re: parts", found(rb"\[(\w+)(?:\(([^)]*)\))?\]"))],
    "lookin": [("plistlib", plistlib.loads)],
}


# A program's peak memory counts from that of the one that starts it: this starts from a small one.
LAUNCHER = """
import os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[2:], stdout=open(sys.argv[1], "w"), stderr=subprocess.DEVNULL)
usage = os.wait4(process.pid, 0)[2]
print(time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""


def launched(command, output):
    """Seconds on the wall, seconds of processor time and the peak memory in MB of a run of a program."""
    launch = [sys.executable, "-S", "-c", LAUNCHER, output] + command
    wall, seconds, memory = map(float, subprocess.run(launch, capture_output=True, text=True).stdout.split())
    return wall, seconds, memory / (1_048_576 if platform.system() == "Darwin" else 1_024)


def measure(binary, name, path, runs):
    output = path + ".out"
    memory = launched([binary, name, path, str(runs)], output)[2]
    with open(output) as file:
        line = file.read()
    size, seconds, views, constraints, findings, _ = line.split()
    return {"size": int(size), "seconds": float(seconds), "views": int(views), "constraints": int(constraints),
            "findings": int(findings), "memory": memory}


def least(action, data, runs=3):
    best = float("inf")
    for _ in range(runs):
        start = time.process_time()
        action(data)
        best = min(best, time.process_time() - start)
    return best


def row(lines, *cells):
    lines.append("| " + " | ".join(cells) + " |")
    print(lines[-1], flush=True)


def main():
    readers, program, target = sys.argv[1:4]
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    lines = [
        HEADING, "",
        "`make bench-readers` measured these times. All times are processor time: the minimum of 3 runs.",
        f"The machine is {platform.machine()} with {platform.system()} and {os.cpu_count()} cores; its load at the start was {load}.",
        "",
        "The inputs come from `Benchmarks/reading_inputs.py`: windows of 100 cells with three views each. Reading covers",
        "everything from the bytes to a validated layout. `growth` is the time per byte of the large input, divided by the time",
        "per byte of the small input (1 is linear). `memory` is the peak memory including the input itself, in MB and relative",
        "to the input's size. The peers are Python's parsers for the same bytes; the peers do less, because they build no layout.", "",
        "| input | MB | views | constraints | MB/s | growth | memory | peer | peer's MB/s | times the peer's |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    with tempfile.TemporaryDirectory() as folder:
        for name in FORMATS:
            paths = {}
            for size in (SMALL, LARGE):
                paths[size] = os.path.join(folder, f"{name}.{size}")
                with open(paths[size], "wb") as file:
                    file.write(reading_inputs.make(name, size))
            small = measure(readers, name, paths[SMALL], 3)
            large = measure(readers, name, paths[LARGE], 3)
            rate = large["size"] / large["seconds"] / 1e6
            growth = (large["seconds"] / large["size"]) / (small["seconds"] / small["size"])
            ours = [name, f"{large['size'] / 1e6:.0f}", f"{large['views']:,}", f"{large['constraints']:,}", f"{rate:.1f}",
                    f"{growth:.2f}", f"{large['memory']:.0f} MB, {large['memory'] * 1e6 / large['size']:.1f} ×"]
            with open(paths[LARGE], "rb") as file:
                data = file.read()
            for peer, action in PEERS[name]:
                theirs = len(data) / least(action, data) / 1e6
                row(lines, *ours, peer, f"{theirs:.1f}", f"{rate / theirs:.2f}")
                ours = [""] * len(ours)
            for path in paths.values():
                os.remove(path)
        lines += [
            "", f"The next table shows the whole program on a log of {LOG_SIZE // 1_000_000} MB, in which about one line in ten belongs to a"
            " conflict:", "", "| run | seconds | processor time | lines | lines/s | MB/s | peak memory |",
            "| --- | --- | --- | --- | --- | --- | --- |"]
        path = os.path.join(folder, "large.log")
        count = 0
        piece = reading_inputs.make("log", LARGE)
        with open(path, "wb") as file:
            while count * len(piece) < LOG_SIZE:
                file.write(piece)
                count += 1
        newlines = count * piece.count(b"\n")
        size = count * len(piece)
        runs = [(f"draft-inspect {verb}", [program, verb, path]) for verb in ("triage", "check", "explain")]
        runs += [("draft-inspect check FILE#1", [program, "check", path + "#1"]),
                 ("grep -c", ["grep", "-c", "Unable to simultaneously", path])]
        for title, command in runs:
            wall, seconds, memory = launched(command, os.path.join(folder, "output"))
            row(lines, f"`{title}`", f"{wall:.1f}", f"{seconds:.1f}", f"{newlines:,}", f"{newlines / wall:,.0f}",
                f"{size / wall / 1e6:.0f}", f"{memory:.0f} MB")
    before, _, section = (open(target).read() if os.path.exists(target) else "").partition("\n" + HEADING)
    # The parts of other benchmarks stay.
    after = section.partition("\n# ")[2].rstrip("\n")
    before = before.rstrip("\n")
    with open(target, "w") as file:
        file.write((before + "\n\n" if before else "") + "\n".join(lines) + "\n" + ("\n# " + after + "\n" if after else ""))


main()
