"""Puts the forms that are parts of a class into classes, so that they run where their names mean something.

Statements and plans are for code that is there already: `view`, the outlets of a controller, the members of a cell. The
class form of the same layout says which these are.
"""

import re

from printed import PLANNED

MARK = re.compile(r"^// MARK: - (.*)$", re.M)
CLASS = re.compile(r"^final class (\w+): (.*) \{$", re.M)
DECLARATION = re.compile(r"^    (?:let|var) (\w+)(?:: ([\w.]+[?!]?))?(?: = (.*))?$")
FUNCTION = re.compile(r"^func (\w+)\(\) \{$", re.M)
PLAN = re.compile(r"^@LayoutPlan\nvar (viewPlan|contentViewPlan|stackViewPlan): ", re.M)
LAYOUT = re.compile(r"^var layout: some Layout \{", re.M)
MADE = re.compile(r"^        let (\w+) = (.*\))$", re.M)
RETURNED = re.compile(r"^        return (\w+)$", re.M)
STACK_SETTING = re.compile(r"^        \w+\.(axis|distribution|alignment|spacing|is\w+Arrangement) = ")
INITIALIZERS = {
    "UITableViewCell": (
        "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        "style: style, reuseIdentifier: reuseIdentifier",
    ),
    "UITableViewHeaderFooterView": ("reuseIdentifier: String?", "reuseIdentifier: reuseIdentifier"),
    "UITableView": ("frame: CGRect, style: UITableView.Style", "frame: frame, style: style"),
    "UICollectionView": (
        "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
        "frame: frame, collectionViewLayout: layout",
    ),
    "UIVisualEffectView": ("effect: UIVisualEffect?", "effect: effect"),
    "WKWebView": (
        "frame: CGRect, configuration: WKWebViewConfiguration",
        "frame: frame, configuration: configuration",
    ),
}


def wrapped(source, whole, form):
    """The parts of a print in one class a section, with the superclasses that the class form has.

    The names end with the form, so that the forms of a layout do not clash.
    """
    headers = list(CLASS.finditer(whole))
    ends = [header.start() for header in headers[1:]] + [len(whole)]
    libraries = ("Draftsman", "FlowConstraint", "NotAutoLayout", "SwiftLayout")
    lines = [f"import {each}" for each in libraries if f"\nimport {each}\n" in whole]
    lines += ["import MapKit", "import UIKit", "import WebKit", ""]
    for header, end, part in zip(headers, ends, parts(source, headers)):
        name, bases = header.group(1) + form.capitalize(), header.group(2)
        base = bases.split(",")[0]
        base = PLANNED.get(base, base)
        lines += [f"final class {name}: {bases if form == 'plan' else base} {{"]
        lines += [line for line in outlets(whole[header.end():end]) if not is_declared(line, part, form)] + [""]
        lines += shell(base, loaded_view(whole[header.end():end]))
        if form == "statements":
            lines += ["    func build() {"] + ["        " + line for line in part] + ["    }", "}", ""]
        else:
            calls = FUNCTION.findall("\n".join(part))
            if PLAN.search("\n".join(part)):
                # What is set on views comes before the plan, and what the plan cannot say after it.
                calls = [each for each in calls if each != "applyRemainder"] + ["applyPlan"] + [
                    each for each in calls if each == "applyRemainder"
                ]
            elif LAYOUT.search("\n".join(part)):
                last = [each for each in calls if each == "completeLayout"]
                calls = [each for each in calls if each not in last] + ["sl.updateLayout"] + last
            lines += ["    func build() {"] + [f"        {call}()" for call in calls] + ["    }", ""]
            lines += ["    " + line for line in part] + ["}", ""]
    return "\n".join(lines)


def parts(source, headers):
    """The lines of each section that is a class in the class form, without the header.

    Parts of a class may have a comment to make where a whole class has nothing to say. Of classes with one name, all but
    the first have a number in a file of classes.
    """
    found = MARK.split(source)[1:]
    if not found:
        return [source.strip().splitlines()]
    parts, place = [], 0
    sections = list(zip(found[::2], found[1::2]))
    for header in headers:
        base = header.group(2).split(",")[0]
        names = {header.group(1), re.sub(r"\d+$", "", header.group(1)), base, PLANNED.get(base, base)}
        own = next((at for at in range(place, len(sections)) if sections[at][0] in names), None)
        parts += [[] if own is None else sections[own][1].strip().splitlines()]
        place = place if own is None else own + 1
    return parts


def is_declared(outlet, part, form):
    """A plan declares members, statements constants of their own, which hide members."""
    name = outlet.split()[1].rstrip(":")
    return form != "statements" and any(re.match(rf"(?:private )?(?:let|var) {name}\b", line) for line in part)


def outlets(body):
    """The properties of a printed class that other code knows, made without their settings.

    A stack keeps what it does with its views: statements and plans take that to be there, as they do the outlet.
    """
    found, lines = [], body.splitlines()
    for place, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match:
            continue
        name, kind, value = match.groups()
        if value and value.endswith("{"):
            closure = lines[place:lines.index("    }()", place) + 1]
            if any(STACK_SETTING.match(line) for line in closure):
                found.append("\n".join(closure))
                continue
            value = made("\n".join(closure)) or kind + "()"
        if value and value.endswith("("):
            value = value + ")"
        found.append(f"    let {name} = {value}" if value else f"    var {name}: {kind}")
    return found


def made(closure):
    """What a closure makes and returns, with what it makes for that in place of its name: a collection's layout."""
    values = dict(MADE.findall(closure))
    returned = RETURNED.search(closure)
    value = values.get(returned.group(1)) if returned else None
    for name, other in values.items():
        value = value and re.sub(rf": {name}\b", f": {other}", value)
    return value


def loaded_view(body):
    """The lines with which the class form makes its controller's view."""
    match = re.search(r"^    override func loadView\(\) \{\n(?:.*\n)*?    \}\n", body, re.M)
    return match.group(0).splitlines() + [""] if match else []


def shell(base, loaded):
    if base.endswith("Controller"):
        return loaded + ["    override func viewDidLoad() {", "        super.viewDidLoad()", "        build()", "    }", ""]
    parameters, arguments = INITIALIZERS.get(base, ("frame: CGRect", "frame: frame"))
    failable = "" if base == "UIStackView" else "?"
    return [
        f"    override init({parameters}) {{", f"        super.init({arguments})", "        build()", "    }", "",
        f"    required init{failable}(coder: NSCoder) {{", "        super.init(coder: coder)", "    }", "",
    ]
