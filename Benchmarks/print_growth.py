#!/usr/bin/env python3
"""Checks that printing costs in proportion to views, in every dialect: user seconds for two sizes, and their growth.

usage: print_growth.py PROGRAM [DIALECT …]

Layouts are nested containers of about ten views each, and one parent with all views; every view has constraints and a name
of its own. Growth is the logarithm of the ratio of both times to that of both sizes: 1 is in proportion, 2 quadratic. Each time
is the least of three runs, so that only the ratio of one machine's figures counts. Ends with 1 where a growth is above the limit.
"""
import json
import math
import os
import subprocess
import sys
import tempfile

SIZES = (1_500, 12_000)
LIMIT = 1.15
CLASSES = ("UILabel", "UIButton", "UIImageView", "UITextField", "UIView")


class Layout:
    def __init__(self):
        self.count = 0
        self.constraints = []
        self.root = {"id": "root", "class": "UIView", "frame": [0, 0, 375, 667]}

    def view(self, class_name):
        name = f"{class_name[2:].lower()}{self.count}"
        self.count += 1
        return {"id": f"v{self.count}", "class": class_name, "name": name, "owner": "Screen",
                "translatesAutoresizingMask": False}

    def constrain(self, first, attribute, second=None, other=None, constant=0):
        constraint = {"id": f"c{len(self.constraints)}", "first": {"item": first["id"], "attribute": attribute}}
        if second:
            constraint["second"] = {"item": second["id"], "attribute": other or attribute}
        if constant:
            constraint["constant"] = constant
        self.constraints.append(constraint)

    def fill(self, parent, views):
        """Puts views below each other."""
        parent["subviews"] = views
        last = None
        for index, view in enumerate(views):
            self.constrain(view, "leading", parent, constant=16)
            if index % 3:
                self.constrain(view, "trailing", parent, constant=-16)
            else:
                self.constrain(parent, "trailing", view, constant=16)
            self.constrain(view, "top", last or parent, "bottom" if last else "top", 8)
            if index % 2:
                self.constrain(view, "height", constant=20 + index % 5)
            elif last and index % 4 == 0:
                self.constrain(view, "height", last)
            last = view
        self.constrain(last, "bottom", parent, constant=-8)

    def nest(self, parent, count):
        """Fills a container with ten views, of which five share the rest of the count."""
        if count <= 10:
            self.fill(parent, [self.view(CLASSES[index % 5]) for index in range(count)])
            return
        share, rest = divmod(count - 10, 5)
        views = []
        for index in range(10):
            view = self.view("UIView" if index % 2 else CLASSES[index % 5])
            inner = share + (rest if index == 9 else 0)
            if index % 2 and inner:
                self.nest(view, inner)
            views.append(view)
        self.fill(parent, views)

    def write(self, path):
        dump = {"format": "layout-dump", "version": 1, "source": {"kind": "runtime"},
                "screen": {"width": 375, "height": 667, "scale": 2}, "roots": [self.root],
                "constraints": self.constraints}
        with open(path, "w") as out:
            json.dump(dump, out)


def seconds(arguments):
    times = []
    while len(times) < 3:
        process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"status {os.waitstatus_to_exitcode(status)}: {' '.join(arguments)}")
        times.append(usage.ru_utime)
    return min(times)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, dialects = sys.argv[1], sys.argv[2:]
    if not dialects:
        listed = subprocess.run([program, "dialects"], capture_output=True, text=True, check=True).stdout
        dialects = [line.split()[0] for line in listed.splitlines() if line and not line.startswith(" ")]
    steep = []
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for shape in ("nested", "flat"):
            for size in SIZES:
                layout = Layout()
                if shape == "nested":
                    layout.nest(layout.root, size)
                else:
                    layout.fill(layout.root, [layout.view(CLASSES[index % 5]) for index in range(size)])
                paths[shape, size] = os.path.join(folder, f"{shape}-{size}.json")
                layout.write(paths[shape, size])
        for dialect in dialects:
            words = [dialect]
            for shape in ("nested", "flat"):
                small, large = (seconds([program, "print", "--dialect", dialect, paths[shape, size]])
                                for size in SIZES)
                growth = math.log(large / max(small, 0.001)) / math.log(SIZES[1] / SIZES[0])
                words.append(f"{shape} {small:.3f} s, {large:.3f} s, growth {growth:.2f}")
                if growth > LIMIT:
                    steep.append(f"{dialect} {shape}")
            print("; ".join(words), flush=True)
    if steep:
        sys.exit(f"printing grows faster than in proportion: {', '.join(steep)}")


if __name__ == "__main__":
    main()
