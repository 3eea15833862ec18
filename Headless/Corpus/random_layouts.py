"""Layouts of all kinds that UIKit takes, made from a seed: the same seed makes the same layout everywhere.

usage: random_layouts.py FOLDER COUNT [SEED]

Writes COUNT dumps, of the seeds SEED (1) and up, and prints their paths.
"""

import json
import random
import sys
from pathlib import Path

CLASSES = ["UIView"] * 5 + ["UILabel"] * 3 + ["UIButton", "UIImageView", "UITextField", "UISwitch", "UIScrollView"]
WORDS = ["title", "header", "footer", "2nd", "Größe", "default", "a b", "view", "x", "_ivar", "description", "Sign in"]
POSITIONS = {
    "left": ["left", "right", "centerX"],
    "leading": ["leading", "trailing", "centerX"],
    "top": ["top", "bottom", "centerY"],
}
BASELINES = ["firstBaseline", "lastBaseline"]
SIZES = ["width", "height"]
MARGINS = {
    "left": "leftMargin", "right": "rightMargin", "leading": "leadingMargin", "trailing": "trailingMargin",
    "top": "topMargin", "bottom": "bottomMargin", "centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins",
}
CONSTANTS = [0, 0, 0, 8, 8, -8, 16, -16, 20, 0.5, 0.1, -33.25, 1e-3, 1_234_567]
PRIORITIES = [1, 250, 500.5, 749, 750, 999]
MASK = ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight"]


class RandomLayout:
    def __init__(self, seed):
        self.random = random.Random(seed)
        # Each has its own, so that many are compiled in one program.
        self.controller = f"Screen{seed}Controller"
        self.views = []
        self.parents = {}
        self.dump = {"format": "layout-dump", "version": 1, "screen": {"width": 390, "height": 844, "scale": 3}}
        self.dump["roots"] = [self.tree()]
        self.dump["constraints"] = [self.constraint(number) for number in range(self.random.randint(2, 40))]

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def tree(self):
        root = {"id": "v0", "class": "UIView", "frame": [0, 0, 390, 844], "viewController": self.controller}
        self.add(root, None)
        for number in range(1, self.random.randint(2, 14)):
            # Labels and buttons take no subviews in layouts that people write.
            takers = [each for each in self.views if each["class"] in ("UIView", "UIScrollView", "UIStackView")]
            parent = self.random.choice(takers[-4:])
            self.add(self.view(f"v{number}", is_arranged="stack" in parent), parent)
        return root

    def add(self, view, parent):
        self.views.append(view)
        self.parents[view["id"]] = parent
        if parent is not None:
            parent.setdefault("subviews", []).append(view)

    def view(self, name, is_arranged):
        view = {"id": name, "class": self.random.choice(CLASSES), "translatesAutoresizingMask": False}
        if self.chance(15):
            view["class"] = "UIStackView"
            view["stack"] = {
                "axis": self.random.choice(["horizontal", "vertical"]),
                "distribution": self.random.choice(["fill", "fillEqually", "equalSpacing"]),
                "spacing": self.random.choice([0, 4, 8]),
            }
        elif not is_arranged and self.chance(10):
            # A stack turns the masks of what it arranges off.
            view["translatesAutoresizingMask"] = True
            view["frame"] = [1, 2.5, 30, 40]
            view["autoresizingMask"] = self.random.sample(MASK, self.random.randint(0, 3))
        if self.chance(30):
            view["name"] = self.random.choice(WORDS)
            view["owner"] = self.controller
        if self.chance(20):
            view["identifier"] = self.random.choice(WORDS)
        if view["class"] in ("UILabel", "UIButton") and self.chance(60):
            view["text"] = self.random.choice(WORDS)
        if self.chance(15):
            view["guides"] = [{"id": name + "g", "kind": "custom", "identifier": self.random.choice(WORDS)}]
        return view

    def item(self, view, attribute):
        """An item that has the attribute, and the attribute's name on it."""
        if attribute not in BASELINES and self.chance(20):
            guides = ["safeArea", "layoutMargins"] + ["contentLayout", "frameLayout"] * (view["class"] == "UIScrollView")
            guide = view["guides"][0]["id"] if "guides" in view else view["id"] + "." + self.random.choice(guides)
            return {"item": guide, "attribute": attribute}
        if attribute in MARGINS and self.chance(8):
            attribute = MARGINS[attribute]
        return {"item": view["id"], "attribute": attribute}

    def constraint(self, number):
        made = {"id": f"c{number}"}
        view = self.random.choice(self.views[1:])
        family = SIZES if self.chance(30) else POSITIONS[self.random.choice(list(POSITIONS))]
        if "top" in family and self.chance(10):
            family = family + BASELINES
        attribute = self.random.choice(family)
        made["first"] = self.item(view, attribute)
        if family != SIZES or self.chance(50):
            other = self.parents[view["id"]] if self.chance(60) else self.random.choice(self.views)
            same = attribute if self.chance(70) else self.random.choice(family)
            made["second"] = self.item(other, same)
            if made["second"] == made["first"]:
                made["second"] = {"item": "v0", "attribute": same if same not in BASELINES else "top"}
            if family == SIZES and self.chance(40):
                made["multiplier"] = self.random.choice([0.5, 2, 1.5, 0.75])
            elif self.chance(3):
                made["multiplier"] = 2
        else:
            made["constant"] = self.random.choice([44, 100, 0.5, 240])
        if "second" in made:
            made["constant"] = self.random.choice(CONSTANTS)
        if self.chance(30):
            made["relation"] = self.random.choice(["<=", ">="])
        if self.chance(20):
            made["priority"] = self.random.choice(PRIORITIES)
        if self.chance(10):
            made["identifier"] = self.random.choice(["id", "title.top", 'a "b" \\ \n'])
        if self.chance(5):
            made["name"] = self.random.choice(["topConstraint", "heightConstraint", "x", "class"])
            made["owner"] = self.controller
        if self.chance(5):
            made["isActive"] = False
        return made


def write(folder, count, seed=1):
    """The paths of the dumps, one for each seed."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for number in range(seed, seed + count):
        path = folder / f"seed-{number}.json"
        path.write_text(json.dumps(RandomLayout(number).dump, ensure_ascii=False, indent=1) + "\n")
        paths.append(path)
    return paths


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print(*write(Path(sys.argv[1]), *[int(each) for each in sys.argv[2:4]]), sep="\n")
