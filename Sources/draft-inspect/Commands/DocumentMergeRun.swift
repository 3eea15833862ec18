import DocumentMerge
import LayoutInspector
import LayoutReport

/// A merge of three versions of a storyboard or xib, as the commands make it: with frames, messages and markers.
struct DocumentMergeRun {
    /// What is written to the file.
    let text: [UInt8]
    /// Whether nothing is left to decide.
    let isMerged: Bool
    /// For standard error, in order.
    let messages: [String]

    /// The three versions of a file.
    struct Versions {
        /// Empty where the sides have no version in common.
        var base: [UInt8]
        var ours: [UInt8]
        var theirs: [UInt8]
        /// The file as messages name it.
        var path: String

        func merged() throws(MergeRefusal) -> DocumentMerge {
            try DocumentMerge(base: base, ours: ours, theirs: theirs)
        }
    }

    /// - Parameter choices: For each `--ours` and `--theirs`: what names an object, and the side.
    /// - Throws: ``CommandFailure`` if a choice names no conflict.
    static func result(
        of versions: Versions,
        choices: [(object: String, side: MergeSide)] = []
    ) throws(CommandFailure) -> Self {
        let merge: DocumentMerge
        do throws(MergeRefusal) {
            merge = try versions.merged()
        } catch {
            let place = error.error.place.map { ":\($0.line):\($0.column)" } ?? ""
            return try lines(versions, "\(error.version.rawValue)\(place): \(error.error.message)", choices)
        }
        let choice = try choice(choices, among: merge.conflicts, versions.path)
        let open = merge.conflicts.filter { choice.sides[$0.id] == nil }
        var theirChoice = choice
        theirChoice.side = .theirs
        let frames = frames(of: merge.text(choosing: choice), versions.ours, versions.theirs)
        let own = merge.text(choosing: choice, frames: frames)
        let other = open.isEmpty ? own : merge.text(choosing: theirChoice, frames: frames)
        let faults = merge.faults(of: own) + (open.isEmpty ? [] : merge.faults(of: other))
        if let fault = faults.first ?? unreadable([own, other], versions.ours, versions.theirs) {
            let more = faults.count > 1 ? " (and \(counted(faults.count - 1, "other fault")))" : ""
            return try lines(versions, fault + more, choices)
        }
        let path = versions.path
        if open.isEmpty {
            var messages = merge.notes.map { "\(path): \(printable($0))" }
            if let sentence = newConflicts(own, versions.ours, versions.theirs) {
                messages.append("\(path): \(sentence)")
            }
            return Self(text: Array(own.utf8), isMerged: true, messages: messages)
        }
        var messages = open.map { conflict in
            let text = "\(path):\(conflict.line): \(conflict.object): \(conflict.message)"
            return text.split(separator: "\n").map { printable(String($0)) }.joined(separator: " ")
        }
        let count = counted(Set(open.map(\.id)).count, "object")
        messages.append(
            "\(path): \(count) to decide, the rest is merged; edit between the markers, or use: "
                + "draft-inspect merge \(path) --ours \(printable(open[0].id))"
        )
        return Self(
            text: Array(merge.markedText(choosing: choice, frames: frames).utf8),
            isMerged: false,
            messages: messages
        )
    }

    /// A merge of lines, for what is not merged by objects. What it cannot merge always has markers.
    private static func lines(
        _ versions: Versions,
        _ reason: String,
        _ choices: [(object: String, side: MergeSide)]
    ) throws(CommandFailure) -> Self {
        let message = "\(versions.path): not merged by objects: \(printable(reason))"
        if let choice = choices.first {
            throw CommandFailure("\(message)\n'\(printable(choice.object))' cannot be chosen", code: .unreadable)
        }
        let merged = LineMerge(base: versions.base, ours: versions.ours, theirs: versions.theirs)
        let result =
            merged.hasMarkers
            ? "merged by lines, with markers where both sides differ"
            : "merged by lines; the result is a document with each id once"
        return Self(
            text: merged.text,
            isMerged: !merged.hasMarkers,
            messages: [message, "\(versions.path): \(result)"]
        )
    }

    // MARK: Choices

    private static func choice(
        _ choices: [(object: String, side: MergeSide)],
        among conflicts: [MergeConflict],
        _ path: String
    ) throws(CommandFailure) -> MergeChoice {
        var choice = MergeChoice()
        for (object, side) in choices {
            var ids = Set(conflicts.filter { $0.id == object }.map(\.id))
            if ids.isEmpty { ids = Set(conflicts.filter { $0.object.contains("\"\(object)\"") }.map(\.id)) }
            guard let id = ids.first, ids.count == 1 else {
                let objects = conflicts.map(\.object).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                let known = objects.isEmpty ? "nothing to decide" : objects.joined(separator: ", ")
                let what = ids.isEmpty ? "names no object in conflict" : "names \(ids.count) objects; use an id"
                throw CommandFailure("'\(printable(object))' \(what); \(path) has \(printable(known))", code: .usage)
            }
            if let before = choice.sides[id], before != side {
                throw CommandFailure("'\(printable(object))' is chosen from both sides", code: .usage)
            }
            choice.sides[id] = side
        }
        return choice
    }

    /// The ids of the objects that choices name.
    ///
    /// - Throws: ``CommandFailure`` if one of them names no conflict.
    static func ids(
        of choices: [(object: String, side: MergeSide)],
        in versions: Versions
    ) throws(CommandFailure) -> Set<String> {
        guard let merge = try? versions.merged() else { return [] }
        return Set(try choice(choices, among: merge.conflicts, versions.path).sides.keys)
    }

    // MARK: Frames

    /// The frames that follow from what both sides changed, as numbers to write.
    private static func frames(of merged: String, _ sides: [UInt8]...) -> [String: [String: String]] {
        let bytes = Array(merged.utf8)
        // What one side wrote was drawn by Xcode.
        if sides.contains(bytes) { return [:] }
        guard let readings = try? Layout.readAll(bytes, as: .interfaceBuilder) else { return [:] }
        let layouts = sides.flatMap { (try? Layout.readAll($0, as: .interfaceBuilder)) ?? [] }.map(\.layout)
        var options = DiagnosisOptions()
        options.findsFixes = false
        var moved: [String: Rectangle] = [:]
        for reading in readings {
            guard let frames = try? reading.layout.framesMoved(byMergeOf: layouts, options: options) else { continue }
            moved.merge(frames) { first, _ in first }
        }
        if moved.isEmpty { return [:] }
        return InterfaceBuilderWriteBack.recordedFrames(bytes, movedTo: moved).mapValues { frame in
            [
                "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
                "height": number(frame.height),
            ]
        }
    }

    /// As Xcode writes it: zero is `0.0`.
    private static func number(_ value: Double) -> String { value == 0 ? "0.0" : JSONNumberFormat.text(value) }

    // MARK: Proof

    /// The result must be readable where both sides are.
    private static func unreadable(_ results: [String], _ sides: [UInt8]...) -> String? {
        for result in results {
            do throws(ReadError) {
                _ = try Layout.readAll(Array(result.utf8))
            } catch {
                if sides.allSatisfy({ (try? Layout.readAll($0)) != nil }) { return error.message }
            }
        }
        return nil
    }

    /// Where both sides are without conflicts and the result is not: each did what the other one's constraints exclude.
    private static func newConflicts(_ text: String, _ sides: [UInt8]...) -> String? {
        func count(_ bytes: [UInt8]) -> Int {
            var options = DiagnosisOptions()
            options.onlyRules = ["conflict"]
            options.findsFixes = false
            let readings = (try? Layout.readAll(bytes)) ?? []
            return readings.reduce(0) { sum, reading in
                sum + ((try? reading.diagnosed(options: options))?.findings.count { $0.rule == "conflict" } ?? 0)
            }
        }
        let bytes = Array(text.utf8)
        if sides.contains(bytes) { return nil }
        let found = count(bytes) - (sides.map(count).max() ?? 0)
        return found > 0 ? "merged, with \(counted(found, "conflict")) that neither side has; check it" : nil
    }
}
