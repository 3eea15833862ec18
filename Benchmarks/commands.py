#!/usr/bin/env python3
"""Measures whole commands on layouts of known shapes: user seconds, peak memory, growth.

usage: commands.py PROGRAM [OTHER] [--quick]

Each command is run three times (long ones once), the least counts. With OTHER, another build of the program, its figures
are beside those of PROGRAM. Layouts are made by layout_dumps.py, in a folder that is removed afterwards.
"""
import math
import os
import resource
import signal
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 200


def run(arguments):
    """User seconds and peak memory in MB; None where the limit was met."""
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    signal.signal(signal.SIGALRM, lambda *_: process.kill())
    signal.alarm(LIMIT)
    try:
        _, status, usage = os.wait4(process.pid, 0)
    finally:
        signal.alarm(0)
    if os.WIFSIGNALED(status):
        return None
    return usage.ru_utime, usage.ru_maxrss / 1024


def least(arguments):
    first = run(arguments)
    if first is None or first[0] > 8:
        return first
    runs = [first] + [each for each in (run(arguments), run(arguments)) if each]
    return min(each[0] for each in runs), max(each[1] for each in runs)


def text(figures):
    return f"> {LIMIT}" if figures is None else f"{figures[0]:.2f} s, {figures[1]:.0f} MB"


def main():
    arguments = [each for each in sys.argv[1:] if not each.startswith("--")]
    is_quick = "--quick" in sys.argv
    if not arguments:
        sys.exit(__doc__)
    programs = arguments[:2]
    with tempfile.TemporaryDirectory() as folder:
        def layout(shape, count):
            path = os.path.join(folder, f"{shape}-{count}.json")
            if not os.path.exists(path):
                with open(path, "w") as out:
                    subprocess.run([sys.executable, os.path.join(HERE, "layout_dumps.py"), shape, str(count)],
                                   stdout=out, check=True)
            return path

        print("| command | " + " | ".join(f"`{os.path.basename(os.path.dirname(each))}`" if len(programs) > 1 else "figures"
                                          for each in programs) + " |")
        print("| --- |" + " --- |" * len(programs))

        def row(name, command, shape, count, more=()):
            figures = [least([each] + command + [layout(shape, count)] + list(more)) for each in programs]
            print(f"| {name} | " + " | ".join(text(each) for each in figures) + " |", flush=True)
            return figures

        large = 10_000 if is_quick else 100_000
        for shape in ("form", "tree", "chain", "grid", "nested", "form-s", "tree-s", "form-c", "form-a"):
            small = row(f"check {shape} {large // 10:,}", ["check"], shape, large // 10)
            big = row(f"check {shape} {large:,}", ["check"], shape, large)
            growth = [
                f"{math.log10(after[0] / max(before[0], 0.01)):.2f}" if before and after else "-"
                for before, after in zip(small, big)
            ]
            print(f"| growth {shape} | " + " | ".join(growth) + " |", flush=True)
        row(f"check tree-t {large:,}, 7,579 clipped labels", ["check"], "tree-t", large)
        for shape in ("form", "nested"):
            row(f"print {shape} {large:,}", ["print"], shape, large)
        row("check 90,001 views, 300 conflicts", ["check"], "form-c", 9_001 if is_quick else 90_001)
        row("check 9,001 views, 90 ties", ["check"], "form-a", 9_001)
        for count in (250, 1_000, 2_000)[:1 if is_quick else 3]:
            row(f"check {count:,} views that do not fit", ["check"], "unfit", count)
        row("check 1,000 tied labels", ["check"], "row", 1_000)
        edits = "; ".join(f"set c17.constant {8 + step % 5}" for step in range(21))
        without = row("session of 9,000 views", ["repl", "--no-rc"], "form", 9_000, ["-c", edits.split(";")[0]])
        edited = row("20 edits more", ["repl", "--no-rc"], "form", 9_000, ["-c", edits])
        each = [f"{(after[0] - before[0]) / 20 * 1000:.0f} ms" if before and after else "-"
                for before, after in zip(without, edited)]
        print("| one edit | " + " | ".join(each) + " |")


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
