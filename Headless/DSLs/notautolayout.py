"""Writes the states of NotAutoLayout's makers, and the calls that lead from one to the next.

A chain of calls compiles if each call is one that its state has. The states are 115; the tables below say which values
may follow which. `notautolayout.py --check` fails if the files in the tree are not what this writes.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "Sources" / "NotAutoLayout" / "Makers"
# In the order in which lines of an axis may come.
ACROSS = ["Left", "Center", "Right"]
DOWN = ["Top", "Middle", "Bottom"]
# A point is a row and a column.
POINTS = {row + column: (row, column) for row in DOWN for column in ACROSS}
AXES = {"Left": "Horizontal", "Center": "Horizontal", "Right": "Horizontal"}


def later(lines, line):
    return lines[lines.index(line) + 1:]


def after_lines(across, down):
    """What may follow lines: those of the same axis in order, those down after those across, then lengths."""
    if len(across) + len(down) == 4 or len(across) == len(down) == 0:
        return ACROSS
    if not down:
        return (later(ACROSS, across[0]) if len(across) == 1 else []) + DOWN
    if len(down) == 2:
        return ["Width"]
    if len(across) == 2:
        return later(DOWN, down[0]) + ["Height"]
    return later(DOWN, down[0]) + ["Size", "Width", "Height"]


def after_point(point, second):
    """What may follow a point and a line or a length: no order here, as long as no value comes twice."""
    row, column = POINTS[point]
    if second is None:
        others = [name for name, (r, c) in POINTS.items() if r != row and c != column]
        lines = [line for line in ACROSS if line != column] + [line for line in DOWN if line != row]
        return others + lines + ["Size", "Width", "Height"]
    if second in ACROSS:
        return [line for line in DOWN if line != row] + ["Height"]
    return ["Height"] if second == "Width" else ["Width"]


def is_complete(values):
    """Whether values determine a frame: two of each axis."""
    count = 0
    for value in values:
        count += 4 if value == "Frame" else 2 if value in POINTS or value == "Size" else 1
    return count == 4


def following(values):
    if not values:
        return ["Frame"] + list(POINTS) + ACROSS
    if values[0] in POINTS:
        return after_point(values[0], values[1] if len(values) > 1 else None)
    if values[-1] in ("Width", "Height"):
        return ["Height"] if values[-1] == "Width" else ["Width"]
    return after_lines([each for each in values if each in ACROSS], [each for each in values if each in DOWN])


def states():
    """Each state with its calls and the state after each."""
    found, pending = {}, [()]
    while pending:
        values = pending.pop(0)
        if values in found:
            continue
        found[values] = [(each, values + (each,)) for each in following(values)]
        pending += [after for _, after in found[values] if not is_complete(after)]
    return found


def name(values):
    return "Layout" if is_complete(values) else "".join(values) or "Initial"


def states_text():
    lines = [HEAD, "/// What makers have stored before a frame is complete.", "extension IndividualProperty {"]
    for values, calls in sorted(states().items(), key=lambda item: (len(item[0]), name(item[0]))):
        protocols = ["LayoutPropertyCanStore" + call + "Type" for call, _ in calls]
        if len(protocols) == 1:
            lines.append(f"    public enum {name(values)}: {protocols[0]} {{")
        else:
            lines.append(f"    public enum {name(values)}:")
            for start in range(0, len(protocols), 2):
                row = ", ".join(protocols[start:start + 2])
                lines.append("        " + row + ("," if start + 2 < len(protocols) else ""))
            lines.append("    {")
        lines += [f"        public typealias WillSet{call}Property = {name(after)}" for call, after in calls]
        lines += ["    }", ""]
    return "\n".join(lines[:-1] + ["}", ""])


def calls_text(names, step, value):
    lines = [HEAD, "import UIKit", ""]
    for each in names:
        word = each[0].lower() + each[1:]
        guides = "Point" if each in POINTS else AXES.get(each, "Vertical")
        maker = f"LayoutMaker<Property.WillSet{each}Property>"
        lines += [
            f"public protocol LayoutPropertyCanStore{each}Type: LayoutMakerPropertyType {{",
            f"    associatedtype WillSet{each}Property: LayoutMakerPropertyType", "}", "",
            f"extension LayoutMaker where Property: LayoutPropertyCanStore{each}Type {{",
            f"    public func set{each}(to {word}: {value}) -> {maker} {{",
            f"        adding({step(each)} {{ _ in {word} }})", "    }", "",
            f"    public func set{each}(",
            f"        by {word}: @escaping (_ property: ViewLayoutGuides) -> {value}", f"    ) -> {maker} {{",
            f"        adding({step(each)} {{ {word}($0.guides) }})", "    }", "",
            f"    public func pin{each}(", "        to referenceView: UIView?,",
            f"        with {word}: @escaping (ViewPinGuides.{guides}) -> {value}", f"    ) -> {maker} {{",
            f"        pin{each}(by: {{ [weak referenceView] in referenceView }}, with: {word})", "    }", "",
            f"    public func pin{each}(", "        by referenceView: @escaping () -> UIView?,",
            f"        with {word}: @escaping (ViewPinGuides.{guides}) -> {value}", f"    ) -> {maker} {{",
            f"        adding({step(each)} {{ {word}(.init(reference: $0.reference(referenceView))) }})", "    }", "}",
            "",
        ]
    return "\n".join(lines)


def line_step(line):
    return f".line(.{line.lower()})"


def point_step(point):
    row, column = POINTS[point]
    return f".point(.{column.lower()}, .{row.lower()})"


# The calls on complete frames: the name, the words before the parameters, the kind of value, its further parameter, and
# what the call does to the frame.
ADJUSTMENTS = [
    ("movingLeft", "to", "Float", None, "$0.origin.x = value"),
    ("movingCenter", "to", "Float", None, "$0.origin.x = value - $0.width.half"),
    ("movingRight", "to", "Float", None, "$0.origin.x = value - $0.width"),
    ("movingTop", "to", "Float", None, "$0.origin.y = value"),
    ("movingMiddle", "to", "Float", None, "$0.origin.y = value - $0.height.half"),
    ("movingBottom", "to", "Float", None, "$0.origin.y = value - $0.height"),
    ("movingX", "by", "Float", None, "$0.origin.x += value"),
    ("movingY", "by", "Float", None, "$0.origin.y += value"),
    ("movingOrigin", "by", "Point", None, "$0.origin += value"),
    ("pinchingLeft", "to", "Float", None, "$0.expandWidth(by: $0.left - value, from: .coordinateRight)"),
    ("pinchingLeft", "by", "Float", None, "$0.expandWidth(by: -value, from: .coordinateRight)"),
    ("pinchingRight", "to", "Float", None, "$0.expandWidth(by: value - $0.right, from: .coordinateLeft)"),
    ("pinchingRight", "by", "Float", None, "$0.expandWidth(by: value, from: .coordinateLeft)"),
    ("pinchingTop", "to", "Float", None, "$0.expandHeight(by: $0.top - value, from: .coordinateBottom)"),
    ("pinchingTop", "by", "Float", None, "$0.expandHeight(by: -value, from: .coordinateBottom)"),
    ("pinchingBottom", "to", "Float", None, "$0.expandHeight(by: value - $0.bottom, from: .coordinateTop)"),
    ("pinchingBottom", "by", "Float", None, "$0.expandHeight(by: value, from: .coordinateTop)"),
    ("expandingWidth", "to", "Float", "Line.Horizontal", "$0.expandWidth(by: value - $0.width, from: reference)"),
    ("expandingWidth", "by", "Float", "Line.Horizontal", "$0.expandWidth(by: value, from: reference)"),
    ("expandingHeight", "to", "Float", "Line.Vertical", "$0.expandHeight(by: value - $0.height, from: reference)"),
    ("expandingHeight", "by", "Float", "Line.Vertical", "$0.expandHeight(by: value, from: reference)"),
    # The library has these two the wrong way round.
    ("expandingSize", "to", "Size", "Point", "$0.expandSize(by: value, from: reference)"),
    ("expandingSize", "by", "Size", "Point", "$0.expandSize(to: value, from: reference)"),
]


def adjustments_text():
    maker = "Self"
    lines = [HEAD, "extension LayoutMaker where Property == IndividualProperty.Layout {"]
    for call, label, value, reference, change in ADJUSTMENTS:
        more = f", from reference: {reference}" if reference else ""
        passed = ", from: reference" if reference else ""
        head = f"    public func {call}({label} value: {value}{more}) -> {maker} {{"
        lines += [
            head, f"        {call}({label}: {{ _, _ in value }}{passed})", "    }", "", f"    public func {call}(",
            f"        {label} evaluation: @escaping FrameAdditionalEvaluation.{value}Evaluation" + ("," if more else ""),
        ]
        lines += [f"        from reference: {reference}"] if reference else []
        lines += [
            f"    ) -> {maker} {{", "        adjusting {", "            let value = evaluation($0, $1)",
            "            " + change, "        }", "    }", "",
        ]
    return "\n".join(lines[:-1] + ["}", ""])


HEAD = "// Written by notautolayout.py.\n"


def main():
    files = {
        "IndividualStates.swift": states_text(),
        "LayoutMaker+Lines.swift": calls_text(ACROSS + DOWN, line_step, "Float"),
        "LayoutMaker+Points.swift": calls_text(POINTS, point_step, "Point"),
        "LayoutMaker+Adjustments.swift": adjustments_text(),
    }
    for file, text in files.items():
        path = FOLDER / file
        if "--check" not in sys.argv:
            path.write_text(text.rstrip("\n") + "\n")
        elif path.read_text() != text.rstrip("\n") + "\n":
            sys.exit(f"{path} is not what notautolayout.py writes")


if __name__ == "__main__":
    main()
