import LayoutInspector
import LayoutPolicy
import LayoutPrinter
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The single check before any file is written: an input, or a file that the program did not write, is overwritten only
/// on request.
struct OverwriteGuard {
    private let inputs: [FileIdentity: String]

    /// Checks all outputs of a run before its work.
    ///
    /// - Throws: ``CommandFailure`` of wrong usage if one of them would be lost, or something else by it.
    init(inputs: [String], outputs: [RunOutput], isForced: Bool) throws(CommandFailure) {
        self.init(inputs: inputs)
        try RunOutput.requireApart(outputs)
        for output in outputs where output.kind == .file && !isForced {
            if let refusal = refusal(of: output.path) { throw CommandFailure(refusal.message(), code: .usage) }
        }
    }

    /// - Parameter inputs: The paths of all files that were read.
    init(inputs: [String]) {
        var identities: [FileIdentity: String] = [:]
        for path in inputs {
            // The first of several names is kept.
            if let identity = FileIdentity(path), identities[identity] == nil { identities[identity] = path }
        }
        self.inputs = identities
    }

    /// Why a file is not overwritten.
    enum Refusal: Equatable {
        case isInput(String, of: String)
        case isForeign(String)
        /// Somebody took the permission to write it away.
        case isProtected(String)

        /// Names the file, the reason, and what to do.
        func message(advice: String = "--force overwrites it") -> String {
            switch self {
            case .isInput(let path, let input) where path == input:
                "'\(path)' is an input and would be overwritten\n\(advice)"
            case .isInput(let path, let input):
                "'\(path)' is the same file as the input '\(input)' and would be overwritten\n\(advice)"
            case .isProtected(let path): "'\(path)' is write-protected\n\(advice)"
            case .isForeign(let path): "'\(path)' exists and was not written by draft-inspect\n\(advice)"
            }
        }
    }

    /// Why a new file cannot be written: known before a run, whose results would be lost after it.
    static func missingFolder(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        let folder = String(path[..<slash])
        if FolderContents.isFolder(folder) { return nil }
        return fileExists(folder)
            ? "cannot write '\(path)': '\(folder)' is not a folder"
            : "cannot write '\(path)': the folder '\(folder)' does not exist"
    }

    /// Writes a file if that loses nothing, or if it is forced.
    ///
    /// - Throws: ``CommandFailure`` for a usage error if it is refused, else with the system's message.
    func write(_ text: String, to path: String, isForced: Bool) throws(CommandFailure) {
        if !isForced, let refusal = refusal(of: path) { throw CommandFailure(refusal.message(), code: .usage) }
        try writeFile(text, to: path)
    }

    /// - Parameter isOurs: Whether an existing file may be overwritten.
    /// - Returns: `nil` if the file may be written.
    func refusal(of path: String, isOurs: (String) -> Bool = WrittenFiles.isOurs) -> Refusal? {
        var status = stat()
        // Only regular files can be overwritten, not terminals or pipes.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        if let identity = FileIdentity(path), let input = inputs[identity] { return .isInput(path, of: input) }
        if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 { return .isProtected(path) }
        return status.st_size == 0 || isOurs(path) ? nil : .isForeign(path)
    }
}

/// The files that the program writes, recognized by their beginning.
enum WrittenFiles {
    /// Whether a file is a dump, a lowered layout, a proof, a report, a script of the session, a drawing, or printed source.
    static func isOurs(_ path: String) -> Bool {
        guard let input = try? OpenInput(path, sampleLength: 1 << 16) else { return false }
        let beginning = input.beginning
        let sample = String(decoding: beginning.prefix(1024), as: UTF8.self)
        if ReportFormatList.standard.formats.contains(where: { $0.wrote(sample) }) { return true }
        // A report of GitLab without findings.
        if sample == "[]\n" || sample.hasPrefix(Baseline.mark) { return true }
        let first = beginning.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if first == UInt8(ascii: "{") {
            let keys = String(decoding: beginning.prefix(1024), as: UTF8.self)
            return ["layout-dump", "lowered-layout", "layout-proof"].contains { keys.contains("\"format\": \"\($0)\"") }
                || keys.contains("\"format\":\"layout-dump\"")
        }
        if beginning.starts(with: PrintedHeader.beginning.utf8) { return true }
        if beginning.starts(with: SourceFolder.indexBeginning.utf8) { return true }
        if beginning.starts(with: MigrationReport.beginning.utf8) { return true }
        if beginning.starts(with: Drawing.svgBeginning.utf8) { return true }
        guard let bytes = try? input.contents() else { return false }
        return isScript(String(decoding: bytes, as: UTF8.self))
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
