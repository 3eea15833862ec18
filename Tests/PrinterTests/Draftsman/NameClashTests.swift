import LayoutInspector
import LayoutPrinter
import Testing

/// Names that a layout has and a class cannot declare, and views that source cannot name.
@Suite("names that would not compile")
struct NameClashTests {
    private func text(_ json: String, _ form: SourceForm = .class, tags: [PrintOptions.Tag] = []) throws -> String {
        var options = PrintOptions()
        options.tags = tags
        return try layout(json).printed(as: .draftsman, form: form, options: options).text
    }

    @Test("a property that is called as a class of the section yields to it", arguments: Dialect.draftsman.forms)
    func circularProperty(form: SourceForm) throws {
        let views = """
            {"id": "a", "class": "Badge", "baseClass": "UIView", "name": "Badge"},
            {"id": "b", "class": "UIView", "name": "Card"}, {"id": "c", "class": "Card", "baseClass": "UIView", "name": "card"}
            """
        let constraints = ["a.width == 10", "b.width == 10", "c.width == 10"]
        let text = try text(dump(views, constraints: constraints), form)
        #expect(!text.contains("let Badge =") && !text.contains("let Card ="))
        if form == .plan { return }
        #expect(text.contains("let innerBadge = Badge()") && text.contains("let innerCard = UIView()"))
    }

    @Test(
        "a tag that would not compile is refused: a class, a member of the library, an inherited member of a class",
        arguments: ["UILabel", "drf", "viewPlan", "applyPlan", "description", "self.drf"]
    )
    func impossibleTags(_ name: String) throws {
        let json = dump(#"{"id": "a", "class": "UILabel", "translatesAutoresizingMask": false}"#)
        #expect(throws: PrintError.self) { try text(json, .class, tags: [.init(id: "a", name: name)]) }
        if name == "description" { _ = try text(json, .plan, tags: [.init(id: "a", name: name)]) }
    }

    struct Clash: Sendable, CustomTestStringConvertible {
        var root: String
        var name: String
        var isKept: Bool
        var testDescription: String { "\(name) in \(root)" }
    }

    static let clashes: [Clash] = {
        let controller = #""class": "UIView", "viewController": "ScreenController""#
        let view = #""class": "Screen", "baseClass": "UIView""#
        let table = #""class": "UITableView", "viewController": "ListController""#
        let scroll = #""class": "Page", "baseClass": "UITextView""#
        let button = #""class": "Key", "baseClass": "UIButton""#
        return [
            Clash(root: controller, name: "tab", isKept: false),
            Clash(root: controller, name: "transitionCoordinator", isKept: false),
            Clash(root: view, name: "hoverStyle", isKept: false),
            Clash(root: view, name: "largeContentTitle", isKept: false),
            Clash(root: view, name: "focusItemContainer", isKept: false),
            Clash(root: view, name: "preferredFocusedView", isKept: false),
            Clash(root: view, name: "traitOverrides", isKept: false),
            Clash(root: view, name: "titleLabel", isKept: true),
            Clash(root: button, name: "titleLabel", isKept: false),
            Clash(root: button, name: "toolTip", isKept: false),
            Clash(root: scroll, name: "contentInset", isKept: false),
            Clash(root: scroll, name: "textStorage", isKept: false),
            Clash(root: controller, name: "tableView", isKept: true),
            Clash(root: table, name: "tableView", isKept: false),
        ]
    }()

    @Test("a property yields to what its class inherits, and to nothing else", arguments: clashes)
    func inherited(clash: Clash) throws {
        let views = #"{"id": "a", "class": "UIImageView", "name": "\#(clash.name)"}"#
        let text = try text(dump(views, root: clash.root, constraints: ["a.width == 10"]))
        #expect(text.contains("let \(clash.name) = ") == clash.isKept, "\(text)")
    }

    @Test("guides that a controller's view has not as a UIView are reported, unless a tag gives the scroll view a name")
    func scrollView() throws {
        let json = dump(
            #"{"id": "a", "class": "UIView"}"#,
            root: #""class": "UIScrollView", "viewController": "ScreenController""#,
            constraints: ["a.leading == [root.contentLayout].leading", "a.top == root.top"]
        )
        for form in Dialect.draftsman.forms {
            let printed = try layout(json).printed(as: .draftsman, form: form)
            #expect(printed.tally.missing == ["c1"])
            #expect(!printed.text.contains("contentLayoutGuide"))
            let tagged = try text(json, form, tags: [.init(id: "root", name: "scrollView")])
            #expect(tagged.contains("scrollView.contentLayoutGuide"))
        }
    }

    @Test("of two standard guides of a kind, the second is reported")
    func repeatedGuide() throws {
        let guides = #""guides": [{"id": "g1", "kind": "topLayout"}, {"id": "g2", "kind": "topLayout"}]"#
        let json = dump(
            #"{"id": "a", "class": "UIView"}"#,
            root: #""class": "UIView", "viewController": "ScreenController", \#(guides)"#,
            constraints: ["a.top == g1.bottom", "a.bottom == g2.bottom"]
        )
        guard let source = try? layout(json) else { return }
        var options = PrintOptions()
        options.keepsLayoutGuides = true
        for form in Dialect.draftsman.forms {
            #expect(try source.printed(as: .draftsman, form: form, options: options).tally.missing == ["c2"])
        }
    }

    @Test(
        "a class that no header has is inherited from as UIView",
        arguments: [
            ("UITableViewCellContentView", "UIPlannedView"), ("UITableViewWrapperView", "UIPlannedView"),
            // It makes its subviews itself, so there is nothing to plan.
            ("_UIScrollViewScrollIndicator", "UIView"),
        ]
    )
    func privateRoot(name: String, superclass: String) throws {
        let root = #""class": "\#(name)""#
        let text = try text(dump(#"{"id": "a", "class": "UIView"}"#, root: root, constraints: ["a.width == 10"]))
        #expect(text.contains(": \(superclass) {"))
    }

    @Test("a stack whose base class is said to be something else is a stack")
    func oddStack() throws {
        let root = #""class": "Odd", "baseClass": "UITextField", "stack": {"axis": "horizontal"}"#
        let source = try layout(dump(#"{"id": "a", "class": "UIView"}"#, root: root))
        #expect(try source.printed(as: .draftsman, form: .class).text.contains(": UIStackView {"))
    }

    @Test("a layout without views is refused in words", arguments: Dialect.draftsman.forms)
    func noViews(form: SourceForm) throws {
        let source = try layout(#"{"format": "layout-dump", "version": 1, "roots": [], "constraints": []}"#)
        #expect(throws: PrintError.noViews) { try source.printed(as: .draftsman, form: form) }
    }
}
