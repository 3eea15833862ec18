import Foundation
import TestSupport
import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// Edits written into real documents: what changes is the edited lines, and reading gives the edited layout.
@Suite("Edits written into the documents of the corpus")
struct WriteBackCorpusTests {
    static let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])

    private enum Kind: String, CaseIterable {
        case constant, priority, multiplier, relation, identifier, remove, add, activation, hugging, resistance, hidden
    }

    private func reading(_ bytes: [UInt8], _ path: String) throws(ReadError) -> Reading {
        try Layout.read(bytes, as: .interfaceBuilder, options: ReadOptions(path: path))
    }

    private func written(
        _ bytes: [UInt8],
        _ edited: Layout,
        _ path: String
    ) throws(WriteBackError) -> EditedDocument {
        try InterfaceBuilderWriteBack.document(bytes, with: edited, options: ReadOptions(path: path))
    }

    @Test("a document without edits is written byte for byte")
    func unedited() throws {
        for file in Self.files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let layout = try reading(bytes, file.path).layout
            let document = try written(bytes, layout, file.path)
            #expect(document.bytes == bytes && document.changedLineCount == 0, "\(file.lastPathComponent)")
        }
    }

    @Test("one edit in each document changes its lines alone, and reads back as the edited layout")
    func oneEdit() throws {
        var random = SeededGenerator(seed: 11)
        var counts: [String: Int] = [:]
        var refusals: [String] = []
        var documentCount = 0
        for (number, file) in Self.files.enumerated() {
            let bytes = [UInt8](try Data(contentsOf: file))
            let original = try reading(bytes, file.path).layout
            let kinds = Kind.allCases
            // The first kind that the document has anything for.
            for turn in kinds.indices {
                let kind = kinds[(number + turn) % kinds.count]
                guard let (edit, id) = edit(kind, original, &random) else { continue }
                var edited = original
                guard (try? edited.apply(edit)) != nil, edited != original else { continue }
                let document: EditedDocument
                do throws(WriteBackError) {
                    document = try written(bytes, edited, file.path)
                } catch {
                    refusals.append("\(file.lastPathComponent) \(kind): \(error.message)")
                    continue
                }
                let changes = LineChanges(from: bytes, to: document.bytes)
                let note = "\(file.lastPathComponent): \(kind) \(id)\n\(changes)"
                check(changes, kind, id, original, note)
                #expect(document.changedLineCount == max(changes.removed.count, changes.added.count), "\(note)")
                check(try reading(document.bytes, file.path).layout, edited, kind, note)
                counts[kind.rawValue, default: 0] += 1
                documentCount += 1
                break
            }
        }
        print("documents with one edit: \(documentCount); \(counts.sorted { $0.key < $1.key })")
        for refusal in refusals { print("refused:", refusal) }
        #expect(refusals.count <= Self.files.count / 20)
    }

    // MARK: Edits

    /// An edit of that kind, and the id of what it is about.
    private func edit(_ kind: Kind, _ layout: Layout, _ random: inout SeededGenerator) -> (LayoutEdit, String)? {
        let constraints = layout.constraints.filter { $0.fault == nil }
        guard !constraints.isEmpty else { return nil }
        let constraint = random.pick(constraints)
        func change(_ change: LayoutEdit.ConstraintChange) -> (LayoutEdit, String) {
            (.constraint(id: constraint.id, change), constraint.id)
        }
        let views = layout.views.filter { !$0.inferred.contains("isHidden") }
        guard !views.isEmpty else { return nil }
        let view = random.pick(views)
        switch kind {
        case .constant: return change(.constant(Double(random.integer(-400...400)) / 4))
        case .priority: return change(.priority(Double(random.integer(1...1000))))
        case .multiplier: return constraint.second == nil ? nil : change(.multiplier(0.25))
        case .relation: return change(.relation(random.pick(Relation.allCases)))
        case .identifier: return change(.identifier("a \"b\" <c> & d"))
        case .activation: return change(.isActive(!constraint.isActive))
        case .remove: return (.remove(constraint: constraint.id), constraint.id)
        case .add:
            guard let index = layout.views.firstIndex(where: { $0.id == view.id }) else { return nil }
            var added = Layout.Constraint(id: "added-1")
            added.first = Layout.Anchor(.view(index), .leading)
            added.second = view.parent.map { Layout.Anchor(.view($0), .leading) }
            if added.second == nil { added.first = Layout.Anchor(.view(index), .width) }
            added.relation = .greaterThanOrEqual
            added.constant = 12
            return (.add(added), view.id)
        case .hugging: return (.view(id: view.id, .contentHugging(.horizontal, 601)), view.id)
        case .resistance: return (.view(id: view.id, .compressionResistance(.vertical, 602)), view.id)
        case .hidden: return (.view(id: view.id, .isHidden(!view.isHidden)), view.id)
        }
    }

    // MARK: Results

    private func check(_ changes: LineChanges, _ kind: Kind, _ id: String, _ original: Layout, _ note: String) {
        switch kind {
        case .constant, .priority, .multiplier, .relation, .identifier, .hugging, .resistance, .hidden:
            #expect(changes.removed.count == 1 && changes.added.count == 1, "\(note)")
            // A variation has no id, nor have some content views, and a tag may go on over several lines.
            let isOnLine = changes.removed.allSatisfy { $0.contains("id=\"\(id)\"") || !$0.contains(" id=\"") }
            #expect(isOnLine, "\(note)")
        case .remove:
            #expect(changes.added.isEmpty, "\(note)")
            let lists = ["constraints>", "mask", "variation", "connections>"]
            for line in changes.removed {
                #expect(line.contains("\"\(id)\"") || lists.contains { line.contains($0) }, "\(note)")
            }
        case .add:
            #expect(changes.removed.isEmpty && [1, 3].contains(changes.added.count), "\(note)")
        case .activation:
            let lines = changes.removed + changes.added
            let lists = ["mask", "variation"]
            for line in lines {
                #expect(line.contains("reference=\"\(id)\"") || lists.contains { line.contains($0) }, "\(note)")
            }
            #expect(changes.removed.isEmpty || changes.added.isEmpty, "\(note)")
        }
    }

    /// What was read again against what was edited, without places.
    private func check(_ again: Layout, _ edited: Layout, _ kind: Kind, _ note: String) {
        let constraints = again.constraints.map(placeless)
        let expected = edited.constraints.map(placeless)
        if kind == .add {
            #expect(constraints.count == expected.count, "\(note)")
            let ids = Set(expected.map(\.id))
            let new = constraints.filter { !ids.contains($0.id) }
            #expect(new.count == 1, "\(note)")
            var wanted = expected.last
            wanted?.id = new.first?.id ?? ""
            #expect(wanted == new.first, "\(note)")
            #expect(constraints.filter { ids.contains($0.id) } == Array(expected.dropLast()), "\(note)")
        } else {
            #expect(constraints == expected, "\(note)")
        }
        #expect(again.views.map(\.id) == edited.views.map(\.id), "\(note)")
        for (view, other) in zip(again.views, edited.views) {
            #expect(view.frame == other.frame && view.isHidden == other.isHidden, "\(note)")
            #expect(view.contentHugging == other.contentHugging, "\(note)")
            #expect(view.compressionResistance == other.compressionResistance, "\(note)")
        }
    }

    private func placeless(_ constraint: Layout.Constraint) -> Layout.Constraint {
        var constraint = constraint
        constraint.location = nil
        return constraint
    }
}
