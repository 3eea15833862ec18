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

/// Compiles the sources of layouts as one program, runs each and compares it with its layout.
struct Verifier {
    /// A layout, and what was printed of it.
    struct Input {
        let layout: Layout
        /// What a document connects, as the source has it.
        let connections: [DocumentConnection]
        let tally: Tally
        /// Whole files.
        let texts: [String]
        /// Those that the files declare.
        let classes: [PrintedClass]
        fileprivate let setsFrames: Bool

        init(_ layout: Layout, _ connections: [DocumentConnection], tally: Tally, texts: [String]) {
            self.layout = layout
            self.connections = connections
            self.tally = tally
            self.texts = texts
            classes = texts.flatMap(PrintedClass.all)
            setsFrames = texts.contains(where: HeadlessModule.setFrames)
        }
    }

    let library: HeadlessLibrary
    let seconds: Int

    /// Why source could not be verified by running it.
    enum Obstacle: Error {
        /// The compiler's errors.
        case notCompiled([Substring])
        /// What ended the program.
        case notRun(CommandFailure)
    }

    /// - Returns: For each input, in order. One that does not compile, or ends the program, costs that one.
    func verify(_ inputs: [Input]) throws(CommandFailure) -> [Result<Verification, Obstacle>] {
        var results: [Result<Verification, Obstacle>?] = Array(repeating: nil, count: inputs.count)
        return try TemporaryFolder.with { (folder) throws(CommandFailure) in
            // Each round leaves out what did not compile.
            while results.contains(where: { $0 == nil }) {
                let rest = inputs.indices.filter { results[$0] == nil }
                switch try program(of: rest, inputs, in: folder) {
                case .failure(let errors):
                    var lines: [Int: [Substring]] = [:]
                    let all = errors.lines.map { line in
                        line.hasPrefix(folder + "/") ? line.dropFirst(folder.utf8.count + 1) : line
                    }
                    for line in all {
                        if let input = Self.input(of: line) { lines[input, default: []].append(line) }
                    }
                    // Errors elsewhere are everybody's.
                    if lines.isEmpty { for input in rest { lines[input] = all } }
                    for (input, lines) in lines { results[input] = .failure(.notCompiled(lines)) }
                case .success(let program):
                    for input in rest {
                        do throws(CommandFailure) {
                            _ = try program.run([folder, "\(input)"], seconds: seconds)
                            results[input] = .success(try read(inputs[input], folder + "/\(input)-"))
                        } catch {
                            if error.code == .interrupted { throw error }
                            results[input] = .failure(.notRun(error))
                        }
                    }
                }
            }
            return results.compactMap { $0 }
        }
    }

    /// - Parameter numbers: The inputs that are part of it.
    private func program(
        of numbers: [Int],
        _ inputs: [Input],
        in folder: String
    ) throws(CommandFailure) -> Result<SwiftProgram, SwiftProgram.Errors> {
        var apps = AppClasses(framework: try library.frameworkClasses())
        var files: [SwiftProgram.File] = []
        for number in numbers {
            let input = inputs[number]
            apps.add(input.layout, input.connections)
            for (place, text) in input.texts.enumerated() {
                let isAlone = inputs.count == 1 && input.texts.count == 1
                let path = Self.prefix + (isAlone ? "" : "\(number)-\(place)") + ".swift"
                files.append(Self.lowered(path, text))
            }
            try writeFile(String(decoding: input.layout.dump(), as: UTF8.self), to: folder + "/\(number)-original.json")
        }
        let declared = Set(numbers.flatMap { inputs[$0].classes.map(\.name) })
        let texts = numbers.flatMap { inputs[$0].texts }.joined(separator: "\n")
        let declarations = apps.declarations(for: texts, declaring: declared)
        files.append(Self.lowered("AppClasses.swift", Self.imports + declarations + "\n"))
        let main = Self.main(making: numbers.map { ($0, inputs[$0]) })
        files.append(SwiftProgram.File(path: "main.swift", text: main))
        return try SwiftProgram.compiled(files, with: library, in: folder, isStrict: true)
    }

    /// A file without what only Objective-C's runtime has.
    private static func lowered(_ path: String, _ text: String) -> SwiftProgram.File {
        SwiftProgram.File(path: path, text: ObjectiveCLowering(ProjectFile(path: path, text: text)).file.text)
    }

    /// What the files of an input begin with, before its number.
    private static let prefix = "Printed"

    /// The input that a compiler's line is about.
    private static func input(of line: Substring) -> Int? {
        line.hasPrefix(prefix) ? Int(line.dropFirst(prefix.count).prefix { $0.isNumber }) : nil
    }

    /// - Parameter stem: What the files that the program wrote begin with.
    private func read(_ input: Input, _ stem: String) throws(CommandFailure) -> Verification {
        let layout = input.layout
        let tally = input.setsFrames ? input.tally : nil
        var result = Verification()
        var pairs: [(original: String, printed: String)] = []
        let report: [UInt8]
        do throws(ReadError) {
            report = try contents(ofFile: stem + "comparison.txt")
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
            try FrameComparison(layout, printed: stem + "printed.json", pairs: pairs).add(to: &result)
            return result
        }
        for (number, size) in FrameComparison.sizes.enumerated() {
            let printed = try LoadedLayout(reading: [stem + "frames-\(number).json"], InputOptions()).reading.layout
            FrameProof(layout, printed: printed, pairs: pairs, tally: tally).check(at: size, into: &result)
        }
        return result
    }

    private static let imports = HeadlessModule.imports(HeadlessModule.frameworks)

    /// A program that makes one of each class of an input, dumps them and compares the dump with the original.
    private static func main(making inputs: [(number: Int, input: Input)]) -> String {
        let sizes = FrameComparison.sizes.map { "(\(Int($0.width)), \(Int($0.height)))" }.joined(separator: ", ")
        // A function each: the compiler takes long for one of hundreds of lines.
        let functions = inputs.map { number, input in
            let made = input.classes.map { "    roots.append(\($0.construction))" }.joined(separator: "\n")
            return "@MainActor func make\(number)() {\n" + made + "\n}"
        }
        // The classes of each input's views that others declare.
        let owners = Dictionary(
            inputs.flatMap { number, input in input.classes.map { ($0.name, number) } },
            uniquingKeysWith: { first, _ in first }
        )
        let foreign = inputs.compactMap { number, input -> String? in
            let names = Set(input.layout.views.map(\.shortClassName)).filter { owners[$0].map { $0 != number } == true }
            if names.isEmpty { return nil }
            return "\"\(number)\": [" + names.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
        .joined(separator: ", ")
        let cases = inputs.map { number, _ in "    case \"\(number)\": make\(number)()" }.joined(separator: "\n")
        // Source that sets frames is also laid out at each size.
        let setting = inputs.filter(\.input.setsFrames).map { "\"\($0.number)\"" }.joined(separator: ", ")
        return """
            \(HeadlessModule.imports(["DumpComparison", "Foundation"]) + imports)
            let input = CommandLine.arguments[2]
            let stem = CommandLine.arguments[1] + "/" + input + "-"
            var roots = DumpRoots()
            \(functions.joined(separator: "\n"))
            let foreign: [String: Set<String>] = [\(foreign.isEmpty ? ":" : foreign)]
            let misuses = MisuseReport.collecting {
                switch input {
            \(cases)
                default: break
                }
            }
            let original = try Dump(json: Data(contentsOf: URL(fileURLWithPath: stem + "original.json")))
            // What other inputs have is not this one's.
            roots.removeContent(leaving: original.subviewCounts(of: foreign[input] ?? []))
            let text = roots.text()
            try text.write(toFile: stem + "printed.json", atomically: false, encoding: .utf8)
            let setting: Set<String> = [\(setting)]
            let setsFrames = setting.contains(input)
            let comparison = DumpComparison(
                original: original, printed: try Dump(json: Data(text.utf8)), placesByFrames: setsFrames)
            let sizes: [(Int, Int)] = [\(sizes)]
            for (number, size) in sizes.enumerated() where setsFrames {
                roots.layOut(in: CGSize(width: size.0, height: size.1))
                try roots.text().write(
                    toFile: stem + "frames-\\(number).json", atomically: false, encoding: .utf8)
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
                toFile: stem + "comparison.txt", atomically: false, encoding: .utf8)

            """
    }
}
