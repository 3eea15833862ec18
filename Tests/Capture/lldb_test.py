"""Drives Capture/draft_inspect_lldb.py in a real lldb, on a headless app that is stopped at a breakpoint.

    lldb_test.py PROGRAM APP

Skipped, with a word, where no lldb with Python starts: LLDB is the path of one.
"""

import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPT = os.path.join(ROOT, "Capture", "draft_inspect_lldb.py")
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)
        print("FAILED:", message)


def works(lldb):
    """Whether a debugger starts, and has Python."""
    try:
        run = subprocess.run([lldb, "-b", "-x", "-o", "script print(6 * 7)"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "\n42" in run.stdout


def candidates():
    names = [os.environ.get("LLDB"), "lldb"]
    for folder in os.environ.get("PATH", "").split(os.pathsep) + ["/usr/bin"]:
        names += [os.path.join(folder, name) for name in ["lldb", "lldb-14", "lldb-16", "lldb-19"]]
    return [path for path in map(lambda name: name and shutil.which(name), names) if path]


def debug(lldb, app, program, folder, *commands):
    # A command that fails ends what is read from -o; one that a script gives does not.
    commands = [f"script lldb.debugger.HandleCommand({command!r})" for command in commands]
    lines = ["command script import " + SCRIPT, "breakpoint set -r isReady", "run", *commands, "kill"]
    run = subprocess.run(
        [lldb, "-b", "-x", *[word for line in lines for word in ["-o", line]], "--", app], cwd=folder,
        env={**os.environ, "DRAFT_INSPECT": program}, capture_output=True, text=True, timeout=300)
    return run.stdout + run.stderr


def main():
    program, app = map(os.path.abspath, sys.argv[1:3])
    lldb = next((path for path in candidates() if works(path)), None)
    if lldb is None:
        print("skipped: the commands for lldb are not tried, no lldb with Python starts (set LLDB to its path)")
        return 0
    own = subprocess.run([app], capture_output=True, text=True).stdout.removesuffix("ready\n")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "layout.json")
        text = debug(
            lldb, app, program, folder, "draft dump layout.json", "draft dump layout.json", "draft check --color never",
            "draft tree", "draft", "draft dump", "draft boil", "draft check --nonsense")
        if not os.path.exists(path):
            expect(False, "a dump is written:\n" + text)
        else:
            expect(open(path).read() == own, "the dump is the one that the app makes itself")
        expect("wrote 'layout.json'" in text, "the file is said")
        expect("'layout.json' is there already" in text, "no file is overwritten")
        expect("112 points of width, but RowView has 100 (12 short)" in text, "'draft check' finds the conflict")
        expect("└─ priceLabel UILabel" in text, "'draft tree' shows the views")
        expect(text.count("usage: draft dump FILE") == 3, "wrong words get the usage")
        expect("ended with status 64" in text, "wrong options are reported")
        if failures:
            print(text)
        missing = debug(lldb, app, os.path.join(folder, "nothing"), folder, "draft check")
        expect("was not found; set DRAFT_INSPECT" in missing, "a missing program is one error")
        early = subprocess.run(
            [lldb, "-b", "-x", "-o", "command script import " + SCRIPT, "-o", "draft check", "--", app],
            capture_output=True, text=True, timeout=60)
        expect("there is no stopped process" in early.stdout + early.stderr, "no process is one error")
    print(f"{len(failures)} failures" if failures else "the commands for lldb work in " + lldb)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
