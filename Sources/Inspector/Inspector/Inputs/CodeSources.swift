import LayoutReaders
import LayoutSyntax

/// Swift files that are read as one program: those of a folder or a project, or several that were named together.
struct CodeSources {
    /// The readings of each file that has something of a layout, by the file's position among the paths.
    private(set) var readings: [Int: [Reading]] = [:]
    /// Why files of folders that have layout code cannot be read, by position.
    private(set) var failures: [Int: ReadError] = [:]
    /// The positions of all files that are part of the program.
    private(set) var taken: Set<Int> = []

    /// The largest file that is read, in bytes.
    private static let largestFile = 16 << 20

    /// - Parameters:
    ///   - paths: The files in their order.
    ///   - found: Whether a path was found in a folder: such a file says nothing if it has no layout.
    init(_ paths: [String], found: (Int) -> Bool) {
        let positions = paths.indices.filter { Self.isCode(paths[$0]) }
        guard positions.count > 1 || positions.contains(where: found) else { return }
        var sources: [(path: String, bytes: [UInt8])] = []
        var read: [Int] = []
        for position in positions {
            guard FolderContents.isRegularFile(paths[position], atMost: Self.largestFile),
                let bytes = try? FileContents.content(of: paths[position])
            else { continue }
            sources.append((paths[position], bytes))
            read.append(position)
        }
        let program = ProgramReadings(sources)
        for (position, source) in zip(read, sources) {
            guard let layouts = program[source.path] else {
                // A named file says itself why it is not read.
                if found(position) {
                    taken.insert(position)
                    failures[position] = program.failure(of: source.path)
                }
                continue
            }
            taken.insert(position)
            if !layouts.isEmpty || !found(position) { readings[position] = layouts }
        }
    }

    static func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") }

    /// Whether a folder's file is part of what is checked: tests are not, and what tools made.
    static func isOfProject(_ names: [Substring]) -> Bool {
        guard let name = names.last, isCode(String(name)) else { return false }
        return !names.contains { ProjectFolder.isOfTests($0) || ProjectFolder.passedOver.contains(String($0)) }
    }
}
