import LayoutInspector
import LayoutPrinter
import Testing

@Suite("defaults of Interface Builder")
struct InterfaceBuilderDefaultsTests {
    private func source(
        _ views: String,
        constraints: [String] = [],
        kind: String = "interface-builder",
        setting change: (inout PrintOptions) -> Void = { _ in }
    ) throws -> String {
        var options = PrintOptions()
        options.printsConfiguration = true
        change(&options)
        let text = dump(views, constraints: constraints, extra: #""source": {"kind": "\#(kind)"},"#)
        return try layout(text).printed(as: .anchors, form: .class, options: options).text
    }

    private func view(_ id: String, _ name: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "class": "\#(name)", "name": "\#(id)", "translatesAutoresizingMask": false\#(more)}"#
    }

    private let hugging = #", "contentHugging": [251, 251]"#

    @Test("hugging of 251 is not set where it decides nothing")
    func hugging251() throws {
        let views = view("a", "UILabel", hugging) + "," + view("b", "UIButton")
        let constraints = ["a.leading == root.leading", "b.leading == root.leading"]
        #expect(!(try source(views, constraints: constraints)).contains("Hugging"))
        #expect(
            (try source(views, constraints: constraints) { $0.keepsInterfaceBuilderDefaults = true }).contains("251")
        )
        #expect((try source(views, constraints: constraints, kind: "runtime")).contains("251"))
    }

    @Test("hugging of 251 is set along the axis on which a neighbor hugs with 250, and no other")
    func rivals() throws {
        let views = view("a", "UILabel", hugging) + "," + view("p", "UIView") + "," + view("b", "UIButton")
        let between = ["p.leading == a.trailing + 8", "b.leading == p.trailing"]
        // A view between them can have any width.
        #expect(!(try source(views, constraints: between)).contains("horizontal"))
        let row = try source(views, constraints: between + ["p.width == 20"])
        #expect(row.contains("setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"))
        #expect(!row.contains("for: .vertical)"))
        let arranged = view("a", "UILabel", hugging) + "," + view("b", "UIButton")
        let stack = try source(view("s", "UIStackView", #", "stack": {}, "subviews": [\#(arranged)]"#))
        #expect(stack.contains("for: .horizontal)"))
    }

    @Test("views in stacks within a stack share its space")
    func nestedStacks() throws {
        let stacks = ["a", "b"].map { name in
            let label = view(name, name == "a" ? "UILabel" : "UIButton", name == "a" ? hugging : "")
            return view("s" + name, "UIStackView", #", "stack": {}, "subviews": [\#(label)]"#)
        }
        let outer = view("s", "UIStackView", #", "stack": {}, "subviews": [\#(stacks.joined(separator: ","))]"#)
        let text = try source(outer, constraints: ["s.left == root.left", "s.right == root.right"])
        #expect(text.contains("setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"))
    }

    @Test("views whose sizes are fixed share no space, and neither do views apart in containers of a fixed size")
    func fixedSizes() throws {
        let fixed = view("a", "UILabel", hugging) + "," + view("b", "UIButton")
        let widths = ["a.width == 80", "b.left == a.right", "b.width == 40"]
        #expect(!(try source(fixed, constraints: widths)).contains("horizontal"))
        let boxes = ["a", "b"].map { name in
            let inner = view(name, name == "a" ? "UILabel" : "UIButton", name == "a" ? hugging : "")
            return view("p" + name, "UIView", #", "subviews": [\#(inner)]"#)
        }
        let apart = try source(
            boxes.joined(separator: ","),
            constraints: [
                "pa.left == root.left", "pa.width == 100", "pb.left == pa.right", "pb.right == root.right",
                "a.left == pa.left", "a.right <= pa.right", "b.right == pb.right", "b.left >= pb.left",
            ]
        )
        #expect(!apart.contains("horizontal"))
    }

    @Test("hugging of 251 is set where a constraint has a priority beside it")
    func priorities() throws {
        let text = try source(view("a", "UILabel", hugging), constraints: ["a.width == 100 @250"])
        #expect(text.contains("for: .horizontal)"))
    }

    @Test("the height of a cell is its table's matter")
    func rowHeight() throws {
        let cell =
            #"{"id": "c", "class": "UITableViewCell", "attributes": {"rowHeight": 60}, "subviews": ["#
            + #"{"id": "k", "class": "UITableViewCellContentView", "name": "contentView", "subviews": ["#
            + view("a", "UILabel") + "]}]}"
        let table = view("t", "UITableView", #", "attributes": {"rowHeight": 44}, "subviews": [\#(cell)]"#)
        let text = try source(table, constraints: ["a.top == k.top"])
        #expect(text.contains("rowHeight = 44"))
        #expect(!text.contains("60"))
    }

    @Test("clear backgrounds are set only where the class has another one")
    func backgrounds() throws {
        let clear = #", "attributes": {"backgroundColor": {"white": 0, "alpha": 0}}"#
        let text = try source(view("a", "UILabel", clear) + "," + view("b", "UITableView", clear))
        #expect(text.contains("let a = UILabel()"))
        #expect(text.contains("view.backgroundColor = .clear"))
    }

    @Test("flags of cells are not set")
    func cells() throws {
        let text = try source(
            #"""
            {"id": "t", "class": "UITableView", "name": "t", "translatesAutoresizingMask": false, "subviews": [
              {"id": "c", "class": "OrderCell", "baseClass": "UITableViewCell", "attributes": {"clipsToBounds": true,
               "hidesAccessoryWhenEditing": false, "indentationLevel": 1, "indentationWidth": 0}, "subviews": [
                 {"id": "v", "class": "UIView", "name": "contentView", "owner": "UITableViewCell",
                  "attributes": {"clipsToBounds": true, "isMultipleTouchEnabled": true, "contentMode": "center"},
                  "subviews": [\#(view("l", "UILabel"))]}]}]}
            """#
        )
        #expect(text.contains("final class OrderCell"))
        for word in ["clipsToBounds", "indentation", "hidesAccessory", "isMultipleTouch", "contentMode"] {
            #expect(!text.contains(word), "\(word)")
        }
    }
}
