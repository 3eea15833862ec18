"""Holds every documented form of a library against its three readings, which must agree.

usage: forms.py --program DRAFT_INSPECT [--every N] [--only TEXT] [--no-print] [--work FOLDER] FILE.forms ...

A table has a form in each block: `== title (kind)` and its source. The kinds are statements (of an initializer with the
subviews `first`, `second` and `label`; the default), plan (the body of a plan) and file (the class `Form`). After `=!`
the source must neither be read nor run; after `=~` it is of another version of the library, and only read.

Each form is read from its source, compiled and run, and printed from either; what is printed is read again, and run
again. All must have the same views and the same constraints.
"""

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from form_templates import source_of

HEAD = re.compile(r"^=([=!~]) (.*?)(?: \((\w+)\))?$")


@dataclass
class Form:
    library: str
    title: str
    kind: str
    is_wrong: bool
    is_of_another_version: bool
    lines: list = field(default_factory=list)


def forms(path):
    found = []
    for line in path.read_text().splitlines():
        if head := HEAD.match(line):
            found.append(Form(path.stem, head[2], head[3] or "statements", head[1] == "!", head[1] == "~"))
        elif found:
            found[-1].lines.append(line)
    return found


def short(name):
    return name.split(".")[-1]


def layout(dump):
    """The views and constraints of a dump, by places in the hierarchy, in a canonical order."""
    places, lines, stacks = {}, [], []

    def visit(view, place, parent=None):
        places[view["id"]] = place
        names = [short(view["class"])]
        stack = view.get("stack")
        if stack is not None:
            stacks.append((len(lines), stack))
        for key in ("contentHugging", "compressionResistance"):
            if key in view:
                names.append(f"{key} {view[key]}")
        # Nobody places the views of controllers and the content views of cells by constraints or masks.
        holder = parent.get("baseClass", parent["class"]) if parent else ""
        is_content = holder.endswith("Cell") or holder == "UIVisualEffectView"
        if is_content:
            names = ["content"]
        elif "viewController" not in view:
            names.append("masked" if view.get("translatesAutoresizingMask", True) else "free")
        lines.append(f"{place}: " + ", ".join(names))
        custom = itertools.count()
        for guide in view.get("guides", []):
            kind = guide.get("kind", "custom")
            places[guide["id"]] = f"{place}.{kind}" + (str(next(custom)) if kind == "custom" else "")
        for number, child in enumerate(view.get("subviews", [])):
            visit(child, f"{place}.{number}", view)

    for number, root in enumerate(dump["roots"]):
        visit(root, f"root{number or ''}")

    for line, stack in stacks:
        stated = {key: value for key, value in stack.items() if value or key == "arranged"}
        if "arranged" in stated:
            stated["arranged"] = [places[each] for each in stated["arranged"]]
        lines[line] += " " + json.dumps(stated, sort_keys=True)

    def anchor(end):
        item, attribute = end["item"], end["attribute"]
        if item not in places and "." in item:
            owner, guide = item.rsplit(".", 1)
            return f"{places.get(owner, owner)}.{guide}.{attribute}"
        return f"{places.get(item, item)}.{attribute}"

    def number(value):
        return f"{value:.4g}"

    constraints = []
    for each in dump.get("constraints", []):
        if each.get("isSystem") or each.get("origin") == "system" or each.get("isActive") is False:
            continue
        second = each.get("second")
        text = f"{anchor(each['first'])} {each.get('relation', 'equal')}"
        if second:
            text += f" {number(each.get('multiplier', 1))} × {anchor(second)}"
        text += f" + {number(each.get('constant', 0))} @{number(each.get('priority', 1000))}"
        constraints.append(text + (f" '{each['identifier']}'" if each.get("identifier") else ""))
    return lines + sorted(constraints)


class Checker:
    def __init__(self, options):
        self.program = options.program
        self.work = options.work
        self.prints = not options.no_print

    def call(self, *arguments):
        return subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True)

    def dump(self, *arguments):
        result = self.call(*arguments)
        if not result.stdout:
            return None, result.stderr.strip()
        content = json.loads(result.stdout)
        kept = [root for root in content["roots"] if "Form" in (short(root["class"]), short(root.get("viewController", "")))]
        content["roots"] = kept or content["roots"]
        return content, ""

    def read(self, path):
        return self.dump("convert", path)

    def run(self, path, view="Form"):
        return self.dump("run", path, "--view", view, "--then", "convert")

    def check(self, form, number):
        """What is wrong with a form, as lines of text; none where all agree."""
        folder = self.work / form.library / f"{number:03}"
        folder.mkdir(parents=True, exist_ok=True)
        source = folder / "Form.swift"
        source.write_text(source_of(form))
        view = "Form(style: .default, reuseIdentifier: nil)" if "class Form: UITableView" in source.read_text() else "Form"
        view = "Form()" if "    init() {" in source.read_text() else view
        read, refusal = self.read(source)
        if form.is_of_another_version:
            return {} if read else {"read": [refusal]}
        ran, failure = self.run(source, view)
        for name, dump in (("read", read), ("ran", ran)):
            if dump:
                (folder / f"{name}.json").write_text(json.dumps(dump))
        if form.is_wrong:
            faults = [f"{what}, but the library has no such form" for what, dump in (("is read", read), ("runs", ran)) if dump]
            return {"read" if "read" in fault else "run": [fault] for fault in faults}
        wrong = {}
        if not read:
            wrong["read"] = [refusal]
        if not ran:
            wrong["run"] = [failure]
        if read and ran and (differences := compare(layout(ran), layout(read), "run", "reader")):
            wrong["agree"] = differences
        if self.prints and not form.is_wrong:
            for name, dump in (("read", read), ("ran", ran)):
                if dump and (differences := self.reprinted(folder, name, dump, form, view)):
                    wrong[f"print of {name}"] = differences
        return wrong

    def reprinted(self, folder, name, dump, form, view):
        path = folder / f"{name}.json"
        result = self.call("print", path, "--dialect", form.library.rstrip("1"), "--form", "class", "--view-config", "--exact-items")
        if not result.stdout:
            return ["not printed: " + result.stderr.strip()]
        # Print declares one class: what another class of the form does is not in the text.
        others = {each for line in form.lines for each in re.findall(r"^final class (\w+)", line)} - {"Form"}
        if any(re.search(rf"\b{other}\b", result.stdout) for other in others):
            return []
        printed = folder / f"Printed-{name}.swift"
        printed.write_text(result.stdout)
        differences = []
        for way, (again, failure) in (("read", self.read(printed)), ("run", self.run(printed, view))):
            if not again:
                differences.append(f"what is printed is not {way}: {failure}")
            else:
                differences += compare(layout(dump), layout(again), name, f"print, {way}")
        return differences


def compare(expected, found, this, other):
    lines = [f"only in {this}: {line}" for line in expected if line not in found]
    return lines + [f"only in {other}: {line}" for line in found if line not in expected]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--no-print", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--work", type=Path, default=Path(__file__).parent.parent / ".build" / "forms")
    parser.add_argument("files", nargs="+", type=Path)
    options = parser.parse_args()
    options.work = options.work.resolve()
    checker = Checker(options)
    jobs = []
    for path in options.files:
        for number, form in enumerate(forms(path)):
            if number % options.every == 0 and options.only in form.title:
                jobs.append((form, number))
    counts = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (form, number), wrong in zip(jobs, pool.map(lambda job: checker.check(*job), jobs)):
            counts.setdefault(form.library, []).append(wrong)
            for what, lines in wrong.items():
                print(f"{form.library} {number:03} {form.title}: {what}")
                for line in itertools.islice(lines, None if options.verbose else 6):
                    print("    " + line)
    for library, results in counts.items():
        ways = ["read", "run", "agree"] + (["print of read", "print of ran"] if checker.prints else [])
        right = [f"{sum(way not in each for each in results)} {way}" for way in ways]
        whole = sum(not each for each in results)
        print(f"{library}: {whole} of {len(results)} forms right in all ways (right by way: {', '.join(right)})")
    sys.exit(1 if any(wrong for results in counts.values() for wrong in results) else 0)


if __name__ == "__main__":
    main()
