"""Classes that a layout has and no framework: an app's own.

Each is declared with its superclass and with the properties that, as the layout says, hold views below it. Source puts
these where they belong.
"""

KNOWN_MODULES = {"Combine", "UIKit", "WebKit", "MapKit", "Draftsman", "FlowConstraint", "NotAutoLayout", "SwiftLayout"}
# What the layout pass of UIKit is made of; no printed source imports it.
SOLVING_MODULES = [
    "BigInt", "LayoutCode", "LayoutDiagnosis", "LayoutInspector", "LayoutModel", "LayoutReaders", "LayoutSemantics",
    "LayoutSolver", "LayoutSyntax",
]
# Controllers whose view has a class of its own.
CONTROLLERS = {"UITableView": "UITableViewController", "UICollectionView": "UICollectionViewController"}
COLLECTION = "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"


def short(name):
    return name.split(".")[-1]


def views(layout):
    """All views, each before its subviews."""
    pending = list(reversed(layout["roots"]))
    while pending:
        view = pending.pop()
        yield view
        pending += reversed(view.get("subviews", []))


def of_layout(layout):
    """The superclass of each class of the layout that may have to be declared."""
    found = {}
    for view in views(layout):
        name, base = short(view["class"]), view.get("baseClass", view["class"])
        found.setdefault(name, base if base != view["class"] else "UIView")
        if "viewController" in view:
            found.setdefault(short(view["viewController"]), CONTROLLERS.get(base, "UIViewController"))
    return found


def needed(layout, words, declared, framework):
    """The text of those that source uses and neither declares itself nor gets from a framework, by name."""
    bases = of_layout(layout)
    result = {}
    pending = [name for name in bases if name in words]
    while pending:
        name = pending.pop()
        if name in declared or name in framework or name in result:
            continue
        base = bases[name] if bases[name] in framework else "UIView"
        members = outlets(layout, name)
        result[name] = declaration(name, base, members)
        pending += [short(view["class"]) for view in members.values() if short(view["class"]) in bases]
    return result


def outlets(layout, name):
    """The properties of a class that hold views, with these."""
    found = {}
    for view in views(layout):
        member = view.get("name", "")
        if short(view.get("owner", "")) == name and member.isidentifier() and "viewController" not in view:
            found.setdefault(member, view)
    return found


def construction(kind):
    return kind + (COLLECTION if kind == "UICollectionView" else "()")


def declaration(name, base, members):
    if not members or base.endswith("Controller"):
        return f"class {name}: {base} {{}}"
    lines = [f"    let {member} = {value(view)}" for member, view in members.items()]
    return "\n".join([f"class {name}: {base} {{"] + lines + ["}"])


def value(view):
    """A stack does with its views what the layout says: source takes that to be there, as it does the property."""
    made, stack = construction(short(view["class"])), view.get("stack", {})
    lines = [f"view.{key} = .{stack[key]}" for key in ("axis", "distribution", "alignment") if key in stack]
    if "spacing" in stack:
        lines.append(f"view.spacing = {stack['spacing']}")
    for key in ("isLayoutMarginsRelative", "isBaselineRelative"):
        if stack.get(key):
            lines.append(f"view.{key}Arrangement = true")
    return "{ let view = " + made + "; " + "; ".join(lines) + "; return view }()" if lines else made


def source(standins):
    return "import MapKit\nimport UIKit\nimport WebKit\n\n" + "\n".join(standins[name] for name in sorted(standins)) + "\n"
