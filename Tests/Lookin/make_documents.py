#!/usr/bin/env python3
"""Writes the documents of the inspector Lookin that tests read, beside this file, and the one that fuzzing begins with.

They follow the classes and keys of LookinServer's public sources (LookinHierarchyFile, LookinHierarchyInfo,
LookinDisplayItem, LookinObject, LookinAutoLayoutConstraint), archived as NSKeyedArchiver does. Run it again only to
change them: the output is deterministic and committed.
"""

import os
import plistlib


class Archive:
    """Objects in the form of NSKeyedArchiver."""

    def __init__(self):
        self.objects = ["$null"]
        self.classes = {}
        self.strings = {}

    def class_of(self, name, chain):
        if name not in self.classes:
            self.objects.append({"$classname": name, "$classes": chain})
            self.classes[name] = plistlib.UID(len(self.objects) - 1)
        return self.classes[name]

    def add(self, value):
        self.objects.append(value)
        return plistlib.UID(len(self.objects) - 1)

    def string(self, text):
        if text is None:
            return plistlib.UID(0)
        if text not in self.strings:
            self.strings[text] = self.add(text)
        return self.strings[text]

    def array(self, elements):
        return self.add({"$class": self.class_of("NSArray", ["NSArray", "NSObject"]), "NS.objects": elements})

    def object(self, name, fields):
        fields = dict(fields)
        fields["$class"] = self.class_of(name, [name, "NSObject"])
        return self.add(fields)

    def value(self, key, text, special):
        fields = {key: self.string(text), "NS.special": special}
        fields["$class"] = self.class_of("NSValue", ["NSValue", "NSObject"])
        return self.add(fields)

    def data(self, root):
        return plistlib.dumps(
            {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": root}, "$objects": self.objects},
            fmt=plistlib.FMT_BINARY,
            sort_keys=True,
        )


def rectangle(x, y, width, height):
    return "{{%g, %g}, {%g, %g}}" % (x, y, width, height)


class Document:
    def __init__(self):
        self.archive = Archive()

    def lookin_object(self, address, classes, ivar=None):
        archive = self.archive
        traces = []
        if ivar:
            traces = [
                archive.object(
                    "LookinIvarTrace",
                    {"hostClassName": archive.string(ivar[0]), "ivarName": archive.string(ivar[1])},
                )
            ]
        return archive.object(
            "LookinObject",
            {
                "oid": archive.add(int(address, 16) & 0xFFFF),
                "memoryAddress": archive.string(address),
                "classChainList": archive.array([archive.string(name) for name in classes]),
                "specialTrace": archive.string(None),
                "ivarTraces": archive.array(traces),
            },
        )

    def constraint(self, first, first_attribute, second=None, second_attribute=0, relation=0, multiplier=1.0,
                   constant=0.0, priority=1000.0, identifier=None, active=True):
        return self.archive.object(
            "LookinAutoLayoutConstraint",
            {
                "effective": True,
                "active": active,
                "shouldBeArchived": False,
                "firstItem": self.lookin_object(*first),
                "firstItemType": 2,
                "firstAttribute": first_attribute,
                "relation": relation,
                "secondItem": self.lookin_object(*second) if second else plistlib.UID(0),
                "secondItemType": 2 if second else 1,
                "secondAttribute": second_attribute,
                "multiplier": multiplier,
                "constant": constant,
                "priority": priority,
                "identifier": self.archive.string(identifier),
            },
        )

    def attributes(self, values):
        """Values by Lookin's identifiers, in one section of one group."""
        archive = self.archive
        attributes = []
        for identifier, value in values:
            attributes.append(
                archive.object(
                    "LookinAttribute",
                    {"identifier": archive.string(identifier), "attrType": 0, "value": value},
                )
            )
        section = archive.object(
            "LookinAttributesSection", {"identifier": archive.string("a_h"), "attributes": archive.array(attributes)}
        )
        group = archive.object(
            "LookinAttributesGroup", {"identifier": archive.string("a"), "attrSections": archive.array([section])}
        )
        return archive.array([group])

    def item(self, view, frame, attributes=None, subitems=(), hidden=False, bounds=None, controller=None, ivar=None):
        archive = self.archive
        bounds = bounds or (0, 0, frame[2], frame[3])
        return archive.object(
            "LookinDisplayItem",
            {
                "subitems": archive.array(list(subitems)),
                "hidden": hidden,
                "alpha": 1.0,
                "viewObject": self.lookin_object(*view, ivar=ivar) if view else plistlib.UID(0),
                "layerObject": self.lookin_object("0x600000", ["CALayer", "NSObject"]),
                "hostViewControllerObject": self.lookin_object(*controller) if controller else plistlib.UID(0),
                "attributesGroupList": attributes if attributes is not None else plistlib.UID(0),
                "representedAsKeyWindow": False,
                "frame": archive.string(rectangle(*frame)),
                "bounds": archive.string(rectangle(*bounds)),
            },
        )

    def data(self, windows):
        archive = self.archive
        app = archive.object(
            "LookinAppInfo",
            {
                "3": archive.string("iPhone 15"), "4": archive.string("17.2"), "5": archive.string("Shop"),
                "6": 393.0, "7": 852.0, "serverVersion": 7,
            },
        )
        info = archive.object("LookinHierarchyInfo", {"1": archive.array(windows), "2": app})
        root = archive.object(
            "LookinHierarchyFile",
            {"serverVersion": 7, "hierarchyInfo": info, "soloScreenshots": plistlib.UID(0)},
        )
        return archive.data(root)


UIVIEW = ["UIView", "UIResponder", "NSObject"]
WINDOW = ("0x7f01", ["UIWindow"] + UIVIEW)
ROOT = ("0x7f02", UIVIEW)
LABEL = ("0x7f03", ["Shop.PriceLabel", "UILabel"] + UIVIEW)
BUTTON = ("0x7f04", ["UIButton", "UIControl"] + UIVIEW)
GUIDE = ("0x6a01", ["UILayoutGuide", "NSObject"])
LEFT, RIGHT, TOP, BOTTOM, LEADING, TRAILING, WIDTH, HEIGHT, CENTER_X, CENTER_Y = range(1, 11)


def login():
    """A window with a label and a button, tied to the safe area; a constraint is in the lists of both its views."""
    document = Document()
    archive = document.archive

    def shared():
        return [
            document.constraint(LABEL, LEADING, ROOT, LEADING, constant=16.0),
            document.constraint(LABEL, TOP, GUIDE, TOP, constant=8.0, identifier="title top"),
            document.constraint(BUTTON, TOP, LABEL, BOTTOM, relation=1, constant=12.0),
            document.constraint(BUTTON, CENTER_X, ROOT, CENTER_X),
        ]

    root = shared()
    guide_rows = [
        document.constraint(GUIDE, TOP, ROOT, TOP, constant=59.0, identifier="UIViewSafeAreaLayoutGuide-top"),
        document.constraint(ROOT, WIDTH, constant=393.0, identifier="UIView-Encapsulated-Layout-Width"),
    ]
    label = shared()
    button = shared()
    sizes = [
        document.constraint(LABEL, WIDTH, constant=80.5, priority=1000.0),
        document.constraint(LABEL, WIDTH, relation=-1, constant=200.0, priority=999.5),
    ]
    label_item = document.item(
        LABEL,
        (16, 67, 80.5, 20.5),
        document.attributes([
            ("al_h_h", archive.add(251.0)),
            ("al_r_v", archive.add(749.0)),
            ("cl_i_s", archive.value("NS.sizeval", "{80.5, 20.5}", 2)),
            ("lb_t_t", archive.string("12,50 €")),
            ("lb_f_s", archive.add(17.0)),
            ("al_c_c", archive.array([label[0], label[1], label[2]] + sizes)),
        ]),
        ivar=("Shop.LoginController", "_titleLabel"),
    )
    button_item = document.item(
        BUTTON,
        (146.5, 99.5, 100, 44),
        document.attributes([("al_c_c", archive.array([button[2], button[3]]))]),
        hidden=True,
    )
    # The label is in a layer without a view, which has an offset of its own.
    layer = document.item(None, (4, 6, 100, 100), subitems=[document.item(
        ("0x7f05", ["UIImageView"] + UIVIEW), (1, 2, 30, 30), document.attributes([]), bounds=(0, 0, 40, 30))])
    root_item = document.item(
        ROOT,
        (0, 0, 393, 852),
        document.attributes([
            ("l_s_s", archive.add({
                "$class": archive.class_of("NSValue", ["NSValue", "NSObject"]), "NS.special": 12,
                "NS.edgeval.top": 59.0, "NS.edgeval.left": 0.0, "NS.edgeval.bottom": 34.0, "NS.edgeval.right": 0.0,
            })),
            ("al_c_c", archive.array([root[0], root[3]] + guide_rows)),
        ]),
        subitems=[label_item, button_item, layer],
        controller=("0x7f99", ["Shop.LoginController", "UIViewController", "UIResponder", "NSObject"]),
    )
    window = document.item(WINDOW, (0, 0, 393, 852), document.attributes([]), subitems=[root_item])
    return document.data([window])


def bare():
    """Without attributes, as an unfinished session saves it."""
    document = Document()
    child = document.item(LABEL, (16, 67, 80.5, 20.5))
    return document.data([document.item(WINDOW, (0, 0, 393, 852), subitems=[child])])


def circle():
    """A hierarchy that contains itself."""
    document = Document()
    child = document.item(LABEL, (0, 0, 10, 10), document.attributes([]))
    parent = document.item(WINDOW, (0, 0, 393, 852), document.attributes([]), subitems=[child, child])
    objects = document.archive.objects
    objects[child.data]["subitems"] = document.archive.array([parent])
    return document.data([parent])


def other():
    """A keyed archive of something else."""
    archive = Archive()
    return archive.data(archive.array([archive.string("no document")]))


def document():
    """What fuzzing begins with: small, but with one of each kind of thing that is read beyond the archive itself."""
    document = Document()
    archive = document.archive
    label = document.item(
        LABEL,
        (16, 67, 80.5, 20.5),
        document.attributes([
            ("al_h_h", archive.add(251.0)),
            ("cl_i_s", archive.value("NS.sizeval", "{80.5, 20.5}", 2)),
            ("lb_t_t", archive.string("12")),
            ("al_c_c", archive.array([
                document.constraint(LABEL, LEADING, WINDOW, LEADING, constant=16.0),
                document.constraint(LABEL, TOP, GUIDE, TOP, relation=1, constant=8.0, priority=999.0,
                                    identifier="top"),
            ])),
        ]),
        ivar=("Shop.LoginController", "_titleLabel"),
    )
    return document.data([document.item(WINDOW, (0, 0, 393, 852), document.attributes([]), subitems=[label])])


if __name__ == "__main__":
    tests = os.path.dirname(os.path.abspath(__file__))
    seeds = os.path.join(os.path.dirname(os.path.dirname(tests)), "Fuzzing", "Seeds", "lookin")
    for folder, makers in ((tests, (login, bare, circle, other)), (seeds, (document,))):
        for make in makers:
            with open(os.path.join(folder, make.__name__ + ".lookin"), "wb") as file:
                file.write(make())
