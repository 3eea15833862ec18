import LayoutModel
import LayoutSyntax

/// Holds what was written against the edited layout, by reading it.
struct WriteBackProof {
    let edited: Layout
    /// The ids that added constraints got.
    let newIDs: [String: String]

    /// - Throws: ``WriteBackError`` where reading gives another layout.
    func check(_ bytes: [UInt8], options: ReadOptions) throws(WriteBackError) {
        let layout: Layout
        do throws(ReadError) {
            layout = try Layout.read(bytes, as: .interfaceBuilder, options: options).layout
        } catch {
            throw WriteBackError("the edited document could not be read: \(error.message)")
        }
        if let difference = difference(from: layout) {
            throw WriteBackError("the edits have no form in the document: \(difference)")
        }
    }

    /// What differs first; `nil` where nothing does. Places are left out, and what readers infer from constraints.
    func difference(from written: Layout) -> String? {
        guard written.views.count == edited.views.count else { return "other views would be read" }
        for index in edited.views.indices where stated(edited.views[index]) != stated(written.views[index]) {
            return "the view \"\(edited.views[index].id)\" would be read differently"
        }
        let before = facts(of: edited, ids: newIDs)
        let after = facts(of: written, ids: [:])
        for (id, facts) in before.sorted(by: { $0.key < $1.key }) {
            guard let other = after[id] else { return "the constraint \"\(id)\" would be lost" }
            if facts != other { return "the constraint \"\(id)\" would be read as \(other), not as \(facts)" }
        }
        guard before.count == after.count else { return "other constraints would be read" }
        guard written.skippedObjects.map(\.json) == edited.skippedObjects.map(\.json) else {
            return "other objects would be skipped"
        }
        return nil
    }

    private func facts(of layout: Layout, ids: [String: String]) -> [String: ConstraintFacts] {
        var facts: [String: ConstraintFacts] = [:]
        for constraint in layout.constraints {
            let id = ids[constraint.id] ?? constraint.id
            facts[id] = ConstraintFacts(constraint, of: layout, id: id)
        }
        return facts
    }

    /// A view without its place, and without what the reader concludes from frames and constraints together.
    private func stated(_ view: Layout.View) -> Layout.View {
        var view = view
        view.location = nil
        view.guides = []
        let inferred = view.inferred
        if inferred.contains("layoutMargins") { view.layoutMargins = nil }
        if inferred.contains("safeAreaInsets") { view.safeAreaInsets = nil }
        if inferred.contains("intrinsicContentSize") { view.intrinsicContentSize = nil }
        view.inferred = []
        return view
    }
}

/// A constraint with its items by id, so that those of two layouts can be compared.
struct ConstraintFacts: Equatable, CustomStringConvertible {
    private var words: [String]

    init(_ constraint: Layout.Constraint, of layout: Layout, id: String) {
        func text(_ anchor: Layout.Anchor?) -> String {
            anchor.map { layout.id(of: $0.item) + "." + $0.attribute.rawValue } ?? ""
        }
        words = [
            text(constraint.first), constraint.relation.symbol, "\(constraint.multiplier) ×", text(constraint.second),
            "+ \(constraint.constant)", "@\(constraint.priority)", constraint.identifier ?? "",
            constraint.isActive ? "active" : "inactive", constraint.origin.rawValue, constraint.fault?.rule ?? "",
        ]
    }

    var description: String { words.filter { !$0.isEmpty }.joined(separator: " ") }
}
