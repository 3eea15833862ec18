import LayoutInspector
import LayoutPrinter
import Testing

/// The layout of a dump in a test.
func layout(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Layout {
    let reading = try Layout.read(Array(json.utf8), as: .dump)
    return reading.layout
}

/// A dump with one root, `root`, and the user's constraints in a short form.
///
/// A constraint is `item.attribute == item.attribute * multiplier + constant @priority #identifier`; the parts after the
/// relation may be missing, and `item` of a guide is `view.safeArea` in brackets: `[root.safeArea].top`.
func dump(
    _ views: String,
    root: String = #""class": "UIView", "viewController": "ScreenController""#,
    constraints: [String] = [],
    extra: String = ""
) -> String {
    var written: [String] = []
    for (index, constraint) in constraints.enumerated() {
        written.append(constraint.hasPrefix("{") ? constraint : ConstraintText(constraint).json(id: "c\(index + 1)"))
    }
    return """
        {"format": "layout-dump", "version": 1, \(extra)
        "roots": [{"id": "root", \(root), "subviews": [\(views)]}],
        "constraints": [\(written.joined(separator: ",\n"))]}
        """
}

/// A constraint written in one line.
struct ConstraintText {
    private var parts: [String] = []

    init(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        func anchor(_ word: String) -> String {
            let dot = word.lastIndex(of: ".") ?? word.startIndex
            let item = word[..<dot].filter { $0 != "[" && $0 != "]" }
            return #"{"item": "\#(item)", "attribute": "\#(word[word.index(after: dot)...])"}"#
        }
        parts.append(#""first": \#(anchor(words.removeFirst()))"#)
        parts.append(#""relation": "\#(words.removeFirst())""#)
        var sign = 1.0
        while !words.isEmpty {
            let word = words.removeFirst()
            if word == "*" {
                parts.append(#""multiplier": \#(words.removeFirst())"#)
            } else if word == "+" || word == "-" {
                sign = word == "-" ? -1 : 1
            } else if word.hasPrefix("@") {
                parts.append(#""priority": \#(word.dropFirst())"#)
            } else if word.hasPrefix("#") {
                parts.append(#""identifier": "\#(word.dropFirst())""#)
            } else if word.hasPrefix("=") {
                parts.append(#""name": "\#(word.dropFirst())""#)
            } else if let number = Double(word) {
                parts.append(#""constant": \#(number * sign)"#)
            } else {
                parts.append(#""second": \#(anchor(word))"#)
            }
        }
    }

    func json(id: String) -> String { #"{"id": "\#(id)", \#(parts.joined(separator: ", "))}"# }
}

/// The content of the braces of the main plan, without indentation of its own.
func planBody(_ source: String) -> String {
    var lines: [String] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasSuffix("Plan: ViewPlan {") {
            isInside = true
        } else if line == "}" {
            if isInside { break }
        } else if isInside {
            lines.append(String(line.dropFirst(4)))
        }
    }
    return lines.joined(separator: "\n")
}

/// Prints a layout with one view `v`, a label that is a property, and gives the chain of `v`.
func chain(_ constraints: [String], others: [String] = []) throws -> String {
    let views =
        [
            #"{"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false}"#,
            #"{"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}"#,
        ] + others
    return planBody(try layout(dump(views.joined(separator: ", "), constraints: constraints)).printed().text)
}
