import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// Differences as a reviewer reads them.
@Suite struct DifferenceTextTests {
    /// A form with a title.
    private static func dump(_ title: String, attributes: String = "", top: String, constant: Int = 8) -> String {
        """
        {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView",
          "frame": [0, 0, 300, 200], "subviews": [
            {"id": "title", "class": "UILabel", "name": "title", "text": "\(title)", "attributes": {\(attributes)}},
            {"id": "other", "class": "UILabel", "name": "other"}]}],
         "constraints": [{"id": "a", "first": {"item": "title", "attribute": "top"}, "relation": "equal",
            "second": {"item": "\(top)", "attribute": "top"}, "constant": \(constant)}]}
        """
    }

    /// What changed of views and constraints.
    private static func text(_ old: String, _ new: String) throws -> String {
        let sides = try [old, new].map { text in
            LayoutDifference.Side(try Layout.read(Array(text.utf8)).diagnosed(options: DiagnosisOptions()))
        }
        let text = DifferenceText.text(
            of: LayoutDifference(from: sides[0], to: sides[1]),
            showsAll: true,
            style: .plain
        )
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { $0 != "frames" && $0 != "findings" && !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    @Test("another anchor is shown by the old side of the equation and the new one")
    func anchors() throws {
        let path = packageRoot.appendingPathComponent("Examples/summary-bar/SummaryBar.xib")
        let old = try String(contentsOf: path, encoding: .utf8)
        let new = old.replacingOccurrences(
            of: #"secondAttribute="leading" constant="16""#,
            with: #"secondAttribute="leadingMargin" constant="8""#
        )
        #expect(
            try Self.text(old, new)
                == "constraints\n  ~ totalLabel.leading == SummaryBar.leading + 16 → SummaryBar.leadingMargin + 8\n"
        )
    }

    @Test("a long text is shown from where it changed, and not to its end")
    func longTexts() throws {
        let start = "The terms of the service have changed since the last version that you accepted, and "
        let end = ", which has more than the sixty characters that are shown of a value"
        let text = try Self.text(
            Self.dump(start + "three parts are new" + end, top: "root"),
            Self.dump(start + "four parts are new" + end, top: "root")
        )
        let before = "…three parts are new, which has more than the sixty characte…"
        let after = "…four parts are new, which has more than the sixty character…"
        #expect(text == "views\n  ~ title\n      text \(before) → \(after)\n")
    }

    @Test("several changes of a view have a row each, where they do not fit on one")
    func rows() throws {
        let short = try Self.text(
            Self.dump("A", top: "root"),
            Self.dump("B", attributes: #""alpha": 0.5"#, top: "root")
        )
        #expect(short == "views\n  ~ title: text \"A\" → \"B\", alpha 0.5 (was not set)\n")
        let color = #"{"red": 0.25, "green": 0.5, "blue": 0.75}"#
        let long = try Self.text(
            Self.dump("A", top: "root"),
            Self.dump(
                "B",
                attributes: ["tint", "text", "trackTint"].map { "\"\($0)Color\": " + color }.joined(separator: ", "),
                top: "root"
            )
        )
        let rows = long.split(separator: "\n").map(String.init)
        #expect(rows.count == 6 && rows[1] == "  ~ title" && rows[2] == #"      text "A" → "B""#)
        #expect(rows.dropFirst(3).allSatisfy { $0.hasPrefix("      t") && $0.hasSuffix("Color #4080BF (was not set)") })
    }
}
