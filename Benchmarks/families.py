#!/usr/bin/env python3
"""Measures whole commands on families of layouts that are small and hard: user seconds for two sizes, and their growth.

usage: families.py PROGRAM [FAMILY …]

Growth is the logarithm of the ratio of both times to that of both sizes: 1 is in proportion, 2 quadratic. A command that takes longer
than a minute is ended; of it, a minute is known. The shapes are those of layout_dumps.py.
"""
import math
import os
import resource
import subprocess
import sys
import tempfile

from layout_dumps import SHAPES

SIZES = (500, 1_500)
SECONDS = 60
# By shape: further arguments of check.
FAMILIES = {
    "stack-fill": [], "stack-fillProportionally": [], "stack-equalSpacing": [], "stack-equalCentering": [], "images": [],
    "row": [], "unfit": [], "priorities": ["--notes"], "bounds": [], "equals": [],
    "columns": ["--sizes", "300..100000"], "form": [], "tree": [],
}


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def seconds(arguments):
    """User seconds and megabytes; seconds are those of the limit where it was reached."""
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, preexec_fn=limit)
    _, status, usage = os.wait4(process.pid, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) not in (0, 1):
        sys.exit(f"status {os.WEXITSTATUS(status)}: {' '.join(arguments)}")
    return usage.ru_utime, usage.ru_maxrss / 1024


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, wanted = sys.argv[1], sys.argv[2:] or list(FAMILIES)
    print(f"{'family':28}" + "".join(f"{size:>9} s {'MB':>6}" for size in SIZES) + "   growth")
    with tempfile.TemporaryDirectory() as folder:
        for family in wanted:
            figures = []
            for size in SIZES:
                path = os.path.join(folder, f"{family}-{size}.json")
                with open(path, "w") as out:
                    SHAPES[family](size).write(out)
                figures.append(seconds([program, "check", *FAMILIES[family], path]))
            growth = math.log(figures[1][0] / max(figures[0][0], 0.001)) / math.log(SIZES[1] / SIZES[0])
            print(f"{family:28}" + "".join(f"{time:9.2f} s {memory:6.0f}" for time, memory in figures)
                  + f"   {growth:6.2f}", flush=True)


if __name__ == "__main__":
    main()
