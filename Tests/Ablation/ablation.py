#!/usr/bin/env python3
"""Hides what documents recorded, and compares the frames that are solved without it with those that Xcode recorded.

usage: ablation.py PROGRAM [--hide none|leaves|all] [--within POINTS] [--wrong] FILE ...

Of views that constraints place, in scenes without a mark of Xcode's (`misplaced`, `ambiguous`), in documents for iOS with Auto
Layout. `leaves`: the sizes of all views without subviews are 4321 × 4321; `all`: the frames of all these views are gone. The table
is by what a view shows; `--wrong` lists the views that are elsewhere.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HIDDEN = "4321"
# Children that are views, beside those in <subviews>.
CONTENT = {"tableViewCellContentView", "collectionViewCellContentView"}
PLACED_BY_KEY = {"contentView", "tableHeaderView", "tableFooterView"}


def frame(view):
    return next((child for child in view if child.tag == "rect" and child.get("key") == "frame"), None)


def numbers(rect):
    return [float(rect.get(key, 0)) for key in ("x", "y", "width", "height")]


def subviews(view):
    found = []
    for child in view:
        if child.tag in ("subviews", "prototypes", "cells"):
            found += list(child)
        elif child.tag == "sections":
            found += [cell for section in child for cells in section if cells.tag == "cells" for cell in cells]
        elif child.tag in CONTENT or child.get("key") in PLACED_BY_KEY:
            found.append(child)
    return [child for child in found if frame(child) is not None]


def roots(document, is_xib):
    if is_xib:
        return [view for view in document.find("objects") or [] if frame(view) is not None]
    return [view for controller in document.iter() if controller.tag.lower().endswith("controller")
            for view in controller if view.get("key") in ("view", "tableView") and frame(view) is not None]


def is_placed(view):
    return view.get("translatesAutoresizingMaskIntoConstraints") == "NO" and view.get("fixedFrame") != "YES"


def kind(view):
    """What a view shows, as far as its size depends on it."""
    if subviews(view) or view.tag in ("tableView", "collectionView", "scrollView", "stackView", "containerView", "view"):
        return "plain views and containers"
    if view.get("customClass"):
        return "classes of the app"
    if view.tag not in ("label", "button", "textField", "textView"):
        return view.tag
    font = view.find("fontDescription")
    if font is None:
        return view.tag
    source = "text style" if font.get("style") else "font of the app" if font.get("name") else "system font"
    return f"{view.tag}, {source}" + (", several lines" if view.get("numberOfLines") else "")


def solved(program, path):
    run = subprocess.run([program, "solve", "--format", "json", path], capture_output=True, text=True)
    frames = {}

    def collect(value):
        if isinstance(value, dict):
            frames.update(value.get("frames", {}))
            value = list(value.values())
        if isinstance(value, list):
            for each in value:
                collect(each)

    collect(json.loads(run.stdout)) if run.stdout else print(f"{path}: {run.stderr.strip()}", file=sys.stderr)
    return frames


def compare(options, path, folder):
    """The placed views of a document: what each shows, whether it is where it was recorded, and both frames."""
    try:
        document = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return []
    if "CocoaTouch" not in document.get("type", "") or document.get("useAutolayout") != "YES":
        return []
    placed = []
    for root in roots(document, path.endswith(".xib")):
        if any("YES" in (view.get("misplaced"), view.get("ambiguous")) for view in root.iter()):
            continue
        waiting = subviews(root)
        while waiting:
            view = waiting.pop()
            waiting += subviews(view)
            if is_placed(view):
                placed.append((view, numbers(frame(view))))
    for view, _ in placed:
        if options.hide == "all":
            view.remove(frame(view))
        elif options.hide == "leaves" and not subviews(view):
            frame(view).set("width", HIDDEN)
            frame(view).set("height", HIDDEN)
    hidden = os.path.join(folder, os.path.basename(path))
    ElementTree.ElementTree(document).write(hidden, encoding="UTF-8", xml_declaration=True)
    frames = solved(options.program, hidden)
    results = []
    for view, recorded in placed:
        found = frames.get(view.get("id"))
        if found:
            is_right = all(abs(a - b) <= options.within for a, b in zip(found, recorded))
            results.append((kind(view), is_right, view.get("id"), recorded, found))
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--hide", choices=["none", "leaves", "all"], default="leaves")
    parser.add_argument("--within", type=float, default=1.0)
    parser.add_argument("--wrong", action="store_true")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    counts = collections.defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(options.files):
            for shown, is_right, view, recorded, found in compare(options, path, folder):
                for key in (shown, None):
                    counts[key][0] += is_right
                    counts[key][1] += 1
                if options.wrong and not is_right:
                    print(f"{os.path.basename(path)} {view}: {shown}: recorded {recorded}, solved {found}")
    right, count = counts.pop(None, [0, 0])
    print(f"hidden: {options.hide}; within {options.within:g}: {right} of {count} ({100 * right / max(1, count):.1f} %)")
    for shown, (right, count) in sorted(counts.items(), key=lambda entry: -entry[1][1]):
        print(f"  {shown:42} {right:4} of {count:4}")


main()
