import LayoutSyntax

/// A three-way merge of Interface Builder files by their objects.
///
/// Each object is merged by itself, wherever either side put it: what only one side changed is taken from it, byte for byte. What
/// both sides changed in different ways is a conflict of that object alone, which a choice of side decides; all else is merged.
package struct DocumentMerge {
    package let conflicts: [MergeConflict]
    /// Where the order of what both sides added is a choice.
    package let notes: [String]
    private let merge: ObjectMerge
    private let trailing: String
    private let hasCarriageReturns: Bool

    /// - Parameter base: Empty where the sides have no version in common.
    /// - Throws: ``MergeRefusal`` if a version cannot be read.
    /// - Complexity: O(elements + children² of an element that both sides reordered).
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeRefusal) {
        let old = base.isEmpty ? nil : try Self.file(base, .base)
        let own = try Self.file(ours, .ours)
        var other = try Self.file(theirs, .theirs)
        guard own.root.name == other.root.name, old.map({ $0.root.name == own.root.name }) ?? true else {
            throw MergeRefusal(version: .theirs, error: ReadError("the versions are of different generations of Xcode"))
        }
        var lists = MergeTable.lists(in: own.root).union(MergeTable.lists(in: other.root))
        if let old { lists.formUnion(MergeTable.lists(in: old.root)) }
        var versions = MergeVersions(
            base: old.map { MergeTable($0.root, lists: lists) } ?? MergeTable(),
            ours: MergeTable(own.root, lists: lists),
            theirs: MergeTable(other.root, lists: lists)
        )
        let twins = TwinObjects.ids(versions)
        if !twins.isEmpty {
            other.root.rename(twins)
            versions.theirs = MergeTable(other.root, lists: lists)
        }
        let merge = ObjectMerge(versions)
        self.merge = merge
        trailing = own.trailing == old?.trailing ? other.trailing : own.trailing
        hasCarriageReturns =
            own.hasCarriageReturns == old?.hasCarriageReturns ? other.hasCarriageReturns : own.hasCarriageReturns
        notes = merge.notes
        conflicts = Self.real(merge)
        // Their lists belong together by position, which a merge of one of them breaks.
        if own.root.name == "archive", !conflicts.isEmpty {
            throw MergeRefusal(version: .ours, error: ReadError("the file is an archive of Xcode 3"))
        }
    }

    private static func file(
        _ bytes: [UInt8],
        _ version: MergeRefusal.Version
    ) throws(MergeRefusal) -> InterfaceBuilderFile {
        do throws(ReadError) {
            return try InterfaceBuilderFile(bytes)
        } catch {
            throw MergeRefusal(version: version, error: error)
        }
    }

    /// The conflicts that either choice decides differently: the others are none.
    private static func real(_ merge: ObjectMerge) -> [MergeConflict] {
        if merge.conflicts.isEmpty { return [] }
        func text(_ choice: MergeChoice) -> String {
            var text = ""
            merge.document(choosing: choice).root.write(to: &text)
            return text
        }
        let ours = text(MergeChoice())
        var isReal: [String: Bool] = [:]
        for key in Set(merge.conflicts.map(\.key)) {
            isReal[key] = text(MergeChoice(sides: [key: .theirs])) != ours
        }
        return merge.conflicts.filter { isReal[$0.key] ?? true }
    }

    /// The merged document.
    ///
    /// - Parameters:
    ///   - choice: The side that decides a conflict, by the ids of objects.
    ///   - frames: By the ids of views: numbers for their recorded frames, such as `["y": "24"]`.
    package func text(
        choosing choice: MergeChoice,
        frames: [String: [String: String]] = [:]
    ) -> String {
        let lines = lines(choice, frames).map(\.text).joined()
        return InterfaceBuilderFile.withLineEnds(lines, hasCarriageReturns)
    }

    /// The merged document, with what either side makes of the conflicts that `choice` does not name between git's markers.
    package func markedText(choosing choice: MergeChoice, frames: [String: [String: String]] = [:]) -> String {
        let sides = MergeSide.allCases.map { side in lines(MergeChoice(side, sides: choice.sides), frames) }
        let text = ConflictMarkers.text(ours: sides[0], theirs: sides[1])
        return InterfaceBuilderFile.withLineEnds(text, hasCarriageReturns)
    }

    private func lines(_ choice: MergeChoice, _ frames: [String: [String: String]]) -> [ConflictMarkers.Line] {
        let keyed = Dictionary(frames.map { (MergeTable.key(ofID: $0.key), $0.value) }) { first, _ in first }
        var byKey = MergeChoice(choice.side)
        var open: Set<String> = []
        for conflict in conflicts {
            byKey.sides[conflict.key] = choice[conflict.id]
            if choice.sides[conflict.id] == nil { open.insert(conflict.key) }
        }
        let root = merge.document(choosing: byKey, frames: keyed, open: open).root
        var text = ""
        var wholes: [Range<Int>] = []
        root.write(to: &text, &wholes)
        return ConflictMarkers.lines(text + trailing, wholes: wholes, of: choice.side)
    }

    /// Whether a text is a storyboard or xib in which no id is there twice.
    package static func isSound(_ bytes: [UInt8]) -> Bool {
        guard let file = try? InterfaceBuilderFile(bytes) else { return false }
        return MergeProof.repeatedIDs(in: file.root).isEmpty
    }

    /// What is wrong with a result: statements of one side that it lacks, ids that occur twice, references to nothing.
    ///
    /// Shares nothing with the merge but the reading of files.
    package func faults(of text: String) -> [String] {
        MergeProof(merge.versions, disputed: Set(merge.conflicts.map(\.key)), merge.fates).faults(of: text)
    }
}

/// A version that cannot be read as a storyboard or xib.
package struct MergeRefusal: Error {
    package enum Version: String, Sendable {
        case base
        case ours
        case theirs
    }

    package var version: Version
    package var error: ReadError
}

/// Something that both sides changed in different ways.
package struct MergeConflict: Equatable, Sendable {
    /// The object: its element, what it is called, its id.
    package var object: String
    /// What `--ours` and `--theirs` name it by.
    package var id: String
    /// What makes it the same in all versions.
    let key: String
    /// What of it, and what either side makes of it.
    package var message: String
    /// The line of the object in our file.
    package var line: Int
}
