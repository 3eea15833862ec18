import LayoutInspector
import TestSupport
import Testing

@Suite struct VisualFormatTests {
    private static func constraints(
        _ formats: [String],
        options: [String] = [],
        more: String = ""
    ) throws -> (lines: [String], findings: [Finding]) {
        let quoted = formats.map { "\"\($0)\"" }.joined(separator: ", ")
        let names = options.map { "\"\($0)\"" }.joined(separator: ", ")
        let reading = try reading(
            ofText: """
                {"vfl": [\(quoted)], "options": [\(names)],
                 "views": {"a": "UILabel", "b": "UIButton", "c": "UIView"}, "metrics": {"gap": 12, "low": 250}\(more)}
                """
        )
        let lines = summary(of: reading).split(separator: "\n").filter { $0.hasPrefix("vfl") }
        return (lines.map { String($0.drop { $0 != ":" }.dropFirst(2)) }, reading.findings)
    }

    @Test(
        "each form makes UIKit's constraints",
        arguments: [
            ("H:|[a]|", ["a.leading == superview.leading + 0.0", "superview.trailing == a.trailing + 0.0"]),
            ("|-20-[a]", ["a.leading == superview.leading + 20.0"]),
            (
                "H:|-[a]-|",
                ["a.leading == superview.leadingMargin + 0.0", "superview.trailingMargin == a.trailing + 0.0"]
            ),
            ("V:|-[a]", ["a.top == superview.topMargin + 0.0"]),
            ("H:[a]-[b]", ["b.leading == a.trailing + 8.0"]),
            ("H:[a][b]", ["b.leading == a.trailing + 0.0"]),
            ("V:[a]-gap-[b]", ["b.top == a.bottom + 12.0"]),
            (
                "H:[a]-(>=gap@low,<=40)-[b]",
                ["b.leading >= a.trailing + 12.0 @250.0", "b.leading <= a.trailing + 40.0"]
            ),
            ("H:[a]-(-8)-[b]", ["b.leading == a.trailing + -8.0"]),
            ("H:[a(80)]", ["a.width == 80.0"]),
            ("V:[a(>=20,<=90.5@999)]", ["a.height >= 20.0", "a.height <= 90.5 @999.0"]),
            ("H:[a(==b)]", ["a.width == b.width + 0.0"]),
            ("H:[a(b)]-[b]", ["a.width == b.width + 0.0", "b.leading == a.trailing + 8.0"]),
            ("H:[a(b*2)]", ["a.width == 2.0 × b.width + 0.0"]),
            ("H:[a(2*b+10)]", ["a.width == 2.0 × b.width + 10.0"]),
            ("V:[a(>=b-10@500)]", ["a.height >= b.height + -10.0 @500.0"]),
            ("H:[a(gap*2)]", ["a.width == 24.0"]),
            ("V:[a]-(>=8)-|", ["superview.bottom >= a.bottom + 8.0"]),
        ]
    )
    func forms(format: String, expected: [String]) throws {
        let (lines, findings) = try Self.constraints([format])
        #expect(lines == expected)
        #expect(findings.isEmpty)
    }

    @Test(
        "options turn directions and align views",
        arguments: [
            ("H:|-4-[a]-5-[b]", "directionLeftToRight", ["a.left == superview.left + 4.0", "b.left == a.right + 5.0"]),
            (
                "H:|-4-[a]-5-[b]", "directionRightToLeft",
                ["a.right == superview.right + -4.0", "b.right == a.left + -5.0"]
            ),
            ("H:[a]-(>=5)-[b]", "directionRightToLeft", ["b.right <= a.left + -5.0"]),
            ("H:[a]-5-[b]", "alignAllTop", ["b.leading == a.trailing + 5.0", "a.top == b.top + 0.0"]),
            ("V:[a]-5-[b]", "spacingBaselineToBaseline", ["b.firstBaseline == a.lastBaseline + 5.0"]),
        ]
    )
    func options(format: String, option: String, expected: [String]) throws {
        #expect(try Self.constraints([format], options: [option]).lines == expected)
    }

    @Test(
        "an invalid string is reported with its place",
        arguments: [
            ("H:|-[a", 6, "expected \"]\" behind \"[a\", found the end"),
            ("H:|-[]", 5, "expected the name of a view, found \"]\""),
            ("H:|->=8-[a]", 4, "a relation needs parentheses, as in \"-(>=8)-\""),
            ("H:|--8-[a]", 4, "a negative spacing needs parentheses, as in \"-(-8)-\""),
            ("H:[a]-8[b]", 7, "expected \"-\" behind the spacing, found \"[\""),
            ("H:[a(>=)]", 7, "expected a length: a number or a name, found \")\""),
            ("H:[a(8]", 6, "expected \",\" or \")\", found \"]\""),
            ("H:|", 3, "expected a view such as \"[name]\", found the end"),
            ("X:[a]", 0, "expected a view such as \"[name]\", found \"X\""),
            ("H:[a]|x", 6, "expected nothing behind \"|\", found \"x\""),
        ]
    )
    func faults(format: String, offset: Int, message: String) throws {
        let (lines, findings) = try Self.constraints([format])
        #expect(lines.isEmpty)
        let finding = try #require(findings.first)
        #expect(finding.rule == "invalid-visual-format")
        #expect(finding.message == message)
        // `{"vfl": ["` is before the string.
        #expect(finding.place == Place(line: 1, column: 11 + offset))
        #expect(finding.notes.map(\.message).last?.filter { $0 == "^" }.count == 1)
        #expect(finding.notes.map(\.message).last?.count == offset + 1)
    }

    @Test("a view that is not there takes no other one's lengths with it")
    func besideUnknownView() throws {
        let made = try Self.constraints(["H:[d]-8-[a(20)]-[b]", "V:|-8-[d][b(>=30)]"])
        #expect(made.lines == ["a.width == 20.0", "b.leading == a.trailing + 8.0", "b.height >= 30.0"])
        #expect(made.findings.count == 2)
    }

    @Test("a string that is none keeps its number, so that ids say which string they come from")
    func numbers() throws {
        let reading = try reading(ofText: "{\"vfl\": [\"H:[a\", \"H:[a(5)]\"], \"views\": {\"a\": \"UILabel\"}}")
        #expect(reading.layout.constraints.map(\.id) == ["vfl2.1"])
    }

    @Test(
        "unknown names are reported with the nearest known one, and nothing is guessed",
        arguments: [
            ("H:[a]-gab-[b]", "there is no metric \"gab\"", "the nearest known one is \"gap\""),
            ("H:[a(==zz9)]", "there is no view \"zz9\"", nil),
            ("H:[d]-[b]", "there is no view \"d\"", nil),
            ("H:[a(80@hight)]", "there is no metric \"hight\"", nil),
            ("H:[a]-b-[c]", "a spacing cannot be as long as a view (\"b\")", nil),
            ("H:[a(80@2000)]", "a priority is above 0 and at most 1000, not 2000", nil),
        ]
    )
    func unknownNames(format: String, message: String, advice: String?) throws {
        let findings = try Self.constraints([format]).findings
        #expect(findings.first?.message == message)
        if let advice { #expect(findings.first?.notes.map(\.message).contains(advice) == true) }
    }

    @Test("a text of strings is read with its views in another file")
    func text() throws {
        let views = """
            {"views": {"title": {"class": "UILabel", "intrinsicContentSize": [80, 20]}, "value": "UITextField"},
             "metrics": {"gap": 10}, "superview": {"id": "row", "class": "Row", "size": [375, 60]}}
            """
        let text = """
            // the row
            H:|-[title]-gap-[value]-|
            @"V:|-[title]-|",
            "V:|-[value(titel)]-|"
            """
        let reading = try Layout.read(
            Array(text.utf8),
            options: ReadOptions(path: "row.vfl", visualFormatViews: Array(views.utf8))
        )
        assertGolden(summary(of: reading), "text")
    }

    @Test("a text alone names its views by brackets, and knows nothing else of them")
    func textAlone() throws {
        let reading = try reading(ofText: "H:|-[a]-(gap)-[b(a)]-|\n")
        assertGolden(summary(of: reading), "textAlone")
    }

    @Test("a view is known before the string that is the first to have it in brackets")
    func laterViews() throws {
        let made = try reading(ofText: "H:[a(b)]\nH:[c(40)]\nH:[a]-[\nH:[b(60)]\nH:[c]-d-[a]\nH:[d]\n")
        #expect(made.layout.views.map(\.id) == ["superview", "a", "c", "b", "d"])
        #expect(made.layout.constraints.map(\.id) == ["vfl1.1", "vfl2.1", "vfl4.1"])
        #expect(made.layout.constraints[0].second == Layout.Anchor(.view(3), .width))
        #expect(made.places.views.map { $0?.line } == [1, 1, 2, 4, 6])
        #expect(
            made.findings.map(\.message) == [
                "expected the name of a view, found the end",
                "a spacing cannot be as long as a view (\"d\")",
            ]
        )
    }

    @Test("strings that are all there is are judged whole, others are not")
    func coverage() throws {
        let diagnosis = try reading(
            ofText: #"{"vfl": ["H:|-[a]"], "views": {"a": "UILabel"}, "coverage": "complete"}"#
        ).diagnosed()
        #expect(diagnosis.findings.contains { $0.rule == "ambiguous-layout" })
        let partial = try reading(ofText: #"{"vfl": ["H:|-[a]"], "views": {"a": "UILabel"}}"#).diagnosed()
        #expect(partial.findings.isEmpty)
    }

    @Test("views that hold each other, or have no superview in common with others, are reported")
    func superviews() throws {
        let text = """
            {"vfl": ["H:|-[a]-[b]-|"],
             "views": {"a": {"class": "UIView", "superview": "b"}, "b": {"class": "UIView", "superview": "a"},
                       "c": {"superview": "gone"}}}
            """
        assertGolden(summary(of: try reading(ofText: text)), "superviews")
    }

    @Test(
        "a name that no view of a layout can have is reported, and the layout comes back from its dump",
        arguments: ["", "nonneg:a.width", "a.safeArea"]
    )
    func impossibleNames(_ name: String) throws {
        let text =
            #"{"vfl": ["H:|-[a]-|"], "views": {"a": "UIView", "NAME": {"size": [1, 2]}}, "superview": {"id": "NAME"}}"#
        let reading = try reading(ofText: text.replacingOccurrences(of: "NAME", with: name))
        #expect(reading.layout.views.map(\.id) == ["superview", "a"])
        #expect(reading.findings.count { $0.rule == "invalid-visual-format" } == 2)
        let dump = reading.layout.dump()
        #expect(try Layout.read(dump, as: .dump).layout.dump() == dump)
    }

    @Test("damaged strings and documents are read or refused")
    func damage() {
        let bytes = Array(
            #"{"vfl": ["H:|-[a(>=b*2@low)]-(gap)-[b]|", {"format": "V:|[a]", "options": []}], "views": {"a": "UIView", "b": {"size": [1, 2]}}, "metrics": {"gap": 1e3, "low": 250}}"#
                .utf8
        )
        forEachSeed(500) { generator in
            var damaged = bytes
            if generator.chance(30) { damaged.removeLast(generator.integer(0...bytes.count - 1)) }
            for _ in 0..<generator.integer(1...4) where !damaged.isEmpty {
                damaged[generator.integer(0...damaged.count - 1)] = UInt8(generator.integer(0...255))
            }
            _ = try? Layout.read(damaged, as: .vfl)
        }
    }
}
