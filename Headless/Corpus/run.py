"""Prints the corpus, compiles it with the headless UIKit, runs it and compares what it builds with the original.

usage: run.py --program DRAFT_INSPECT --products BUILD [--dialect D] [--forms class,statements] [--limit N]
              [--minimum N] [--check-dumps] [--work FOLDER] [--random COUNT [--seed S]] FILE ...

Prints one line a file and form, and what differs; the last line is the sum. --random adds layouts that are made from
the seeds S and up. The status is 1 where fewer files than --minimum are equal in full, or where a printed file is not.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import batches
import printed
import random_layouts
import standins
import wrapping

FRAMEWORK_CLASS = re.compile(r"^(?:@MainActor\n)?(?:public|open|public final|final) class (\w+)[:<]", re.M)


COUNTS = re.compile(r"(\d+) equal, (\d+) turned, (\d+) missing, (\d+) extra, (\d+) placed otherwise, (\d+) ")


def framework_classes(sources):
    found = set()
    for module in standins.KNOWN_MODULES:
        folder = next(each / module for each in (sources, sources.parent / "DSLs/Sources") if (each / module).exists())
        for path in folder.rglob("*.swift"):
            found |= set(FRAMEWORK_CLASS.findall(path.read_text()))
    return found


def layout_of(program, path, work):
    target = work / (path.name + ".json")
    subprocess.run([program, "convert", str(path), "-o", str(target)], capture_output=True)
    return target if target.exists() else None


def print_source(program, path, dialect, form):
    """The source and how many constraints it has; no source where the printer refuses."""
    command = [program, "print", str(path), "--dialect", dialect, "--form", form, "--view-config"]
    result = subprocess.run(command, capture_output=True, text=True)
    tally = re.search(r"(\d+) printed", result.stderr)
    if result.returncode not in (0, 1) or not result.stdout:
        return None, result.stderr.strip()
    return result.stdout, int(tally.group(1)) if tally else 0


def units(options, framework):
    """What is printed of each file, in the order of the files; files are printed side by side."""
    made = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda path: units_of(path, options, framework), options.files):
            if options.limit and len({unit.title for unit in made}) >= options.limit:
                pool.shutdown(cancel_futures=True)
                break
            for unit in found:
                unit.number = len(made)
                made.append(unit)
    return made


def units_of(path, options, framework):
    layout = layout_of(options.program, path, options.work)
    content = json.loads(layout.read_text()) if layout else {}
    if not content.get("source", {}).get("system", "iOS").startswith("iOS") or not content:
        return []
    found = []
    whole, count = print_source(options.program, path, options.dialect, "class")
    for form in options.forms:
        source = whole
        if form != "class":
            source, count = print_source(options.program, path, options.dialect, form)
        if source is None or whole is None:
            found.append(batches.Unit(0, path.name, form, "", [], {}, layout, 0, [f"not printed: {count}"], True))
            continue
        unknown = printed.imports(source) - standins.KNOWN_MODULES
        if form != "class":
            source = wrapping.wrapped(source, whole, form)
        declared = printed.classes(source)
        needed = standins.needed(content, printed.words(source), {each.name for each in declared}, framework)
        unit = batches.Unit(0, path.name, form, source, declared, needed, layout, count)
        if unknown:
            unit.errors.append("imports " + ", ".join(sorted(unknown)) + ", which is not there")
        found.append(unit)
    return found


def compare(unit, folder, options):
    """A line of text, and whether all is equal."""
    head = f"{unit.title} {unit.form}: "
    dump = folder / f"{unit.name}.json"
    if unit.errors:
        return head + ("not printed" if unit.is_refused else "does not compile") + "\n  " + "\n  ".join(unit.errors[:5]), False
    if not dump.exists():
        return head + "wrote no dump", False
    if options.check_dumps:
        # A dump of ours is read without a remark, and written again with the same bytes.
        again = subprocess.run([options.program, "convert", str(dump)], capture_output=True, text=True)
        if again.stderr or again.stdout != dump.read_text():
            return head + "its dump is not as dumps are written: " + again.stderr.strip(), False
    misuse = (folder / f"{unit.name}.misuse").read_text()
    tool = options.products / "compare-dumps"
    result = subprocess.run([str(tool), str(unit.layout), str(dump)], capture_output=True, text=True)
    lines = result.stdout.splitlines()
    counts = COUNTS.match(lines[0]) if lines else None
    if not counts:
        return head + "not compared: " + result.stderr.strip(), False
    equal, turned, missing, extra, placed, shown = map(int, counts.groups())
    is_equal = equal + turned == unit.printed and extra == placed == 0 and not misuse
    text = head + f"{equal + turned}/{unit.printed} equal" + (f" ({turned} turned)" if turned else "")
    if not is_equal:
        text += f", {missing} missing, {extra} extra, {placed} views placed otherwise"
    if shown:
        text += f", {shown} views shown otherwise"
    if shown or not is_equal:
        text += "".join("\n  " + line for line in (lines[1:] + misuse.splitlines())[:8])
    return text, is_equal


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--products", type=Path, required=True)
    parser.add_argument("--dialect", default="anchors")
    parser.add_argument("--forms", type=lambda text: text.split(","), default=["class"])
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--minimum", type=int, default=0)
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--work", type=Path, default=Path(__file__).parent.parent / ".build" / "corpus")
    parser.add_argument("--check-dumps", action="store_true")
    parser.add_argument("--swiftc", default="swiftc")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    options.work = options.work.resolve()
    options.products = options.products.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.files += random_layouts.write(options.work / "random", options.random, options.seed)
    framework = framework_classes(Path(__file__).parent.parent / "Sources")

    made = units(options, framework)
    archive = batches.archived(options.products, options.work)
    groups = batches.group([unit for unit in made if not unit.errors], options.batch)
    folders = {}
    for number, batch in enumerate(groups):
        folder = options.work / f"batch{number}"
        for stale in list(folder.glob("*.json")) + list(folder.glob("*.misuse")) + list(folder.glob("*.swift")):
            stale.unlink()
        for unit in batch.units:
            folders[unit.number] = folder
        for program in batches.compile(batch, folder, options.swiftc, options.products, archive):
            if end := batches.run(program):
                print(f"batch {number} {end}")
    equal, compiled, constraints, refused = 0, 0, 0, 0
    for unit in made:
        text, is_equal = compare(unit, folders.get(unit.number, options.work), options)
        print(text)
        compiled += not unit.errors
        refused += unit.is_refused
        equal += is_equal
        constraints += unit.printed if is_equal else 0
    count = len(made) - refused
    print(f"{count} printed, {compiled} compiled, {equal} equal in full ({constraints} constraints)")
    sys.exit(0 if equal >= options.minimum and equal == count else 1)


if __name__ == "__main__":
    main()
