import LayoutModel
import LayoutSyntax

/// The files of a project, read as one program: each class that has a layout is run, with all others in sight.
///
/// Nothing ends the reading. What is not known flows on as a value (``CodeUnknown``), and what could not be run is listed by
/// file and line.
package struct CodeFiles: Sendable {
    /// What was read of a file.
    package struct File: Sendable {
        package var path: String
        /// One for each class that is declared here and has a layout, and for each further state of it.
        package var layouts: [ReadCode] = []
        /// The calls that make constraints, by their tokens, and those of them that were run.
        package var calls = 0
        package var readCalls = 0
        /// Those that were not, with the reason.
        package var unread: [(place: Place, reason: String)] = []
        /// The code that is not read, or that leaves something open, whole and sorted: where two versions of a file have the
        /// same, it means the same.
        package var openCode: [String] = []
        /// Declarations that cannot be parsed.
        package var unparsed: [ReadError] = []
        /// The statements that set frames.
        package var framesSet: [Place] = []

        /// Notes on how it was read.
        package var notes: [Finding] {
            [UnreadCode.finding(unread, calls: calls), SkippedCode.finding(unparsed), SetsFrames.finding(framesSet)]
                .compactMap { $0 }
        }
    }

    package private(set) var files: [File] = []
    private var positions: [String: Int] = [:]
    /// Files with layout code that are no Swift, with the reason.
    package private(set) var failures: [(path: String, error: ReadError)] = []

    package subscript(path path: String) -> File? { positions[path].map { files[$0] } }

    /// Whether files are those of an app with views: one imports a framework of views, or they import nothing at all.
    private static func areOfApp(_ tokens: SwiftCodeTokens) -> Bool {
        let frameworks = Set(["UIKit", "AppKit", "Cocoa", "SwiftUI"] + LayoutLibraries.all.map { $0.facts.title })
        var imports = false
        for index in 0..<max(0, tokens.count - 1)
        where tokens.is("import", at: index) && tokens.tokens[index].startsLine {
            if frameworks.contains(tokens.text(at: index + 1)) { return true }
            imports = true
        }
        return !imports
    }

    /// How many steps the classes of a project may run, in all.
    static let maximumWork = 20_000_000

    /// - Parameters:
    ///   - sources: The files, in the order in which they are reported.
    ///   - numbersUnknowns: Whether numbers that are not known have values by their expressions, for a comparison.
    /// - Complexity: Linear in their size, plus what their code runs, which is limited.
    package init(_ sources: [(path: String, bytes: [UInt8])], numbersUnknowns: Bool = false) {
        var parts: [(path: String, tokens: SwiftCodeTokens)] = []
        var libraries: [(any LayoutLibrary.Type)?] = []
        for source in sources {
            let read = source.bytes.withUnsafeBytes { bytes in
                (
                    Result { () throws(ReadError) in try SwiftCodeTokens(bytes) },
                    CodeRecognition.swiftLibrary(of: bytes)
                )
            }
            switch read.0 {
            case .success(let tokens):
                parts.append((source.path, tokens))
                libraries.append(read.1)
            case .failure(let error): if read.1 != nil { failures.append((source.path, error)) }
            }
        }
        guard let tokens = try? SwiftCodeTokens(joining: parts) else {
            failures = sources.map { ($0.path, ReadError("the files of this program have more than 2 GB")) }
            return
        }
        files = parts.map { File(path: $0.path) }
        guard Self.areOfApp(tokens) else { return }
        for (position, part) in parts.enumerated() { positions[part.path] = position }
        var files = files
        DeepStack.run {
            var program = CodeProgram(project: tokens)
            program.numbersUnknowns = numbersUnknowns
            var reading = ProgramReading(program, libraries)
            reading.run()
            for (file, layout) in reading.layouts { files[file].layouts.append(layout) }
            reading.account(in: &files)
        }
        self.files = files
    }
}
