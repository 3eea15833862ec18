import LayoutInspector
import LayoutReport

enum SourceVerb: SessionVerb {
    static let name = "source"
    static let usage = "SCRIPT"
    static let summary = "run the commands of a file"
    static let details = "Stops at the first error. Lines that begin with # are comments."
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.file]

    /// Scripts that read themselves end here.
    static let deepestNesting = 16

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let path = expandedHome(arguments[0])
        guard session.sourceDepth < deepestNesting else { throw SessionError("scripts are nested too deeply") }
        let bytes: [UInt8]
        do {
            bytes = try contents(ofFile: path)
        } catch {
            throw SessionError(unreadable(path, error), code: .unreadable)
        }
        session.sourceDepth += 1
        defer { session.sourceDepth -= 1 }
        var text = ""
        for (number, line) in String(decoding: bytes, as: UTF8.self).lines.enumerated() {
            if session.isCancelled() { throw .interrupted }
            let output = session.run(line)
            text += output.text
            if let error = output.error {
                var located = SessionError("\(path):\(number + 1): \(error.message)", code: error.code)
                located.before = text
                throw located
            }
            if session.hasEnded { break }
        }
        return text
    }
}

extension String {
    /// The lines, whichever way they end.
    var lines: [String] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }
}
