#!/usr/bin/env python3
"""Writes layout dumps of known shapes and any size, to measure whole commands with.

usage: layout_dumps.py SHAPE VIEWS > FILE

The shapes are those of Tests/SolverTests/Workloads.swift, as a person would have built them: a view `content` within
the root has the part of the workload's first view, so that its size is a constraint and not what the dump recorded.

  form, tree, chain, grid   rows of a label and a field; four views in each, nested; one below the other; a grid
  tree-t                    in a root of 65,536 points, which clips labels of the ninth level: 7,579 of 100,000 views
  form-s, tree-s            the size of `content` is optional (999): all rows are connected
  form-c                    every hundredth label is required to be wider than the form: one conflict each
  form-a                    every hundredth label hugs its text as much as the field beside it: one tie each
  row                       labels beside each other, all of one hugging priority
  unfit                     10 points each below each other, pinned to both ends of a root of 667 points
  nested                    each view within the one before, inset by a point on each side
  stack-D                   labels in a vertical stack view; D: fill, fillProportionally, equalSpacing, equalCentering
  images                    image views without sizes in a vertical stack view
  priorities                views beside each other, each with an optional width of a priority of its own
  bounds, equals            views with positions and sizes that are tied at random: inequalities, equal widths
  columns                   views of equal widths beside each other
"""
import json
import random
import sys

HORIZONTAL = ("leading", "trailing", "width")
VERTICAL = ("top", "bottom", "height")


class Dump:
    """Views in file order with their parents, and constraints in the order in which they were added."""

    def __init__(self, width, height):
        self.views = [{"id": "root", "class": "UIView", "frame": [0, 0, width, height]}]
        self.parents = [-1]
        self.constraints = []

    def view(self, parent, class_name="UIView", name=None, content=None, hugging=None, resistance=None):
        index = len(self.views)
        view = {"id": f"v{index}", "class": class_name}
        if name:
            view["name"] = name
            view["owner"] = "Screen"
        if content:
            view["intrinsicContentSize"] = list(content)
        if hugging:
            view["contentHugging"] = list(hugging)
        if resistance:
            view["compressionResistance"] = list(resistance)
        view["translatesAutoresizingMask"] = False
        self.views.append(view)
        self.parents.append(parent)
        return index

    def constrain(self, first, attribute, second=None, other=None, constant=0, relation=None, priority=None):
        constraint = {
            "id": f"c{len(self.constraints)}",
            "first": {"item": self.views[first]["id"], "attribute": attribute},
        }
        if relation:
            constraint["relation"] = relation
        if second is not None:
            constraint["second"] = {"item": self.views[second]["id"], "attribute": other or attribute}
        if constant:
            constraint["constant"] = constant
        if priority:
            constraint["priority"] = priority
        self.constraints.append(constraint)

    def write(self, out):
        children = [[] for _ in self.views]
        for index, parent in enumerate(self.parents):
            if parent >= 0:
                children[parent].append(index)
        out.write('{"format":"layout-dump","version":1,"source":{"kind":"runtime"},\n')
        out.write('"screen":{"width":375,"height":667,"scale":2},"roots":[\n')
        # Without recursion: views are nested as deep as there are views.
        stack = [(0, True, True)]
        while stack:
            index, is_opening, is_first = stack.pop()
            if not is_opening:
                out.write("]}")
                continue
            if not is_first:
                out.write(",\n")
            text = json.dumps(self.views[index], separators=(",", ":"))
            if not children[index]:
                out.write(text)
                continue
            out.write(text[:-1] + ',"subviews":[')
            stack.append((index, False, False))
            for place in reversed(range(len(children[index]))):
                stack.append((children[index][place], True, place == 0))
        out.write('],\n"constraints":[\n')
        out.write(",\n".join(json.dumps(each, separators=(",", ":")) for each in self.constraints))
        out.write("\n]}\n")


def content(dump, width, height=None, priority=None):
    view = dump.view(0, name="content")
    dump.constrain(view, "leading", 0)
    dump.constrain(view, "top", 0)
    dump.constrain(view, "width", constant=width, priority=priority)
    if height is not None:
        dump.constrain(view, "height", constant=height, priority=priority)
    return view


def form(count, variant=""):
    dump = Dump(375, 667)
    root = content(dump, 375, priority=999 if variant == "s" else None)
    rows = (count - 1) // 3
    last = None
    labels = []
    for row in range(rows):
        is_tied = variant == "a" and row % 100 == 51
        area = dump.view(root)
        label = dump.view(
            area, "UILabel", f"label{row}", (260 if row % 10 == 7 else 60 + 7 * row % 50, 20 + row % 3),
            (250 if is_tied else 251, 251))
        field = dump.view(
            area, "UITextField", f"field{row}", (100 + 11 * row % 90, 34), (250, 250), (740, 740))
        # Without text, the offsets of the baselines have to be known.
        dump.views[label]["baselineOffsets"] = {"first": 16, "last": 4}
        dump.views[field]["baselineOffsets"] = {"first": 22, "last": 7}
        labels.append(label)
        dump.constrain(area, "leading", root)
        dump.constrain(area, "trailing", root)
        if last is None:
            dump.constrain(area, "top", root, constant=8)
        else:
            dump.constrain(area, "top", last, "bottom", 8)
        dump.constrain(label, "leading", area, constant=16)
        dump.constrain(field, "leading", label, "trailing", 8)
        dump.constrain(field, "trailing", area, constant=-16)
        dump.constrain(field, "centerY", area)
        dump.constrain(label, "lastBaseline", field)
        for view in (label, field):
            dump.constrain(view, "top", area, constant=4, relation="greaterThanOrEqual")
            dump.constrain(view, "bottom", area, constant=-4, relation="lessThanOrEqual")
        dump.constrain(area, "height", priority=50)
        last = area
    if last is not None:
        dump.constrain(root, "bottom", last, constant=8)
    if variant == "c":
        for label in labels[50::100]:
            dump.constrain(label, "width", constant=400, relation="greaterThanOrEqual")
    return dump


def tree(count, variant=""):
    # Wide enough for all labels of 100,000 views; the solver's workload has the size of the tight one.
    size = 65536 if variant == "t" else 1 << 20
    dump = Dump(size, size)
    views = [content(dump, size, size, priority=999 if variant == "s" else None)]
    depths = [0]
    for index in range(1, count):
        parent, place = (index - 1) // 4, (index - 1) % 4
        depths.append(depths[parent] + 1)
        last = min(4 * parent + 4, count - 1)
        main, cross = (HORIZONTAL, VERTICAL) if depths[parent] % 2 == 0 else (VERTICAL, HORIZONTAL)
        is_leaf = 4 * index + 1 >= count
        size = (30 + index % 40, 20 + index % 10) if is_leaf else None
        view = dump.view(views[parent], "UILabel" if is_leaf else "UIView", content=size)
        views.append(view)
        if place == 0:
            dump.constrain(view, main[0], views[parent], constant=8)
        else:
            dump.constrain(view, main[0], views[index - 1], main[1], 8)
        dump.constrain(view, cross[0], views[parent], constant=8)
        dump.constrain(view, cross[1], views[parent], constant=-8)
        if place > 0:
            dump.constrain(view, main[2], views[4 * parent + 1])
        if index == last:
            dump.constrain(view, main[1], views[parent], constant=-8)
    return dump


def chain(count):
    dump = Dump(375, 667)
    root = content(dump, 375)
    before = None
    for index in range(1, count):
        view = dump.view(root, "UILabel", content=(None, 20 + index % 7))
        if before is None:
            dump.constrain(view, "leading", root, constant=16)
            dump.constrain(view, "trailing", root, constant=-16)
            dump.constrain(view, "top", root, constant=8)
        else:
            dump.constrain(view, "leading", before)
            dump.constrain(view, "width", before)
            dump.constrain(view, "top", before, "bottom", 8)
        before = view
    if before is not None:
        dump.constrain(root, "bottom", before, constant=8)
    return dump


def grid(count):
    columns = 1
    while columns * columns < count - 1:
        columns += 1
    rows = (count - 1) // columns
    dump = Dump(100000, 100000)
    root = content(dump, 100000, 100000)
    views = []
    for row in range(rows):
        for column in range(columns):
            view = dump.view(root)
            views.append(view)
            if column == 0:
                dump.constrain(view, "leading", root, constant=4)
            else:
                dump.constrain(view, "leading", views[-2], "trailing", 4)
            if row == 0:
                dump.constrain(view, "top", root, constant=4)
            else:
                dump.constrain(view, "top", views[-1 - columns], "bottom", 4)
            if len(views) > 1:
                dump.constrain(view, "width", views[0])
                dump.constrain(view, "height", views[0])
            if column == columns - 1:
                dump.constrain(view, "trailing", root, constant=-4)
            if row == rows - 1:
                dump.constrain(view, "bottom", root, constant=-4)
    return dump


def row(count):
    dump = Dump(100 * count, 667)
    before = None
    for index in range(count):
        label = dump.view(0, "UILabel", f"label{index}", (40 + index % 30, 20))
        dump.constrain(label, "top", 0, constant=8)
        if before is None:
            dump.constrain(label, "leading", 0, constant=8)
        else:
            dump.constrain(label, "leading", before, "trailing", 8)
        before = label
    if before is not None:
        dump.constrain(0, "trailing", before, constant=8)
    return dump


def unfit(count):
    dump = Dump(375, 667)
    before = None
    for index in range(count):
        view = dump.view(0, name=f"part{index}")
        dump.constrain(view, "leading", 0)
        dump.constrain(view, "trailing", 0)
        dump.constrain(view, "height", constant=10)
        if before is None:
            dump.constrain(view, "top", 0)
        else:
            dump.constrain(view, "top", before, "bottom")
        before = view
    if before is not None:
        dump.constrain(before, "bottom", 0)
    return dump


def nested(count):
    dump = Dump(2 * count + 100, 2 * count + 100)
    parent = 0
    for _ in range(count):
        view = dump.view(parent)
        for attribute, inset in (("leading", 1), ("trailing", -1), ("top", 1), ("bottom", -1)):
            dump.constrain(view, attribute, parent, constant=inset)
        parent = view
    return dump


def stack(count, distribution="fill", class_name="UILabel"):
    dump = Dump(375, 667)
    parent = dump.view(0, "UIStackView", "stack")
    dump.views[parent]["stack"] = {"axis": "vertical", "distribution": distribution, "spacing": 8}
    for attribute in ("leading", "trailing", "top", "bottom"):
        dump.constrain(parent, attribute, 0)
    for index in range(count):
        size = (40 + index % 30, 20 + index % 7) if class_name == "UILabel" else None
        dump.view(parent, class_name, f"part{index}", size)
    return dump


def priorities(count):
    dump = Dump(375, 667)
    before = None
    for index in range(count):
        view = dump.view(0, name=f"part{index}")
        dump.constrain(view, "top", 0)
        dump.constrain(view, "height", constant=20)
        dump.constrain(view, "leading", before or 0, "trailing" if before else None, 8)
        dump.constrain(view, "width", constant=10 + index % 40, priority=1 + 998 * index / count)
        before = view
    if before is not None:
        dump.constrain(0, "trailing", before, constant=8)
    return dump


def scattered(count, relation=None):
    dump = Dump(375, 667)
    generator = random.Random(1)
    for index in range(count):
        view = dump.view(0, name=f"part{index}")
        dump.constrain(view, "leading", 0, constant=generator.randrange(40))
        dump.constrain(view, "top", 0, constant=generator.randrange(40))
        dump.constrain(view, "height", constant=20)
        if index:
            other = generator.randrange(1, view)
            dump.constrain(view, "width", other, relation=relation, constant=generator.randrange(9) if relation else 0)
        if index > 1 and relation:
            dump.constrain(view, "width", generator.randrange(1, view), relation="lessThanOrEqual",
                           constant=generator.randrange(100, 900))
        dump.constrain(view, "width", constant=generator.randrange(10, 300), priority=generator.choice((250, 500, 750)))
    return dump


def columns(count):
    dump = Dump(100 * count, 667)
    before = None
    for index in range(count):
        view = dump.view(0, name=f"part{index}")
        dump.constrain(view, "top", 0)
        dump.constrain(view, "bottom", 0)
        dump.constrain(view, "leading", before or 0, "trailing" if before else None, 8)
        if before is not None:
            dump.constrain(view, "width", before)
        before = view
    if before is not None:
        dump.constrain(0, "trailing", before, constant=8)
    return dump


SHAPES = {
    "form": form, "form-s": lambda count: form(count, "s"), "form-c": lambda count: form(count, "c"),
    "form-a": lambda count: form(count, "a"), "tree": tree, "tree-s": lambda count: tree(count, "s"),
    "tree-t": lambda count: tree(count, "t"),
    "chain": chain, "grid": grid, "row": row, "unfit": unfit, "nested": nested,
    "stack-fill": stack, "images": lambda count: stack(count, class_name="UIImageView"),
    "stack-fillProportionally": lambda count: stack(count, "fillProportionally"),
    "stack-equalSpacing": lambda count: stack(count, "equalSpacing"),
    "stack-equalCentering": lambda count: stack(count, "equalCentering"),
    "priorities": priorities, "bounds": lambda count: scattered(count, "greaterThanOrEqual"),
    "equals": scattered, "columns": columns,
}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SHAPES:
        sys.exit(__doc__)
    SHAPES[sys.argv[1]](int(sys.argv[2])).write(sys.stdout)


if __name__ == "__main__":
    main()
