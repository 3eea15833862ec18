import LayoutInspector
import LayoutReport

enum LoadVerb: SessionVerb {
    static let name = "load"
    static let usage = "FILE"
    static let summary = "read a layout dump, storyboard, xib or console log"
    static let details = """
        What was edited before is given up, with its undo steps. Tags are taken from FILE.names.json. Of a file that \
        holds several layouts, such as the conflicts of a log, FILE#2 is the second.
        """
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.file]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        return try session.load(arguments[0])
    }
}

extension Session {
    /// Reads a file and begins anew with it.
    mutating func load(
        _ path: String,
        as kind: InputFormat? = nil,
        options: ReadOptions = ReadOptions(),
        part: Int? = nil
    ) throws(SessionError) -> String {
        let reading: Reading
        do {
            reading = try readLayout(path, as: kind, options: options, part: part)
        } catch {
            throw SessionError(unreadable(path, error), code: .unreadable)
        }
        document = Document(path: path, reading: reading)
        let note = takeNames(beside: path, of: reading.layout)
        undoSteps = []
        redoSteps = []
        var text = note + "\(printable(path)): \(counted(reading.layout.views.count, "view")), "
        text += counted(reading.layout.constraints.count, "constraint")
        if let part = reading.part, part.count > 1 {
            text += ", layout \(part.number) of \(part.count) (load \(printable(splitPart(path).file))#N chooses)"
        }
        let diagnosis: Diagnosis
        do {
            diagnosis = try requireDiagnosis()
        } catch {
            return text + ", not checked\n"
        }
        let findings = diagnosis.findings
        if findings.isEmpty { return text + ", nothing wrong\n" }
        text += "\n"
        if let line = setAsideLine(reading, path: path) { text += printable(line) + "\n" }
        for severity in [Finding.Severity.error, .warning, .note] {
            let count = findings.count { $0.severity == severity }
            if count > 0 { text += "  " + counted(count, severity.rawValue) + "\n" }
        }
        return text + "check lists what was found; explain tells why\n"
    }
}
