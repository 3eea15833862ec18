"""What the harness has to know of printed source: its classes, and how to make one of each."""

import re
from dataclasses import dataclass

CLASS = re.compile(r"^(?:final )?class (\w+): (\w+)", re.M)
OWN_INITIALIZER = re.compile(r"^    (?:override )?init\(\) \{", re.M)
IMPORT = re.compile(r"^import (\w+)$", re.M)
INITIALIZERS = {
    "UITableViewCell": "(style: .default, reuseIdentifier: nil)",
    "UITableViewHeaderFooterView": "(reuseIdentifier: nil)",
    "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())",
    "UITableView": "(frame: .zero, style: .plain)",
    "UIVisualEffectView": "(effect: nil)",
    "WKWebView": "(frame: .zero, configuration: WKWebViewConfiguration())",
}
# Draftsman's names for a class with a plan.
PLANNED = {
    "UIPlannedController": "UIViewController", "UIPlannedView": "UIView", "UITablePlannedCell": "UITableViewCell",
    "UICollectionPlannedCell": "UICollectionViewCell", "UIPlannedStack": "UIStackView",
}


@dataclass
class PrintedClass:
    name: str
    base: str
    has_own_initializer: bool = False

    @property
    def construction(self):
        """An expression that makes one."""
        return self.name + ("()" if self.has_own_initializer else INITIALIZERS.get(self.base, "()"))


def classes(source):
    """The classes of a printed file, in the order of the file."""
    found = list(CLASS.finditer(source))
    ends = [each.start() for each in found[1:]] + [len(source)]
    return [
        PrintedClass(each[1], PLANNED.get(each[2], each[2]), bool(OWN_INITIALIZER.search(source, each.end(), end)))
        for each, end in zip(found, ends)
    ]


def imports(source):
    return set(IMPORT.findall(source))


def words(source):
    """The identifiers that source uses, whatever they are in comments and strings."""
    return set(re.findall(r"[^\W\d]\w*", source))
