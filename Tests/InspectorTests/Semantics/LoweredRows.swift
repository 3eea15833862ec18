import LayoutInspector
import LayoutSolver
import Testing

/// A dump with these views and constraints.
func dumpText(_ roots: String, _ constraints: String..., more: String = "") -> String {
    """
    {"format": "layout-dump", "version": 1, \(more.isEmpty ? "" : more + ", ")"roots": [\(roots)],
     "constraints": [\(constraints.joined(separator: ",\n"))]}
    """
}

/// A root of 100 x 200 points.
func root(_ subviews: String..., keys: String = "") -> String {
    """
    {"id": "root", "class": "UIView", "frame": [0, 0, 100, 200]\(keys.isEmpty ? "" : ", " + keys),
     "subviews": [\(subviews.joined(separator: ", "))]}
    """
}

/// A plain view that does not translate its mask.
func view(_ id: String, _ subviews: String..., keys: String = "", baseClass: String = "UIView") -> String {
    """
    {"id": "\(id)", "class": "\(baseClass)", "translatesAutoresizingMask": false\(keys.isEmpty ? "" : ", " + keys),
     "subviews": [\(subviews.joined(separator: ", "))]}
    """
}

/// `a.left == 2 * b.right + 8` as a constraint of a dump.
func constraint(
    _ id: String,
    _ first: String,
    _ second: String? = nil,
    relation: String = "==",
    multiplier: Double = 1,
    constant: Double = 0,
    keys: String = ""
) -> String {
    func anchor(_ text: String) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let item = parts.dropLast().joined(separator: ".")
        return "{\"item\": \"\(item)\", \"attribute\": \"\(parts.last ?? "")\"}"
    }
    var json = "{\"id\": \"\(id)\", \"first\": \(anchor(first)), \"relation\": \"\(relation)\""
    if let second { json += ", \"second\": \(anchor(second))" }
    json += ", \"multiplier\": \(multiplier), \"constant\": \(constant)"
    return json + (keys.isEmpty ? "" : ", " + keys) + "}"
}

/// Reads a dump in which nothing may be wrong.
func layout(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Layout {
    let reading = try Layout.read(Array(json.utf8))
    for finding in reading.findings where finding.severity != .note {
        Issue.record("the fixture is bad: \(finding.message)", sourceLocation: sourceLocation)
    }
    return reading.layout
}

extension LoweredLayout {
    /// The rows as text: `id: terms = constant`, with `@priority` where optional and ` assumed` where so.
    func rows(where isShown: (String) -> Bool = { _ in true }) -> [String] {
        (0..<system.rowCount).compactMap { row in
            let id = id(ofRow: row)
            return isShown(id) ? "\(id): \(text(ofRow: row))" : nil
        }
    }

    /// The rows whose ids begin so.
    func rows(_ prefix: String) -> [String] { rows { $0.hasPrefix(prefix) } }

    func row(_ id: String) -> String {
        (0..<system.rowCount).first { self.id(ofRow: $0) == id }.map { text(ofRow: $0) } ?? "none"
    }

    func text(ofRow row: Int) -> String {
        var text = ""
        for term in system.terms(of: row).sorted(by: { $0.variable < $1.variable }) {
            guard let (item, attribute) = itemAndAttribute(of: term.variable) else { continue }
            let size = abs(term.coefficient)
            let factor = size == 1 ? "" : "\(number(size)) "
            let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
            text += "\(sign)\(factor)\(layout.id(of: item)).\(attribute.name)"
        }
        if text.isEmpty { text = "0" }
        switch system.relations[row] {
        case .equal: text += " = "
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        }
        text += number(system.constants[row])
        if system.priorities[row] < 1000 { text += " @\(number(system.priorities[row]))" }
        if isAssumed[row] { text += " assumed" }
        return text
    }

    /// Rounded to a millionth, so that thirds can be written.
    private func number(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
