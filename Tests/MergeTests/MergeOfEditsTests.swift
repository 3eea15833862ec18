import TestSupport
import Testing

@testable import DocumentMerge

/// Documents whose edits are known: the result of a merge is that of both sides' edits, made one after the other.
private struct EditedDocument {
    struct View {
        var id: String
        var parent: String
        var text: String
        var isHidden = false
    }

    struct Constraint {
        var id: String
        var first: String
        var second: String
        var constant: Int
        var priority: Int?
    }

    var views: [View] = []
    var constraints: [Constraint] = []

    init(viewCount: Int, _ random: inout SeededGenerator) {
        for number in 0..<viewCount {
            let parent =
                number < 2 ? "root" : Int.random(in: 0..<number, using: &random) % 3 == 0 ? "v\(number / 2)" : "root"
            views.append(View(id: "v\(number)", parent: parent, text: "text \(number)"))
            constraints.append(Constraint(id: "c\(number)", first: "v\(number)", second: "root", constant: number))
            if number > 0 {
                let second = "v\(Int.random(in: 0..<number, using: &random))"
                constraints.append(Constraint(id: "d\(number)", first: "v\(number)", second: second, constant: 8))
            }
        }
    }

    // MARK: Edits

    enum Edit {
        case text(String, String)
        case hide(String)
        case constant(String, Int)
        case priority(String, Int)
        case add(String, parent: String)
        case addConstraint(String, first: String, second: String)
        case removeConstraint(String)
        case remove(String)
        case embed(String, box: String)

        /// What of the document it is about: edits of both sides about one thing do not go together.
        func aspects(in document: EditedDocument) -> Set<String> {
            switch self {
            case .text(let view, _): ["\(view) text", view]
            case .hide(let view): ["\(view) hidden", view]
            case .constant(let constraint, _): ["\(constraint) constant", constraint]
            case .priority(let constraint, _): ["\(constraint) priority", constraint]
            case .add(let view, let parent): [view, parent]
            case .addConstraint(let constraint, let first, let second): [constraint, first, second]
            case .removeConstraint(let constraint): [constraint, "-" + constraint]
            case .remove(let view): Set(document.removed(with: view).flatMap { [$0, "-" + $0] })
            case .embed(let view, let box): ["\(view) parent", view, box]
            }
        }
    }

    /// A view, all in it, and the constraints of these.
    func removed(with view: String) -> Set<String> {
        var found: Set<String> = [view]
        for each in views where found.contains(each.parent) { found.insert(each.id) }
        for each in views where found.contains(each.parent) { found.insert(each.id) }
        return found.union(constraints.filter { found.contains($0.first) || found.contains($0.second) }.map(\.id))
    }

    mutating func apply(_ edit: Edit) {
        func view(_ id: String) -> Int? { views.firstIndex { $0.id == id } }
        func constraint(_ id: String) -> Int? { constraints.firstIndex { $0.id == id } }
        switch edit {
        case .text(let id, let text): if let index = view(id) { views[index].text = text }
        case .hide(let id): if let index = view(id) { views[index].isHidden = true }
        case .constant(let id, let value): if let index = constraint(id) { constraints[index].constant = value }
        case .priority(let id, let value): if let index = constraint(id) { constraints[index].priority = value }
        case .add(let id, let parent): views.append(View(id: id, parent: parent, text: "new"))
        case .addConstraint(let id, let first, let second):
            constraints.append(Constraint(id: id, first: first, second: second, constant: 1))
        case .removeConstraint(let id): constraints.removeAll { $0.id == id }
        case .remove(let id):
            let gone = removed(with: id)
            views.removeAll { gone.contains($0.id) }
            constraints.removeAll { gone.contains($0.id) }
        case .embed(let id, let box):
            guard let index = view(id) else { return }
            views.insert(View(id: box, parent: views[index].parent, text: "box"), at: index)
            views[index + 1].parent = box
        }
    }

    func randomEdit(_ name: String, _ random: inout SeededGenerator) -> Edit {
        let view = views.randomElement(using: &random)?.id ?? "root"
        let other = views.randomElement(using: &random)?.id ?? "root"
        let constraint = constraints.randomElement(using: &random)?.id ?? "c0"
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .hide(view)
        case 1: return .constant(constraint, Int.random(in: 20..<99, using: &random))
        case 2: return .priority(constraint, Int.random(in: 1..<999, using: &random))
        case 3: return .add("n-\(name)", parent: view)
        case 4: return .addConstraint("m-\(name)", first: view, second: other)
        case 5: return .removeConstraint(constraint)
        case 6: return .remove(view)
        case 7: return .embed(view, box: "b-\(name)")
        default: return .text(view, "text of \(name)")
        }
    }

    // MARK: Text

    var text: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <view id="root">

            """
        write("root", 3, to: &text)
        if !constraints.isEmpty {
            text += "            <constraints>\n"
            for each in constraints {
                text +=
                    "                <constraint firstItem=\"\(each.first)\" firstAttribute=\"top\" relation=\"greaterThanOrEqual\""
                text += " secondItem=\"\(each.second)\" secondAttribute=\"top\" constant=\"\(each.constant)\""
                text += each.priority.map { " priority=\"\($0)\"" } ?? ""
                text += " id=\"\(each.id)\"/>\n"
            }
            text += "            </constraints>\n"
        }
        return text + "        </view>\n    </objects>\n</document>\n"
    }

    private func write(_ parent: String, _ level: Int, to text: inout String) {
        let inside = views.filter { $0.parent == parent }
        if inside.isEmpty { return }
        let margin = String(repeating: "    ", count: level)
        text += margin + "<subviews>\n"
        for each in inside {
            text +=
                margin + "    <label\(each.isHidden ? " hidden=\"YES\"" : "") text=\"\(each.text)\" id=\"\(each.id)\""
            if views.contains(where: { $0.parent == each.id }) {
                text += ">\n"
                write(each.id, level + 2, to: &text)
                text += margin + "    </label>\n"
            } else {
                text += "/>\n"
            }
        }
        text += margin + "</subviews>\n"
    }
}

@Suite("a merge of known edits") struct MergeOfEditsTests {
    /// The elements with what contains them: the order of what both sides added is a choice.
    private static func statements(_ text: String) throws -> [String] {
        var found: [String] = []
        func visit(_ node: MergeNode, _ parent: String) {
            found.append(parent + " " + node.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " "))
            for child in node.children { visit(child, node.id ?? parent) }
        }
        visit(try InterfaceBuilderFile(Array(text.utf8)).root, "")
        return found.sorted()
    }

    @Test(
        "has the edits of both sides, or a conflict where both are about one thing",
        arguments: 0..<300 as Range<UInt64>
    )
    func edits(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let base = EditedDocument(viewCount: Int.random(in: 2..<9, using: &random), &random)
        var (ours, theirs, both) = (base, base, base)
        var (own, other): (Set<String>, Set<String>) = ([], [])
        for number in 0..<3 {
            let edit = ours.randomEdit("o\(number)", &random)
            own.formUnion(edit.aspects(in: ours))
            ours.apply(edit)
            both.apply(edit)
        }
        for number in 0..<3 {
            let edit = theirs.randomEdit("t\(number)", &random)
            other.formUnion(edit.aspects(in: theirs))
            theirs.apply(edit)
            both.apply(edit)
        }
        let shared = own.intersection(other)
        // One side removed what the other one changed, or both changed the same of it.
        let isTogether = !shared.contains { $0.contains(" ") || own.contains("-" + $0) || other.contains("-" + $0) }
        for (first, second) in [(ours.text, theirs.text), (theirs.text, ours.text)] {
            let merge = try MergeCases.merge(first, second, base: base.text)
            let results = MergeSide.allCases.map { merge.text(choosing: MergeChoice($0)) }
            for result in results {
                #expect(merge.faults(of: result).isEmpty, "seed \(seed): \(merge.faults(of: result))")
            }
            if isTogether {
                #expect(merge.conflicts.isEmpty, "seed \(seed): \(merge.conflicts)")
                #expect(try Self.statements(results[0]) == Self.statements(both.text), "seed \(seed)")
            }
            let marked = merge.markedText(choosing: MergeChoice())
            #expect(ConflictMarkers.isIn(marked) == !merge.conflicts.isEmpty, "seed \(seed)")
            #expect(ConflictMarkers.text(of: .ours, in: marked) == results[0], "seed \(seed)")
            #expect(ConflictMarkers.text(of: .theirs, in: marked) == results[1], "seed \(seed)")
        }
    }
}
