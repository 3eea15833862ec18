"""Writes the setters of Draftsman's drafts that take publishers, from those that take values.

usage: draftsman.py [--check]

With --check nothing is written: the status is 1 where the file is not what the setters ask for.
"""

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "Sources/Draftsman"
TARGET = FOLDER / "Subscribers/LayoutDraft+AssignedBy.swift"
EXTENSION = re.compile(r"^extension LayoutDraft(?: where View: (\w+))? \{$", re.M)
SETTER = re.compile(
    r"public func (\w+)\(_ value: ([^)]*)\) -> LayoutDraft<View> \{\s*set\((\\\.[\w.]+), value\)\s*\}"
)


def source():
    lines = ["// Written by draftsman.py from the setters that take values.", "", "import Combine", "import UIKit", ""]
    for path in sorted((FOLDER / "Properties").glob("LayoutDraft+*.swift")):
        text = path.read_text()
        starts = list(EXTENSION.finditer(text))
        for start, end in zip(starts, [each.start() for each in starts[1:]] + [len(text)]):
            setters = SETTER.findall(text[start.end():end])
            if not setters:
                continue
            view = f" where View: {start.group(1)}" if start.group(1) else ""
            lines += [f"extension LayoutDraft{view} {{"]
            for name, kind, property in setters:
                # Lists have the delegate of scroll views here.
                of_list = kind in ("UITableViewDelegate?", "UICollectionViewDelegate?")
                publisher = "publisher.map { $0 as UIScrollViewDelegate? }" if of_list else "publisher"
                lines += [
                    f"    public func {name}<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>",
                    f"    where P.Output == {kind}, P.Failure == Never {{ assign({property}, {publisher}) }}", "",
                ]
            lines[-1] = "}"
            lines.append("")
    text = "\n".join(lines)
    return subprocess.run(["swift", "format", "-"], input=text, capture_output=True, text=True, check=True).stdout


def main():
    now = source()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != now:
            sys.exit(f"{TARGET.name} is not what the setters ask for: run Headless/DSLs/draftsman.py")
    else:
        TARGET.write_text(now)


main()
