import LayoutInspector
import LayoutPolicy
import LayoutReport

extension Session {
    /// Reads a file, or several texts of one layout, and begins anew with it.
    mutating func load(_ request: LoadRequest) throws(SessionError) -> String {
        try requireConsent(request)
        var notes: [String] = []
        var document: Document
        let files: [String]
        do throws(InputFailure) {
            var options = request.options
            options.allowsUnknowns = true
            let inputs = try Inputs(request.paths, options: options, readers: layoutReaders)
            notes = inputs.notes
            let (path, reading) = try inputs.layout(part: request.part) { notes.append($0) }
            let name = inputs.files.count > 1 ? path : splitPart(path).file
            document = Document(
                path: name,
                reading: reading,
                input: options,
                isPasted: request.isPasted,
                notes: notes
            )
            files = inputs.files
        } catch {
            // The number of a layout is not part of the file's name.
            if case .unreadable(let path, let error) = error {
                throw SessionError(CommandFailure(.unreadable(splitPart(path).file, error)))
            }
            throw SessionError(CommandFailure(error))
        }
        document.policy = try policy(for: document)
        inputs += files + request.options.files
        return begin(with: document)
    }

    private func policy(for document: Document) throws(SessionError) -> DocumentPolicy? {
        guard let policy else { return nil }
        do throws(CommandFailure) {
            return try policy.policy(for: document.files.first ?? document.path)
        } catch {
            throw SessionError(error)
        }
    }

    /// Asks whether edits that are not saved may be given up.
    private func requireConsent(_ request: LoadRequest) throws(SessionError) {
        guard let document, document.hasUnsavedEdits, !request.isForced else { return }
        let fault = "\(printable(document.shortName)) has unsaved edits"
        if let ask {
            if ask(fault + "; discard them?") == .yes { return }
            throw SessionError("not loaded")
        }
        throw SessionError(fault + "\n`write FILE` or `save SCRIPT` keeps them, `load --force FILE` discards them")
    }

    /// Gives up what was loaded before, with its steps.
    ///
    /// - Returns: Notes on the layout.
    mutating func begin(with newDocument: Document) -> String {
        document = newDocument
        scene = nil
        let reading = newDocument.original
        let path = newDocument.path
        let note = takeNames(beside: path, of: reading)
        undoSteps = []
        redoSteps = []
        let shown = newDocument.shownPath
        var text = note + "\(printable(shown)): \(counted(reading.layout.views.count, "view")), "
        text += counted(reading.layout.constraints.count, "constraint")
        if !reading.joined.isEmpty { text += ", joined by their addresses" }
        if let part = reading.part, part.count > 1 {
            text += ", layout \(part.number) of \(part.count) (`layouts` lists them)"
        }
        let diagnosis: Diagnosis
        do {
            diagnosis = try requireDiagnosis()
        } catch {
            return text + ", not checked\n"
        }
        let findings = diagnosis.findings
        let accepted = document?.acceptedCount ?? 0
        let acceptedLine =
            accepted == 0 ? "" : "  \(counted(accepted, "finding")) accepted by \(Configuration.fileName)\n"
        let doubt = doubtLine(reading, path: shown).map { printable($0) + "\n" } ?? ""
        if findings.isEmpty { return text + ", no findings\n" + doubt + acceptedLine }
        text += "\n"
        if let line = skippedLine(reading, path: shown) { text += printable(line) + "\n" }
        text += doubt
        let list = (try? CheckVerb.list(in: self, showsAll: false, most: Self.mostAtFirst)) ?? ""
        text += list
        let notes = findings.count { $0.severity == .note }
        if notes > 0, !options.diagnosis.includesNotes {
            text += "  \(counted(notes, "note")) (`option notes on` shows them)\n"
        }
        text += acceptedLine
        return text + (list.isEmpty ? "" : "`explain` shows cause and fixes\n")
    }

    /// Findings that are shown when a layout is loaded.
    private static let mostAtFirst = 3
}
