import LayoutCode
import LayoutModel
import LayoutSyntax

/// What the reader of layout code makes of a file, to be held against what it makes of the rewritten one.
struct MigrationProof {
    private let path: String
    private let before: CodeFiles
    private let layouts: [String: [LayoutMeaning]]

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        before = CodeFiles([(path, bytes)], numbersUnknowns: true)
        layouts = Self.meanings(before, path)
    }

    /// What the code of one file makes that another version of it does not.
    static func difference(_ old: [UInt8], _ new: [UInt8]) -> String? {
        MigrationProof(old, path: "a.swift").reasonAgainst(new)
    }

    private static func meanings(_ files: CodeFiles, _ path: String) -> [String: [LayoutMeaning]] {
        var found: [String: [LayoutMeaning]] = [:]
        for code in files[path: path]?.layouts ?? [] {
            found[code.title ?? "", default: []].append(LayoutMeaning(code.layout))
        }
        return found
    }

    /// Why a statement is not rewritten; `nil` where all of its calls are understood.
    func reasonAgainst(_ rewrite: Rewrite, in file: CodeText) -> String? {
        guard let read = before[path: path], !read.layouts.isEmpty else { return "no code of these files runs it" }
        let lines = rewrite.tokens.map { file.tokens.place(of: $0) }
        guard let first = lines.first, let last = lines.last else { return nil }
        let unread = read.unread.first { unread in
            (first.line, first.column) <= (unread.place.line, unread.place.column)
                && (unread.place.line, unread.place.column) <= (last.line, last.column)
        }
        return unread.map { "its meaning is not known: " + $0.reason }
    }

    /// Why a file is not the same as the one of before; `nil` where it is.
    func reasonAgainst(_ bytes: [UInt8]) -> String? {
        let after = CodeFiles([(path, bytes)], numbersUnknowns: true)
        guard let old = before[path: path], let new = after[path: path] else { return "the result cannot be read" }
        if new.unparsed.count > old.unparsed.count { return "the result cannot be parsed" }
        if let unread = new.unread.first, new.unread.count > old.unread.count {
            return "not proven: the new code is not understood: " + unread.reason
        }
        let meanings = Self.meanings(after, path)
        for (title, expected) in layouts {
            guard let found = meanings[title], found.count == expected.count else {
                return "\(title) would be another layout"
            }
            for (expected, found) in zip(expected, found) {
                if let difference = expected.difference(from: found) { return "not proven: in \(title), \(difference)" }
            }
        }
        return meanings.count == layouts.count ? nil : "not proven: other code of this file would be read"
    }
}

/// The views and constraints of a layout, in a form in which rewritten code has the same.
private struct LayoutMeaning {
    private struct View: Equatable {
        var id: String
        var superview: String?
        var hasMask: Bool
    }

    private let views: [View]
    private let constraints: [String: Int]

    init(_ layout: Layout) {
        var doubts: [String: String] = [:]
        for doubt in layout.doubts {
            if case .constraint(let id) = doubt.subject { doubts[id, default: ""] += Self.withoutPlaces(doubt.text) }
        }
        views = layout.views.map { view in
            View(
                id: view.id,
                superview: view.parent.map { layout.views[$0].id },
                hasMask: view.translatesAutoresizingMask
            )
        }
        var constraints: [String: Int] = [:]
        for constraint in layout.constraints { constraints[Self.text(constraint, layout, doubts), default: 0] += 1 }
        self.constraints = constraints
    }

    /// What becomes another, as a clause; `nil` where nothing does.
    func difference(from other: LayoutMeaning) -> String? {
        if let (old, new) = zip(views, other.views).first(where: { $0 != $1 }) {
            if old.id != new.id { return "which view \(new.id) is in, is not known for sure" }
            if old.superview != new.superview {
                return "\(old.id) would be in \(new.superview ?? "no view"), not in \(old.superview ?? "none")"
            }
            return "\(old.id).translatesAutoresizingMaskIntoConstraints would be \(new.hasMask)"
        }
        if views.count != other.views.count { return "there would be \(other.views.count) views, not \(views.count)" }
        if constraints == other.constraints { return nil }
        let lost = constraints.keys.sorted().first { other.constraints[$0] != constraints[$0] }
        let new = other.constraints.keys.sorted().first { other.constraints[$0] != constraints[$0] }
        guard let lost else { return "\(new ?? "a constraint") would be new" }
        return new.map { "\(lost) would become \($0)" } ?? "\(lost) would be lost"
    }

    /// What a doubt says, without lines and columns.
    private static func withoutPlaces(_ text: String) -> String {
        text.filter { !$0.isNumber }
    }

    /// The constraint turned so that the item whose name comes first is first.
    private static func text(_ constraint: Layout.Constraint, _ layout: Layout, _ doubts: [String: String]) -> String {
        func name(_ anchor: Layout.Anchor?) -> String? {
            anchor.map { "\(layout.id(of: $0.item)).\($0.attribute.rawValue)" }
        }
        var (first, second) = (name(constraint.first) ?? "", name(constraint.second))
        var (relation, constant) = (constraint.relation, constraint.constant)
        if let other = second, other < first, constraint.multiplier == 1 {
            (first, second) = (other, first)
            relation = relation.mirrored
            constant = -constant
        }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier) * "
        var text = "\(first) \(relation.symbol) " + (second.map { factor + $0 } ?? "\(constant)")
        if second != nil, constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        if constraint.priority != 1000 { text += " @\(constraint.priority)" }
        if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
        if !constraint.isActive { text += ", inactive" }
        if let doubt = doubts[constraint.id] { text += ", where " + doubt }
        return text
    }
}
