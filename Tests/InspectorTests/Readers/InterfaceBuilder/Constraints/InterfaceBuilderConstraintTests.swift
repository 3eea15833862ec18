import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Constraints of Interface Builder")
struct InterfaceBuilderConstraintTests {
    private static func reading(_ constraints: String, views: String? = nil) throws -> Reading {
        let both = InterfaceBuilderSample.view("a") + InterfaceBuilderSample.view("b")
        return try InterfaceBuilderSample.read(
            InterfaceBuilderSample.storyboard(views: views ?? both, constraints: constraints)
        )
    }

    private static func constraint(_ attributes: String) throws -> Layout.Constraint {
        let reading = try reading("<constraint \(attributes) id=\"k\"/>")
        #expect(reading.findings.isEmpty)
        return try #require(reading.layout.constraint("k"))
    }

    @Test(
        "a multiplier is a number or a ratio of the first over the second",
        arguments: [
            ("0.5", 0.5), ("1:2", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("433:252", 433.0 / 252), ("-1", -1),
            ("1e-05", 0.00001),
        ]
    )
    func readsMultipliers(_ text: String, _ value: Double) throws {
        let constraint = try Self.constraint(
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
        )
        #expect(constraint.multiplier == value)
    }

    @Test(
        "every attribute of Interface Builder has its counterpart",
        arguments: LayoutAttribute.allCases.map { ($0.rawValue, $0) } + [("baseline", .lastBaseline)]
    )
    func readsAttributes(_ word: String, _ attribute: LayoutAttribute) throws {
        let constraint = try Self.constraint(
            "firstItem=\"a\" firstAttribute=\"\(word)\" secondItem=\"b\" secondAttribute=\"\(word)\""
        )
        #expect(constraint.first == Layout.Anchor(.view(1), attribute))
        #expect(constraint.second == Layout.Anchor(.view(2), attribute))
    }

    @Test("what is omitted means the owner, equal, 1, 0 and required")
    func readsDefaults() throws {
        let constraint = try Self.constraint(
            "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\""
        )
        #expect(constraint.first == Layout.Anchor(.view(0), .trailing))
        #expect(constraint.relation == .equal)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 0)
        #expect(constraint.priority == 1000)
        #expect(constraint.isActive)
        #expect(constraint.origin == .user)
    }

    @Test("relation, constant, priority, identifier and the place are read")
    func readsValues() throws {
        let constraint = try Self.constraint(
            "firstItem=\"a\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"safe\" "
                + "secondAttribute=\"leading\" constant=\"-7.5\" priority=\"249.5\" identifier=\"gap\" symbolic=\"YES\""
        )
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.second == Layout.Anchor(.guide(0), .leading))
        #expect(constraint.constant == -7.5)
        #expect(constraint.priority == 249.5)
        #expect(constraint.identifier == "gap")
        #expect(constraint.location?.file == "Login.storyboard")
        #expect(constraint.location?.line == 18)
    }

    @Test("a placeholder belongs to the design: it participates, but nobody's code has it")
    func keepsPlaceholders() throws {
        let constraint = try Self.constraint(
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" placeholder=\"YES\""
        )
        #expect(constraint.origin == .prototyping)
        #expect(constraint.isActive)
    }

    @Test(
        "a constraint that cannot be read is skipped with one error at its place",
        arguments: [
            ("firstItem=\"a\" firstAttribute=\"middle\"", "invalid-word", "\"middle\" is not an attribute"),
            ("firstItem=\"a\"", "invalid-word", "has no firstAttribute"),
            (
                "firstItem=\"a\" firstAttribute=\"width\" relation=\"less\"", "invalid-word",
                "\"less\" is not a relation"
            ),
            ("firstItem=\"a\" firstAttribute=\"width\" constant=\"wide\"", "invalid-value", "\"wide\" is not a number"),
            (
                "firstItem=\"a\" firstAttribute=\"width\" constant=\"1e999\"", "invalid-value",
                "\"1e999\" is not a number"
            ),
            (
                "firstItem=\"a\" firstAttribute=\"width\" priority=\"high\"", "invalid-value",
                "\"high\" is not a priority"
            ),
            (
                "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1:0\"",
                "invalid-value", "\"1:0\" is not a multiplier"
            ),
        ]
    )
    func setsAside(_ attributes: String, _ rule: String, _ message: String) throws {
        let reading = try Self.reading("<constraint \(attributes) id=\"k\"/>")
        #expect(reading.layout.constraints.isEmpty)
        #expect(reading.layout.skippedObjects.map(\.id) == ["k"])
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [rule])
        #expect(errors.first?.message.contains(message) == true, "\(errors.first?.message ?? "")")
        #expect(errors.first?.place?.line == 18)
    }

    @Test("a constraint that names nothing in the file keeps its place with an error")
    func notesMissingItems() throws {
        let reading = try Self.reading(
            "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"5\" id=\"k\"/>"
        )
        #expect(reading.layout.constraint("k")?.fault?.rule == "unreachable-item")
        #expect(reading.findings.filter { $0.severity == .error }.map(\.rule) == ["unreachable-item"])
    }

    @Test(
        "a priority out of its range is one error, and the dump of the constraint reads as it was written",
        arguments: ["0", "1001", "-1"]
    )
    func keepsPriorities(_ priority: String) throws {
        let reading = try Self.reading(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" priority=\"\(priority)\" id=\"k\"/>"
        )
        #expect(reading.layout.constraint("k")?.fault?.rule == "invalid-value")
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["invalid-value"])
        #expect(errors.first?.message.contains("has a priority of \(priority)") == true)
        let dump = reading.layout.dump()
        #expect(try Layout.read(Array(dump), options: ReadOptions()).layout.dump() == dump)
    }

    @Test("the second of two constraints of one id is skipped")
    func setsAsideDuplicates() throws {
        let one = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"k\"/>"
        let reading = try Self.reading(one + one)
        #expect(reading.layout.constraints.count == 1)
        #expect(reading.findings.filter { $0.severity == .error }.map(\.rule) == ["duplicate-id"])
    }

    @Test("a constraint with the id of a view is reported at its place, and both are read")
    func reportsSharedIDs() throws {
        let reading = try Self.reading("<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"b\"/>")
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["duplicate-id"])
        #expect(errors.first?.message.hasPrefix("the constraint has the id \"b\" of the <view> in line ") == true)
        #expect(errors.first?.place?.line == 18 && errors.first?.constraints == ["b"] && errors.first?.views == ["b"])
        #expect(reading.layout.view("b") != nil && reading.layout.constraint("b")?.constant == 5)
    }

    @Test("a constraint with the id of a layout guide is reported")
    func reportsIDsOfGuides() throws {
        let reading = try Self.reading(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"safe\"/>"
        )
        #expect(reading.findings.map(\.rule) == ["duplicate-id"])
    }

    @Test("without Auto Layout no constraint is active and every view translates its mask")
    func respectsOldFiles() throws {
        let text = InterfaceBuilderSample.storyboard(
            views: InterfaceBuilderSample.view("a"),
            constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"k\"/>"
        ).replacing("useAutolayout=\"YES\"", with: "")
        let layout = try InterfaceBuilderSample.read(text).layout
        #expect(layout.constraint("k")?.isActive == false)
        #expect(layout.view("a")?.translatesAutoresizingMask == true)
    }

    @Test("at run time neither placeholder constraints nor placeholder sizes are left")
    func leavesOutPlaceholders() throws {
        let text = InterfaceBuilderSample.storyboard(
            views: InterfaceBuilderSample.view("a", attributes: " placeholderIntrinsicWidth=\"70\""),
            constraints: """
                <constraint firstItem="a" firstAttribute="width" constant="5" placeholder="YES" id="k"/>
                """
        )
        let designed = try Layout.read(Array(text.utf8)).layout
        #expect(designed.constraint("k")?.isActive == true)
        #expect(designed.view("a")?.intrinsicContentSize == PerAxis(70, nil))
        let built = try Layout.read(Array(text.utf8), options: ReadOptions(isForRunTime: true)).layout
        #expect(built.constraint("k")?.isActive == false)
        #expect(built.constraint("k")?.origin == .prototyping)
        #expect(built.view("a")?.intrinsicContentSize == nil)
    }

    @Test(
        "a constraint without an id or without a first item comes back equal from the dump",
        arguments: [
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"5\"",
            "firstAttribute=\"width\" constant=\"5\" id=\"k\"",
        ]
    )
    func roundTripsIncomplete(_ attributes: String) throws {
        // The constraints are in a view that is skipped, as its id is taken.
        let text = InterfaceBuilderSample.storyboard(
            views: InterfaceBuilderSample.view("a")
                + InterfaceBuilderSample.view("a", children: "<constraints><constraint \(attributes)/></constraints>")
        )
        let layout = try InterfaceBuilderSample.read(text).layout
        #expect(layout.skippedObjects.count + layout.constraints.count { $0.fault != nil } == 2)
        let again = try Layout.read(layout.dump()).layout
        #expect(again == layout)
        #expect(again.dump() == layout.dump())
    }
}
