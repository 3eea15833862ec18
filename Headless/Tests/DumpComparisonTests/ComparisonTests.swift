import DumpComparison
import Foundation
import Testing

struct ComparisonTests {
    private func dump(_ views: String, _ constraints: [String]) throws -> Dump {
        let text = """
            {"format": "layout-dump", "version": 1, "roots": [\(views)],
             "constraints": [\(constraints.joined(separator: ", "))]}
            """
        return try Dump(json: Data(text.utf8))
    }

    private func side(_ item: String, _ attribute: String) -> String {
        "{\"item\": \"\(item)\", \"attribute\": \"\(attribute)\"}"
    }

    private func constraint(_ first: String, _ second: String, _ rest: String = "") -> String {
        "{\"id\": \"c\", \"first\": \(first), \"second\": \(second)\(rest)}"
    }

    private let original = """
        {"id": "R", "class": "UIView", "subviews": [
            {"id": "A", "class": "UILabel", "text": "one"}, {"id": "B", "class": "UILabel", "text": "two"},
            {"id": "C", "class": "UIButton", "subviews": [{"id": "D", "class": "UILabel"}]}]}
        """
    /// Without the inside of the button, and under other ids.
    private let printed = """
        {"id": "1", "class": "Card", "baseClass": "UIView", "subviews": [
            {"id": "2", "class": "UILabel", "text": "one"}, {"id": "3", "class": "UILabel", "text": "two"},
            {"id": "4", "class": "UIButton"}]}
        """

    private func compare(_ wanted: [String], _ made: [String]) throws -> DumpComparison {
        DumpComparison(original: try dump(original, wanted), printed: try dump(printed, made))
    }

    @Test func constraintsAreTheSameWhateverTheIdsAre() throws {
        let comparison = try compare(
            [constraint(side("A", "top"), side("R", "top"), ", \"constant\": 8, \"priority\": 999.9")],
            [constraint(side("2", "top"), side("1", "top"), ", \"constant\": 8, \"priority\": 999.9000244140625")]
        )
        #expect(comparison.equalCount == 1)
        #expect(comparison.missing.isEmpty)
        #expect(comparison.extra.isEmpty)
    }

    @Test func guidesOfControllersMayBeSaidByTheSafeArea() throws {
        let guides =
            ", \"guides\": [{\"id\": \"t\", \"kind\": \"topLayout\"}, {\"id\": \"b\", \"kind\": \"bottomLayout\"}]"
        let views = { (root: String, label: String, guides: String) in
            "{\"id\": \"\(root)\", \"class\": \"UIView\"\(guides), \"subviews\": [{\"id\": \"\(label)\", \"class\": \"UILabel\"}]}"
        }
        let comparison = DumpComparison(
            original: try dump(
                views("R", "A", guides),
                [
                    constraint(side("A", "top"), side("t", "bottom"), ", \"constant\": 8"),
                    constraint(side("b", "top"), side("A", "bottom"), ", \"constant\": 4"),
                ]
            ),
            printed: try dump(
                views("1", "2", ""),
                [
                    constraint(side("2", "top"), side("1.safeArea", "top"), ", \"constant\": 8"),
                    constraint(side("2", "bottom"), side("1.safeArea", "bottom"), ", \"constant\": -4"),
                ]
            )
        )
        #expect(comparison.turnedCount == 2)
        #expect(comparison.missing.isEmpty && comparison.extra.isEmpty)
    }

    /// Whichever comes first, in either dump.
    @Test(arguments: [false, true], [false, true])
    func theSameConstraintMayBeThereOnceMoreWithoutAName(isTurned: Bool, isPrintedTurned: Bool) throws {
        let wanted = [", \"name\": \"gap\"", ""].map { constraint(side("A", "top"), side("R", "top"), $0) }
        let made = [", \"identifier\": \"gap\"", ""].map { constraint(side("2", "top"), side("1", "top"), $0) }
        let comparison = try compare(
            isTurned ? wanted.reversed() : wanted,
            isPrintedTurned ? made.reversed() : made
        )
        #expect(comparison.missing.isEmpty && comparison.extra.isEmpty)
        #expect(comparison.equalCount + comparison.turnedCount == 2)
    }

    @Test(arguments: ["gap", "other"])
    func namesOfPropertiesMayBeIdentifiers(identifier: String) throws {
        let comparison = try compare(
            [constraint(side("A", "top"), side("R", "top"), ", \"name\": \"gap\"")],
            [constraint(side("2", "top"), side("1", "top"), ", \"identifier\": \"\(identifier)\"")]
        )
        #expect(comparison.turnedCount == (identifier == "gap" ? 1 : 0))
        #expect(comparison.missing.count == (identifier == "gap" ? 0 : 1))
    }

    @Test(arguments: [
        ", \"constant\": 9", ", \"constant\": 8, \"relation\": \"lessThanOrEqual\"",
        ", \"constant\": 8, \"multiplier\": 2",
        ", \"constant\": 8, \"priority\": 750", ", \"constant\": 8, \"identifier\": \"x\"",
    ])
    func everyPartCounts(rest: String) throws {
        let comparison = try compare(
            [constraint(side("A", "top"), side("R", "top"), ", \"constant\": 8")],
            [constraint(side("2", "top"), side("1", "top"), rest)]
        )
        #expect(comparison.equalCount == 0)
        #expect(comparison.missing.count == 1)
        #expect(comparison.extra.count == 1)
    }

    @Test func anotherViewIsAnotherConstraint() throws {
        let comparison = try compare(
            [constraint(side("A", "top"), side("R", "top"))],
            [constraint(side("3", "top"), side("1", "top"))]
        )
        #expect(comparison.equalCount == 0)
    }

    @Test func twiceIsNotOnce() throws {
        let one = constraint(side("A", "top"), side("R", "top"))
        let same = constraint(side("2", "top"), side("1", "top"))
        #expect(try compare([one], [same, same]).extra.count == 1)
        #expect(try compare([one, one], [same]).missing.count == 1)
    }

    @Test func turnedConstraintsAreCountedApart() throws {
        let comparison = try compare(
            [constraint(side("R", "bottomMargin"), side("A", "bottom"), ", \"constant\": 5")],
            [constraint(side("2", "bottom"), side("1.layoutMargins", "bottom"), ", \"constant\": -5")]
        )
        #expect(comparison.equalCount == 0)
        #expect(comparison.turnedCount == 1)
        #expect(comparison.extra.isEmpty)
    }

    @Test func turningAnInequalityTurnsItsSign() throws {
        let wanted = constraint(
            side("R", "bottom"),
            side("A", "bottom"),
            ", \"constant\": 5, \"relation\": \"greaterThanOrEqual\""
        )
        let head = ", \"constant\": -5, \"relation\": "
        let right = constraint(side("2", "bottom"), side("1", "bottom"), head + "\"lessThanOrEqual\"")
        let wrong = constraint(side("2", "bottom"), side("1", "bottom"), head + "\"greaterThanOrEqual\"")
        #expect(try compare([wanted], [right]).turnedCount == 1)
        #expect(try compare([wanted], [wrong]).turnedCount == 0)
    }

    @Test func inactiveAndSystemConstraintsDoNotCount() throws {
        let comparison = try compare(
            [
                constraint(side("A", "top"), side("R", "top"), ", \"isActive\": false"),
                constraint(side("A", "top"), side("R", "top"), ", \"origin\": \"autoresizing\""),
            ],
            []
        )
        #expect(comparison.missing.isEmpty)
    }

    @Test func viewsThatTheOriginalLacksAreNamed() throws {
        let more = "{\"id\": \"1\", \"class\": \"UIView\", \"subviews\": [{\"id\": \"9\", \"class\": \"UISwitch\"}]}"
        let comparison = DumpComparison(original: try dump(original, []), printed: try dump(more, []))
        #expect(comparison.strangers == ["UISwitch"])
    }

    @Test func rootsAreFoundAnywhereInOrder() throws {
        let layout = """
            {"id": "T", "class": "UITableView", "subviews": [
                {"id": "X", "class": "UITableViewCell", "subviews": [{"id": "XL", "class": "UILabel"}]},
                {"id": "Y", "class": "UITableViewCell", "subviews": [{"id": "YS", "class": "UISwitch"}]}]}
            """
        let program = """
            {"id": "1", "class": "A", "baseClass": "UITableViewCell", "subviews": [{"id": "2", "class": "UILabel"}]},
            {"id": "3", "class": "B", "baseClass": "UITableViewCell", "subviews": [{"id": "4", "class": "UISwitch"}]}
            """
        let comparison = DumpComparison(
            original: try dump(layout, [constraint(side("YS", "top"), side("Y", "top"))]),
            printed: try dump(program, [constraint(side("4", "top"), side("3", "top"))])
        )
        #expect(comparison.equalCount == 1)
    }

    @Test func guidesGoByTheirKind() throws {
        let comparison = DumpComparison(
            original: try dump(
                "{\"id\": \"R\", \"class\": \"UIView\", \"guides\": [{\"id\": \"g\", \"kind\": \"safeArea\"}], "
                    + "\"subviews\": [{\"id\": \"A\", \"class\": \"UIView\"}]}",
                [
                    constraint(side("A", "top"), side("g", "top")),
                    constraint(side("A", "left"), side("R.safeArea", "left")),
                ]
            ),
            printed: try dump(
                "{\"id\": \"1\", \"class\": \"UIView\", \"guides\": [{\"id\": \"h\", \"kind\": \"safeArea\"}], "
                    + "\"subviews\": [{\"id\": \"2\", \"class\": \"UIView\"}]}",
                [constraint(side("2", "top"), side("h", "top")), constraint(side("2", "left"), side("h", "left"))]
            )
        )
        #expect(comparison.equalCount == 2)
    }
}
