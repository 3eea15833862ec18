#!/usr/bin/env python3
"""The recipes of Documentation/CI.md in a bare Debian without Swift and without a network: bare_system.py ARCHIVES

ARCHIVES is the folder with the archive of `make dist` and its sum; it is the mirror that the recipes take the archive from.
The system is Debian's smallest (`debootstrap --variant=minbase`), or the folder that DRAFT_INSPECT_BARE_ROOT names. Each recipe
has to leave its reports within 30 seconds, from the first line of its script on. Needs root; what is missing is said, and the
test skipped, with status 0.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

LIMIT = 30  # seconds, from a bare system to the reports
PACKAGE = pathlib.Path(__file__).resolve().parents[2]


def skip(reason):
    print(f"bare system: skipped, {reason}")
    sys.exit(0)


def section(page, title):
    """The text of a section of a page of Markdown."""
    return page.split(f"\n## {title}\n")[1].split("\n## ")[0]


def block(text, language):
    """The first block of a language."""
    return text.split(f"```{language}\n")[1].split("\n```")[0]


def listed(recipe, key):
    """The lines of a list of YAML, as GitLab runs them."""
    lines = recipe.split("\n")
    start = next(i for i, line in enumerate(lines) if line.strip() == key + ":")
    script = []
    for line in lines[start + 1:]:
        item = re.match(r"\s+- (.*)", line)
        if not item:
            break
        script.append(item[1])
    return "set -e\n" + "\n".join(script)


def content(recipe):
    """The text of Bitrise's `content: |`."""
    lines = recipe.split("\n")
    start = next(i for i, line in enumerate(lines) if line.strip().endswith("content: |"))
    indent = len(lines[start + 1]) - len(lines[start + 1].lstrip())
    text = []
    for line in lines[start + 1:]:
        if line.strip() and len(line) - len(line.lstrip()) < indent:
            break
        text.append(line[indent:])
    return "\n".join(text)


def recipes():
    """Name, script, environment, the reports that it has to leave, with how each begins, and what it has to print."""
    page = (PACKAGE / "Documentation/CI.md").read_text()
    yield "GitLab", listed(block(section(page, "GitLab"), "yaml"), "script"), {}, {
        "code-quality.json": "[", "layouts.xml": "<?xml", "layouts.html": "<!doctype html>"
    }
    yield "Bitrise", content(block(section(page, "Bitrise"), "yaml")), {
        "BITRISE_TEST_RESULT_DIR": "/project", "BITRISE_DEPLOY_DIR": "/project"
    }, {"layouts.xml": "<?xml", "layouts.html": "<!doctype html>"}
    yield "Xcode Cloud", block(section(page, "Xcode Cloud"), "sh"), {"CI_PRIMARY_REPOSITORY_PATH": "/project"}, {}, ": error: "
    # The first thing that a reader wants of it.
    yield "SARIF", """set -e
Tools/draft-inspect/Packaging/install.sh --prefix .layout --no-build
.layout/bin/draft-inspect check . --report sarif=layouts.sarif""", {}, {"layouts.sarif": "{"}


def project(root):
    """A repository with layouts, in which this one is a submodule as far as a recipe needs it."""
    folder = root / "project"
    shutil.rmtree(folder, ignore_errors=True)
    tool = folder / "Tools/draft-inspect"
    shutil.copytree(PACKAGE / "Packaging", tool / "Packaging")
    source = tool / "Sources/draft-inspect"
    source.mkdir(parents=True)
    shutil.copy(PACKAGE / "Sources/draft-inspect/DraftInspect.swift", source)
    (folder / "Layouts").mkdir()
    for example in sorted((PACKAGE / "Examples").glob("*.json")):
        shutil.copy(example, folder / "Layouts")
    return folder


def run(root, name, script, environment, reports, printed=""):
    folder = project(root)
    (folder / "recipe.sh").write_text(script + "\n")
    command = "mount -t proc proc /proc && cd /project && exec sh recipe.sh"
    began = time.monotonic()
    ran = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--net", "chroot", str(root), "/bin/sh", "-c", command],
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DRAFT_INSPECT_ARCHIVES": "/archives", **environment},
        capture_output=True, text=True,
    )
    seconds = time.monotonic() - began
    # The examples have findings of severity error: that is 1, and all else is a fault of the recipe.
    faults = [] if ran.returncode == 1 else [f"status {ran.returncode}"]
    if printed not in ran.stdout:
        faults.append(f"{printed!r} is not in its output")
    if seconds > LIMIT:
        faults.append(f"took {seconds:.1f} s, at most {LIMIT} are asked for")
    for report, start in reports.items():
        path = folder / report
        text = path.read_text() if path.exists() else ""
        if not text.startswith(start):
            faults.append(f"{report} begins with {text[:20]!r}, expected {start!r}")
        if report.endswith(".sarif") and text:
            results = json.loads(text)["runs"][0]["results"]
            if not results:
                faults.append(f"{report} has no results")
    if faults:
        faults.append("it said: " + ran.stderr.strip()[-500:])
    print(f"{name}: {seconds:.2f} s" + "".join(f"\n  {fault}" for fault in faults))
    return not faults


def main():
    archives = pathlib.Path(sys.argv[1])
    if os.geteuid() != 0 or sys.platform != "linux":
        skip("it needs root on Linux")
    if not list(archives.glob("draft-inspect-*.tar.gz")):
        skip(f"there is no archive in {archives}: make dist")
    given = os.environ.get("DRAFT_INSPECT_BARE_ROOT")
    with tempfile.TemporaryDirectory() as temporary:
        root = pathlib.Path(given) if given else pathlib.Path(temporary) / "root"
        if not given:
            if not shutil.which("debootstrap"):
                skip("debootstrap is not installed")
            made = subprocess.run(["debootstrap", "--variant=minbase", "stable", str(root)], capture_output=True, text=True)
            if made.returncode != 0:
                skip("debootstrap failed: " + made.stdout.strip().split("\n")[-1])
        mirror = root / "archives"
        shutil.rmtree(mirror, ignore_errors=True)
        shutil.copytree(archives, mirror)
        # Each of them, whatever became of the others.
        passed = [run(root, *recipe) for recipe in recipes()]
    sys.exit(0 if all(passed) else 1)


main()
