import LayoutInspector
import LayoutPrinter
import Testing

@Suite("changes of a layout as code")
struct EditCodeTests {
    private static let views = #"""
        {"id": "v", "class": "UILabel", "name": "heading", "translatesAutoresizingMask": false},
        {"id": "o", "class": "UILabel", "name": "note", "translatesAutoresizingMask": false}
        """#

    private static let swiftDialects = Dialects.all.filter { $0.name != Dialect.masonry.name }

    private func code(_ edit: LayoutEdit, _ dialect: Dialect) throws -> [String]? {
        let screen = try layout(
            dump(
                EditCodeTests.views,
                constraints: ["v.width == 44 @750 =headingWidth", "v.top == o.bottom + 8", "v.height == 9"]
            )
        )
        return dialect.code(for: edit, of: screen)
    }

    @Test("what a property holds is changed through the property", arguments: EditCodeTests.swiftDialects)
    func property(_ dialect: Dialect) throws {
        #expect(try code(.constraint(id: "c1", .priority(999)), dialect) == ["headingWidth.priority = .init(999)"])
        #expect(try code(.constraint(id: "c1", .constant(12)), dialect) == ["headingWidth.constant = 12"])
        #expect(try code(.remove(constraint: "c1"), dialect) == ["headingWidth.isActive = false"])
        #expect(try code(.constraint(id: "c1", .identifier("x")), dialect) == ["headingWidth.identifier = \"x\""])
    }

    @Test("Masonry's code is Objective-C")
    func objectiveC() throws {
        func code(_ edit: LayoutEdit) throws -> [String]? { try self.code(edit, .masonry) }
        #expect(try code(.constraint(id: "c1", .priority(999))) == ["self.headingWidth.priority = 999;"])
        #expect(
            try code(.constraint(id: "c1", .priority(1000))) == [
                "self.headingWidth.priority = 1000;  // before it is activated"
            ]
        )
        #expect(try code(.constraint(id: "c1", .constant(12))) == ["self.headingWidth.constant = 12;"])
        #expect(try code(.constraint(id: "c1", .identifier("x"))) == ["self.headingWidth.identifier = @\"x\";"])
        #expect(try code(.remove(constraint: "c1")) == ["self.headingWidth.active = NO;"])
        #expect(try code(.remove(constraint: "c2")) == nil)
        #expect(
            try code(.constraint(id: "c2", .constant(16))) == [
                "[self.heading mas_makeConstraints:^(MASConstraintMaker *make) {",
                "    make.top.equalTo(self.note.mas_bottom).offset(16);", "}];",
            ]
        )
    }

    @Test("UIKit takes no active constraint from required to optional or back", arguments: EditCodeTests.swiftDialects)
    func required(_ dialect: Dialect) throws {
        #expect(
            try code(.constraint(id: "c1", .priority(1000)), dialect) == [
                "headingWidth.priority = .init(1000)  // before it is activated"
            ]
        )
    }

    @Test("other constraints are written as the dialect writes them")
    func spelled() throws {
        let edit = LayoutEdit.constraint(id: "c2", .constant(16))
        #expect(try code(edit, .draftsman) == ["heading.drf.top.equal(to: note.bottomAnchor).offset(by: 16)"])
        #expect(
            try code(edit, .anchors) == ["heading.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 16)"]
        )
        #expect(
            try code(edit, .snapKit) == ["heading.snp.makeConstraints { $0.top.equalTo(note.snp.bottom).offset(16) }"]
        )
        #expect(try code(edit, .tinyConstraints) == ["heading.topToBottom(of: note, offset: 16)"])
        #expect(try code(edit, .pureLayout) == ["heading.autoPinEdge(.top, to: .bottom, of: note, withOffset: 16)"])
        #expect(
            try code(edit, .cartography) == [
                "constrain(heading, note) { heading, note in", "    heading.top == note.bottom + 16", "}",
            ]
        )
        #expect(
            try code(edit, .stevia) == [
                "let defaultPriority = SteviaLayoutConstraint.defaultPriority",
                "SteviaLayoutConstraint.defaultPriority = 1000", "heading.Top == note.Bottom + 16",
                "SteviaLayoutConstraint.defaultPriority = defaultPriority",
            ]
        )
        let priority = LayoutEdit.constraint(id: "c3", .priority(999))
        #expect(
            try code(priority, .pureLayout) == [
                "NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {",
                "    heading.autoSetDimension(.height, toSize: 9)", "}",
            ]
        )
        #expect(try code(priority, .tinyConstraints) == ["heading.height(9, priority: .init(999))"])
        #expect(
            try code(priority, .snapKit) == ["heading.snp.makeConstraints { $0.height.equalTo(9).priority(999) }"]
        )
        #expect(try code(priority, .draftsman) == ["heading.drf.height.equal(to: 9).priority(999)"])
        #expect(
            try code(priority, .anchors) == [
                "let headingHeight = heading.heightAnchor.constraint(equalToConstant: 9)",
                "headingHeight.priority = UILayoutPriority(999)",
            ]
        )
    }

    @Test("a new constraint is activated")
    func new() throws {
        var constraint = Layout.Constraint(id: "new")
        constraint.first = Layout.Anchor(.view(1), .width)
        constraint.constant = 30
        #expect(
            try code(.add(constraint), .anchors) == [
                "heading.widthAnchor.constraint(equalToConstant: 30).isActive = true"
            ]
        )
    }

    @Test("views are changed with UIKit's setters", arguments: EditCodeTests.swiftDialects)
    func views(_ dialect: Dialect) throws {
        #expect(
            try code(.view(id: "v", .contentHugging(.horizontal, 251)), dialect) == [
                "heading.setContentHuggingPriority(.init(251), for: .horizontal)"
            ]
        )
        #expect(
            try code(.view(id: "v", .compressionResistance(.vertical, 749)), dialect) == [
                "heading.setContentCompressionResistancePriority(.init(749), for: .vertical)"
            ]
        )
        #expect(
            try code(.view(id: "v", .translatesAutoresizingMask(false)), dialect) == [
                "heading.translatesAutoresizingMaskIntoConstraints = false"
            ]
        )
        #expect(
            try code(
                .sequence([.view(id: "v", .isHidden(true)), .constraint(id: "c1", .constant(1))]),
                dialect
            ) == ["heading.isHidden = true", "headingWidth.constant = 1"]
        )
    }

    @Test("what has no name, and what is only deleted, has no lines", arguments: EditCodeTests.swiftDialects)
    func nothing(_ dialect: Dialect) throws {
        #expect(try code(.remove(constraint: "c2"), dialect) == nil)
        #expect(try code(.view(id: "nobody", .isHidden(true)), dialect) == nil)
        #expect(try code(.constraint(id: "nobody", .constant(1)), dialect) == nil)
    }
}
