"""The file around a form, by its library and kind."""

TEMPLATES = {
    ("draftsman", "statements"): """final class Form: UIView {{
    let first = UIView()
    let second = UIView()
    let label = UILabel()
    override init(frame: CGRect) {{
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
        addSubview(label)
{body}
    }}
    required init?(coder: NSCoder) {{ nil }}
}}
""",
    ("draftsman", "plan"): """final class Form: UIView, Planned {{
    let first = UIView()
    let second = UIView()
    let label = UILabel()
    @LayoutPlan
    var viewPlan: any ViewPlan {{
{body}
    }}
    override init(frame: CGRect) {{
        super.init(frame: frame)
        applyPlan()
    }}
    required init?(coder: NSCoder) {{ nil }}
}}
""",
}
TEMPLATES["swiftlayout", "statements"] = TEMPLATES["draftsman", "statements"].replace(
    """        addSubview(first)
        addSubview(second)
        addSubview(label)
""", "")
TEMPLATES["swiftlayout", "layout"] = """final class Form: UIView, Layoutable {{
    let first = UIView()
    let second = UIView()
    let label = UILabel()
    var activation: Activation?
    var layout: some Layout {{
{body}
    }}
    override init(frame: CGRect) {{
        super.init(frame: frame)
        sl.updateLayout()
    }}
    required init?(coder: NSCoder) {{ nil }}
}}
"""
TEMPLATES["swiftlayout1", "statements"] = TEMPLATES["swiftlayout", "statements"].replace(
    """    override init""", """    var deactivable: Deactivable?
    override init""")
MODULES = {"draftsman": "Draftsman", "swiftlayout": "SwiftLayout", "swiftlayout1": "SwiftLayout"}


def source_of(form):
    head = f"import {MODULES[form.library]}\nimport UIKit\n\n"
    if form.kind == "file":
        return head + "\n".join(form.lines) + "\n"
    body = "\n".join("        " + line if line else "" for line in form.lines)
    return head + TEMPLATES[form.library, form.kind].format(body=body)
