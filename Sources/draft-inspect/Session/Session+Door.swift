import LayoutInspector
import LayoutReport

/// The one place where a command changes the session.
extension Session {
    /// Does what a command asks for. Where that fails or is interrupted, nothing has happened.
    ///
    /// - Returns: The answer, whose lines all end with a newline.
    mutating func perform(_ action: SessionAction) throws(SessionError) -> String {
        switch action {
        case .answer(let text): return text
        case .step(let step, let headline, let overwritesNames):
            if overwritesNames { keptNames?.isForced = true }
            return try perform(step, saying: headline)
        case .travel(let count, let isUndo): return try travel(count, isUndo: isUndo)
        case .options(let options, let headline):
            self.options = options
            return headline + "\n"
        case .load(let request): return try load(request)
        case .write(let request): return try write(request)
        case .paste: return try paste()
        case .enter(let scene, let headline):
            self.scene = scene
            return headline + "\n"
        case .run(let script): return try run(script: script)
        case .end:
            if mayEnd() { hasEnded = true }
            return ""
        }
    }

    /// Whether the session may end: asks where edits are not saved and there is somebody to ask.
    func mayEnd() -> Bool {
        guard let document, document.hasUnsavedEdits, let ask else { return true }
        return ask("\(printable(document.shortName)) has unsaved edits; quit and discard them?") != .no
    }

    // MARK: - Steps

    /// Does a step, so that it can be undone, and reports what it changed.
    private mutating func perform(_ step: Step, saying headline: String) throws(SessionError) -> String {
        if case .tags = step {
            undoSteps.append(try apply(step))
            redoSteps = []
            return headline + "\n"
        }
        let before = try state()
        let saved = self
        do {
            let inverse = try apply(step)
            undoSteps.append(inverse)
            redoSteps = []
            return try headline + "\n" + changes(since: before)
        } catch {
            self = saved
            throw error
        }
    }

    private func changes(since before: Changes.State) throws(SessionError) -> String {
        let after = try state()
        return Changes(from: before, to: after).text(names: after.names, style: effectiveStyle)
    }

    /// - Returns: The step that leads back.
    private mutating func apply(_ step: Step, restoring: Bool = false) throws(SessionError) -> Step {
        switch step {
        case .edits(let edits, let guides):
            guard var document else { throw .nothingLoaded }
            document.hold(guides)
            var inverses: [LayoutEdit] = []
            for edit in edits {
                do {
                    inverses.append(try document.apply(edit, restoring: restoring))
                } catch {
                    // The copy is dropped, so that the layout is as it was.
                    throw SessionError(error.message)
                }
            }
            self.document = document
            return .edits(inverses.reversed())
        case .tags(let newTags):
            let old = tags
            tags = newTags
            return .tags(old)
        case .conditions(let conditions):
            guard var document else { throw .nothingLoaded }
            let old = document.conditions
            document.setConditions(conditions)
            self.document = document
            return .conditions(old)
        }
    }

    /// Undoes or redoes a number of steps.
    private mutating func travel(_ count: Int, isUndo: Bool) throws(SessionError) -> String {
        let available = isUndo ? undoSteps.count : redoSteps.count
        guard available > 0 else { throw SessionError("nothing to \(isUndo ? "undo" : "redo")") }
        let number = min(count, available)
        let before = try state()
        let saved = self
        do {
            for _ in 0..<number {
                guard let step = isUndo ? undoSteps.popLast() : redoSteps.popLast() else { break }
                let inverse = try apply(step, restoring: true)
                if isUndo { redoSteps.append(inverse) } else { undoSteps.append(inverse) }
            }
            let left = isUndo ? undoSteps.count : redoSteps.count
            let headline = "\(isUndo ? "undone" : "redone"): \(counted(number, "change")), \(left) left\n"
            return try headline + changes(since: before)
        } catch {
            self = saved
            throw error
        }
    }

    // MARK: - Files

    /// Loads what is pasted now.
    private mutating func paste() throws(SessionError) -> String {
        let terminal = try requireTerminal()
        guard let text = terminal.readPasted() else { throw SessionError("nothing was pasted") }
        return try load(pasted: text)
    }

    /// Loads a text that was pasted.
    mutating func load(pasted text: String) throws(SessionError) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else { throw SessionError("nothing was pasted") }
        let terminal = try requireTerminal()
        let path: String
        do throws(CommandFailure) {
            path = try terminal.keep(text)
        } catch {
            throw SessionError(error)
        }
        let answer = try load(LoadRequest(paths: [path], isPasted: true))
        record.recordLoad("load " + CommandLineWords.escaped(path, in: nil))
        return answer
    }

    private mutating func write(_ request: WriteRequest) throws(SessionError) -> String {
        let path = expandedHome(request.path)
        if request.isDocument { try document?.source?.requireUnchanged(path) }
        do throws(CommandFailure) {
            try OverwriteGuard(inputs: inputs).write(request.text, to: path, isForced: request.isForced)
        } catch {
            throw SessionError(error)
        }
        if request.isDocument { document?.noteWritten(Array(request.text.utf8), to: path) }
        if request.keepsEdits { document?.noteSaved() }
        return request.saying + "\n"
    }

    /// Scripts that read themselves end here.
    private static let deepestNesting = 16

    private mutating func run(script path: String) throws(SessionError) -> String {
        guard sourceDepth < Self.deepestNesting else { throw SessionError("scripts are nested too deeply") }
        let bytes: [UInt8]
        do {
            bytes = try contents(ofFile: path)
        } catch {
            throw SessionError(unreadable(path, error), code: .unreadable)
        }
        inputs.append(path)
        sourceDepth += 1
        defer { sourceDepth -= 1 }
        var text = ""
        for (number, line) in String(decoding: bytes, as: UTF8.self).lines.enumerated() {
            if isCancelled() { throw .interrupted }
            let output = run(line)
            text += output.text
            if let error = output.error {
                var located = SessionError("\(path):\(number + 1): \(error.message)", code: error.code)
                located.before = text
                throw located
            }
            if hasEnded { break }
        }
        return text
    }
}
