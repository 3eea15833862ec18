"""Verifies files in the dialects and forms that Headless can run: prints, compiles, runs and compares each.

usage: verify.py --program DRAFT_INSPECT [--dialects anchors,draftsman,…] [--forms class,statements,plan]
                 [--settings] [--minimum N] FILE ...

Prints what is not equal, and the sum. The status is 1 where something is not, or fewer than --minimum were compiled.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--dialects", type=lambda text: text.split(","), default=["anchors", "draftsman", "flow", "notautolayout", "swiftlayout"])
    parser.add_argument("--forms", type=lambda text: text.split(","), default=["class", "statements", "plan"])
    parser.add_argument("--settings", action="store_true", help="print with --view-config")
    parser.add_argument("--minimum", type=int, default=0)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()

    def verify(job):
        path, dialect, form = job
        command = [options.program, "verify", path, "--dialect", dialect, "--form", form]
        if options.settings:
            command.append("--view-config")
        return subprocess.run(command, capture_output=True, text=True)

    jobs = [(path, dialect, form) for path in options.files for dialect in options.dialects for form in options.forms]
    # Headless is built by the first; the others find it in the cache.
    results = [verify(jobs[0])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results += pool.map(verify, jobs[1:])
    counts = {"equal": 0, "nothing to compare": 0, "proven in process": 0, "not printed": 0, "different": 0}
    for job, result in zip(jobs, results):
        head = result.stdout.split("\n", 1)[0]
        if head.endswith(": equal"):
            counts["equal"] += 1
        elif head.endswith(": nothing to compare"):
            counts["nothing to compare"] += 1
        elif "proven in process" in head:
            counts["proven in process"] += 1
        elif not result.stdout and result.returncode == 64:
            counts["not printed"] += 1
        else:
            counts["different"] += 1
            print(" ".join(job[1:]), (result.stdout or result.stderr).rstrip()[:1500], sep=": ")
    print(f"{len(jobs)} prints: " + ", ".join(f"{count} {what}" for what, count in counts.items() if count))
    sys.exit(1 if counts["different"] or counts["equal"] < options.minimum else 0)


if __name__ == "__main__":
    main()
