import DocumentMerge
import LayoutInspector

/// Git's merge of lines, taken only where its result is a document: anything else has markers, so that git and people see it.
struct LineMerge {
    private(set) var text: [UInt8]
    private(set) var hasMarkers: Bool

    init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        if let merged = Self.gitText(base: base, ours: ours, theirs: theirs) {
            let hasConflict = ConflictMarkers.isIn(String(decoding: merged, as: UTF8.self))
            if hasConflict || DocumentMerge.isSound(merged) {
                (text, hasMarkers) = (merged, hasConflict)
                return
            }
        }
        func ended(_ bytes: [UInt8]) -> [UInt8] { bytes.last == 10 || bytes.isEmpty ? bytes : bytes + [10] }
        text =
            Array("<<<<<<< ours\n".utf8) + ended(ours) + Array("=======\n".utf8) + ended(theirs)
            + Array(">>>>>>> theirs\n".utf8)
        hasMarkers = true
    }

    /// What git makes of the lines, with its markers; `nil` where it makes no merge, as of binary files.
    static func gitText(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
        try? TemporaryFolder.with { (folder) throws(CommandFailure) in
            let paths = ["ours", "base", "theirs"].map { folder + "/" + $0 }
            for (path, bytes) in zip(paths, [ours, base, theirs]) { try writeFile(bytes, to: path) }
            let arguments = ["merge-file", "-L", "ours", "-L", "base", "-L", "theirs", "-p", "--"] + paths
            return try? GitCommand.output(arguments, statuses: 0...127)
        }
    }
}
