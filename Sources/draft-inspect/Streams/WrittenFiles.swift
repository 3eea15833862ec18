import LayoutInspector
import LayoutPolicy
import LayoutPrinter
import LayoutReport

/// The files that the program writes, recognized by their beginning.
enum WrittenFiles {
    /// What people keep is overwritten by its own kind only.
    enum Kind: Sendable {
        case dump, script
        /// A report, a proof, a drawing, printed source: each run makes it again.
        case result

        /// What is lost if another kind of file takes its place; `nil`: nothing.
        var kept: String? {
            switch self {
            case .dump: "a layout dump"
            case .script: "a script of the session"
            case .result: nil
            }
        }
    }

    static func isOurs(_ path: String) -> Bool { kind(ofFile: path) != nil }

    /// - Returns: `nil` for a file that the program did not write.
    static func kind(ofFile path: String) -> Kind? {
        guard let input = try? OpenInput(path, sampleLength: 1 << 16) else { return nil }
        return kind(input.beginning) { try? input.contents() }
    }

    /// The kind of a text that is about to be written.
    static func kind(of text: String) -> Kind? {
        kind(Array(text.utf8.prefix(1 << 16))) { Array(text.utf8) }
    }

    private static func kind(_ beginning: [UInt8], _ contents: () -> [UInt8]?) -> Kind? {
        let sample = String(decoding: beginning.prefix(1024), as: UTF8.self)
        if ReportFormatList.standard.formats.contains(where: { $0.wrote(sample) }) { return .result }
        // A report of GitLab without findings.
        if sample == "[]\n" || sample.hasPrefix(Baseline.mark) { return .result }
        let first = beginning.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if first == UInt8(ascii: "{") {
            func hasFormat(_ name: String) -> Bool { sample.contains("\"format\": \"\(name)\"") }
            if hasFormat("layout-dump") || sample.contains("\"format\":\"layout-dump\"") { return .dump }
            return ["lowered-layout", "layout-proof", "layout-proofs", "sameness-proof"].contains(where: hasFormat)
                ? .result : nil
        }
        let beginnings = [
            PrintedHeader.beginning, SourceFolder.indexBeginning, MigrationReport.beginning, Drawing.svgBeginning,
        ]
        if Drawing.wrotePNG(beginning) { return .result }
        if beginnings.contains(where: { beginning.starts(with: $0.utf8) }) { return .result }
        guard let bytes = contents() else { return nil }
        return isScript(String(decoding: bytes, as: UTF8.self)) ? .script : nil
    }

    /// Whether the text has at least one line, and every line is a session command.
    private static func isScript(_ text: String) -> Bool {
        var hasCommand = false
        for line in text.lines {
            guard let words = try? CommandLineWords.split(line) else { return false }
            guard let verb = words.first else { continue }
            guard SessionVerbs.standard.all.contains(where: { $0.name == verb }) else { return false }
            hasCommand = true
        }
        return hasCommand
    }
}

/// The beginning of printed source.
enum PrintedHeader {
    static let beginning = "// Printed by draft-inspect"
}
