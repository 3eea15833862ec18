"""Classes that a layout has and no framework: an app's own.

Each is declared with its superclass and with the subviews that the layout says it holds in properties of its own: source
takes those to be there already.
"""

KNOWN_MODULES = {"UIKit", "WebKit", "MapKit"}
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
        members, body = innards(layout, name, framework)
        result[name] = declaration(name, base, members, body)
        pending += [kind for kind in members.values() if kind in bases]
    return result


def innards(layout, name, framework):
    """The properties of a class by their names, and the statements that build what it holds."""
    members, body, count = {}, [], 0
    for view in views(layout):
        if short(view["class"]) != name or members:
            continue
        subviews = view.get("subviews", [])
        if not any(short(each.get("owner", "")) == name for each in views({"roots": subviews})):
            continue
        pending = [("self", each) for each in reversed(subviews)]
        while pending:
            parent, each = pending.pop()
            # A class makes what its properties hold, and what lies around that; the rest is printed.
            if not holds(each, name):
                continue
            kind = short(each["class"])
            if kind in ("UITableViewCellContentView", "_UIVisualEffectContentView") or each.get("name") == "contentView":
                subject = parent + ".contentView"
            else:
                if short(each.get("owner", "")) == name and each.get("name", "").isidentifier():
                    subject = each["name"]
                    members[subject] = kind
                else:
                    subject = f"part{count}"
                    count += 1
                    body.append(f"let {subject} = {construction(kind)}")
                method = "addArrangedSubview" if parent != "self" and parent in stacks(body, members) else "addSubview"
                body.append(f"{parent}.{method}({subject})")
            # The insides of another class of the app are its own business.
            if kind in framework:
                pending += [(subject, inner) for inner in reversed(each.get("subviews", []))]
    return members, body


def holds(view, name):
    """Whether a view or one below it is held by a property of the class."""
    return any(short(each.get("owner", "")) == name for each in views({"roots": [view]}))


def stacks(body, members):
    return {name for name, kind in members.items() if kind == "UIStackView"} | {
        line.split()[1] for line in body if line.endswith("= UIStackView()")
    }


def construction(kind):
    return kind + (COLLECTION if kind == "UICollectionView" else "()")


def declaration(name, base, members, body):
    if not members:
        return f"class {name}: {base} {{}}"
    lines = [f"class {name}: {base} {{"]
    lines += [f"    let {member} = {construction(kind)}" for member, kind in members.items()]
    lines += ["    func build() {"] + ["        " + line for line in body] + ["    }"]
    if base.endswith("Controller"):
        lines += ["    override func viewDidLoad() { super.viewDidLoad() }"]
    elif base == "UITableViewCell":
        lines += ["    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"]
        lines += ["        super.init(style: style, reuseIdentifier: reuseIdentifier)", "        build()", "    }"]
        lines += ["    required init?(coder: NSCoder) { super.init(coder: coder) }"]
    else:
        failable = "" if base == "UIStackView" else "?"
        lines += ["    override init(frame: CGRect) { super.init(frame: frame); build() }"]
        lines += [f"    required init{failable}(coder: NSCoder) {{ super.init(coder: coder) }}"]
    return "\n".join(lines + ["}"])


def source(standins):
    return "import MapKit\nimport UIKit\nimport WebKit\n\n" + "\n".join(standins[name] for name in sorted(standins)) + "\n"
