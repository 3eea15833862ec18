import LayoutInspector
import LayoutPrinter
import LayoutProject

/// Printed source, compiled and run, beside the layout that it was printed from.
struct Verification {
    /// The user's constraints that the source makes: in the same words, and said from the other item.
    var equalCount = 0
    var turnedCount = 0
    /// The printed constraints that hold in the frames that the source sets; `nil` for source that makes constraints.
    var heldCount: Int?
    var viewCount = 0
    /// What differs, a line each.
    var differences: [String] = []
    /// What views show otherwise: only source with --view-config sets it.
    var shownCount = 0
    /// What UIKit would have logged or raised.
    var misuses: [String] = []
    /// The sizes at which frames were compared, and how many frames that were at each.
    var sizes: [String] = []
    var frameCount = 0
    /// The sizes at which constraints conflict and the frames differ.
    var conflictingSizes: [String] = []

    var isEqual: Bool { differences.isEmpty && misuses.isEmpty }
}

/// Prints, compiles, runs and compares.
struct Verifier {
    let layout: Layout
    /// What a document connects, as the source has it.
    let connections: [DocumentConnection]
    let library: HeadlessLibrary
    let seconds: Int

    /// Why source could not be verified by running it.
    struct NotCompiled: Error {
        var lines: [Substring]
    }

    /// - Parameters:
    ///   - source: The source, in a form of its own if it is no whole file.
    ///   - whole: The class form of the same layout.
    func verify(
        _ source: PrintedSource,
        form: SourceForm,
        whole: String
    ) throws(CommandFailure) -> Result<Verification, NotCompiled> {
        let text =
            form.scope == .wholeFile
            ? source.text : WrappedSource(source.text, isFunction: form.scope == .function, whole: whole).text
        let setsFrames = HeadlessModule.setFrames(in: text)
        let classes = PrintedClass.all(in: text)
        let apps = AppClasses(layout, connections, framework: try library.frameworkClasses())
        let declarations = apps.declarations(for: text, declaring: Set(classes.map(\.name)))
        return try TemporaryFolder.with { (folder) throws(CommandFailure) in
            let printed = ProjectFile(path: "Printed.swift", text: text)
            let files = [
                SwiftProgram.File(path: "Printed.swift", text: ObjectiveCLowering(printed).file.text),
                SwiftProgram.File(path: "AppClasses.swift", text: Self.imports + declarations + "\n"),
                SwiftProgram.File(path: "main.swift", text: Self.main(making: classes, setsFrames: setsFrames)),
            ]
            switch try SwiftProgram.compiled(files, with: library, in: folder, isStrict: true) {
            case .failure(let errors):
                let lines = errors.lines.map { line in
                    line.hasPrefix(folder + "/") ? line.dropFirst(folder.utf8.count + 1) : line
                }
                return .failure(NotCompiled(lines: lines))
            case .success(let program):
                try writeFile(String(decoding: layout.dump(), as: UTF8.self), to: folder + "/original.json")
                _ = try program.run([folder], seconds: seconds)
                return .success(try read(folder, setsFrames ? source.tally : nil))
            }
        }
    }

    /// - Parameter tally: Of source that sets frames.
    private func read(_ folder: String, _ tally: Tally?) throws(CommandFailure) -> Verification {
        var result = Verification()
        var pairs: [(original: String, printed: String)] = []
        let report: [UInt8]
        do throws(ReadError) {
            report = try contents(ofFile: folder + "/comparison.txt")
        } catch {
            throw CommandFailure("the compiled program wrote no result", code: .internalError)
        }
        for line in String(decoding: report, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard let kind = words.first, let value = words.dropFirst().first else { continue }
            switch kind {
            case "equal": result.equalCount = Int(value) ?? 0
            case "turned": result.turnedCount = Int(value) ?? 0
            case "shown": result.shownCount = Int(value) ?? 0
            case "misuse": result.misuses.append(String(value))
            case "pair": pairs.append((String(value), words.count > 2 ? String(words[2]) : ""))
            default: result.differences.append(kind + ": " + value)
            }
        }
        result.viewCount = pairs.count
        guard let tally else {
            try FrameComparison(layout, printed: folder + "/printed.json", pairs: pairs).add(to: &result)
            return result
        }
        for (number, size) in FrameComparison.sizes.enumerated() {
            let printed = try LoadedLayout(reading: [folder + "/frames-\(number).json"], InputOptions()).reading.layout
            FrameProof(layout, printed: printed, pairs: pairs, tally: tally).check(at: size, into: &result)
        }
        return result
    }

    private static let imports = HeadlessModule.imports(HeadlessModule.frameworks)

    /// A program that makes one of each class, dumps them and compares the dump with the original.
    ///
    /// - Parameter setsFrames: Whether the source sets frames: then it is also laid out at each size, and dumped.
    private static func main(making classes: [PrintedClass], setsFrames: Bool) -> String {
        let sizes = FrameComparison.sizes.map { "(\(Int($0.width)), \(Int($0.height)))" }.joined(separator: ", ")
        let made = classes.map { "    roots.append(\($0.construction))" }.joined(separator: "\n")
        return """
            \(HeadlessModule.imports(["DumpComparison", "Foundation"]) + imports)
            let folder = CommandLine.arguments[1]
            var roots = DumpRoots()
            let misuses = MisuseReport.collecting {
            \(made)
            }
            let text = roots.text()
            try text.write(toFile: folder + "/printed.json", atomically: false, encoding: .utf8)
            let original = try Dump(json: Data(contentsOf: URL(fileURLWithPath: folder + "/original.json")))
            let comparison = DumpComparison(
                original: original, printed: try Dump(json: Data(text.utf8)), placesByFrames: \(setsFrames))
            let sizes: [(Int, Int)] = [\(setsFrames ? sizes : "")]
            for (number, size) in sizes.enumerated() {
                roots.layOut(in: CGSize(width: size.0, height: size.1))
                try roots.text().write(
                    toFile: folder + "/frames-\\(number).json", atomically: false, encoding: .utf8)
            }
            var lines = ["equal\\t\\(comparison.equalCount)", "turned\\t\\(comparison.turnedCount)"]
            lines.append("shown\\t\\(comparison.content.count)")
            lines += comparison.missing.map { "missing\\t" + $0 }
            lines += comparison.extra.map { "extra\\t" + $0 }
            lines += comparison.strangers.map { "not in the layout\\t" + $0 }
            lines += comparison.placement.map { "placed otherwise\\t" + $0 }
            lines += misuses.map { "misuse\\t" + $0.description.replacingOccurrences(of: "\\n", with: " ") }
            lines += comparison.pairs.map { "pair\\t" + $0.original + "\\t" + $0.printed }
            try lines.joined(separator: "\\n").write(
                toFile: folder + "/comparison.txt", atomically: false, encoding: .utf8)

            """
    }
}
