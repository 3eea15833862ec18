import ArgumentParser
import LayoutInspector
import LayoutReport

enum LoadVerb: SessionVerb {
    static let name = "load"
    static let aliases = ["l"]
    static let usage = "FILE … [OPTION …]"
    static let summary = "read a file, or texts of a debugger that make up one layout"
    static let details = """
        What was edited before is given up, with its undo steps. Names are taken from FILE.names.json. Reads all that \
        'draft-inspect check' reads: layout dumps, storyboards, xibs, console logs, texts of a debugger, visual formats \
        and documents of Lookin.
        Of a file that holds several layouts, such as the conflicts of a log, FILE#2 is the second; layouts lists them.
        Takes the options that say how to read: --views FILE for visual formats, --traits, --run-time, --input, --block.
        ~ is your home, and *, ? and […] stand for names of files, where no file is called so.
        """
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.file]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        let words: LoadArguments
        do {
            words = try LoadArguments.parse(arguments)
        } catch {
            throw SessionError(LoadArguments.message(for: error) + "\nusage: load \(usage)")
        }
        var paths: [String] = []
        for word in words.files { paths += try typedPaths(word) }
        if paths.isEmpty { throw SessionError("something is missing\nusage: load \(usage)") }
        return try session.load(paths, input: words.input)
    }
}

/// What `load` takes.
struct LoadArguments: ParsableArguments {
    @Argument var files: [String] = []
    @OptionGroup var input: InputOptions
}

extension Session {
    /// Reads a file, or several texts of one layout, and begins anew with it.
    ///
    /// - Parameter part: Which layout of a file that holds several, counted from 1, where that is not what the path or the
    ///   options say.
    mutating func load(_ paths: [String], input: InputOptions, part: Int? = nil) throws(SessionError) -> String {
        var path = paths.first ?? "-"
        var notes: [String] = []
        let reading: Reading
        do throws(CommandFailure) {
            if paths.count > 1 {
                (path, reading) = try joinedLayout(paths, input: input) { notes.append($0) }
            } else {
                let options = try input.readOptions()
                let named: Int?
                (path, named) = splitPart(path)
                do throws(ReadError) {
                    let number = part ?? named ?? input.block
                    reading = try readLayout(path, as: input.input?.format, options: options, part: number)
                } catch {
                    throw CommandFailure(unreadable(path, error), code: .unreadable)
                }
            }
        } catch {
            throw SessionError(error.message, code: error.code)
        }
        return begin(with: Document(path: path, reading: reading, input: input, notes: notes))
    }

    /// Gives up what was loaded before, with its steps.
    ///
    /// - Returns: What there is to say of the layout.
    mutating func begin(with newDocument: Document) -> String {
        document = newDocument
        let reading = newDocument.original
        let path = newDocument.path
        let note = takeNames(beside: path, of: reading)
        undoSteps = []
        redoSteps = []
        var text = note + "\(printable(path)): \(counted(reading.layout.views.count, "view")), "
        text += counted(reading.layout.constraints.count, "constraint")
        if !reading.joined.isEmpty { text += ", joined by their addresses" }
        if let part = reading.part, part.count > 1 {
            text += ", layout \(part.number) of \(part.count) (layouts lists them)"
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
