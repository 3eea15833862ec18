import LayoutCode
import LayoutSyntax

/// What can be rewritten of a file, and how.
struct RewritePlan {
    struct Rewrite {
        var tokens: Range<Int>
        /// Earlier statements that go, since what they make is written here.
        var parts: [Range<Int>]
        var lines: [String]
        var constraintCount: Int
    }

    let rewrites: [Rewrite]
    private(set) var kept: [InPlaceMigration.Kept] = []
    private let file: CodeText
    private let dialect: MigrationDialect

    init(_ file: CodeText, _ names: FileNames, _ dialect: MigrationDialect) {
        self.file = file
        self.dialect = dialect
        let superviews = Superviews(file)
        let step = Self.step(of: file)
        let usedNames = Set((0..<file.tokens.count).lazy.filter(file.isWord).map(file.tokens.name(at:)))
        let blocks = CodeBlocks(file).blocks
        var rewrites: [Rewrite] = []
        var kept: [InPlaceMigration.Kept] = []
        var stayingModule: String?
        for (reader, unmasks, module) in dialect.readers {
            let reader = reader.init(file, names)
            for block in blocks {
                for statement in reader.statements(of: block) {
                    let start = statement.tokens.lowerBound
                    func keep(_ reason: String) {
                        if let module { stayingModule = module }
                        kept.append(.init(place: file.tokens.place(of: start), reason: reason))
                    }
                    switch statement.content {
                    case .kept(let reason): keep(reason)
                    case .constraints(let constraints):
                        let place = WrittenPlace(
                            superviews: superviews,
                            token: start,
                            step: step,
                            takesMasks: unmasks,
                            usedNames: usedNames
                        )
                        do {
                            var lines = try dialect.writer.lines(of: constraints, place)
                            for (tokens, reason) in statement.rest {
                                kept.append(.init(place: file.tokens.place(of: tokens.lowerBound), reason: reason))
                            }
                            lines += Self.list(statement.rest.map { file.text(of: $0.tokens) }, step)
                            rewrites.append(
                                Rewrite(
                                    tokens: statement.tokens,
                                    parts: statement.parts,
                                    lines: lines,
                                    constraintCount: constraints.count
                                )
                            )
                        } catch {
                            keep(error.reason)
                        }
                    }
                }
            }
        }
        // Code with two libraries besides UIKit is not read.
        if let module = stayingModule, dialect.module != nil {
            for rewrite in rewrites {
                kept.append(
                    .init(
                        place: file.tokens.place(of: rewrite.tokens.lowerBound),
                        reason:
                            "other statements of this file stay in \(module), and it is not written in two libraries"
                    )
                )
            }
            rewrites = []
        }
        self.rewrites = rewrites.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        self.kept = kept
    }

    /// The blanks of one level: those of the first line that has any.
    private static func step(of file: CodeText) -> String {
        for index in 0..<file.tokens.count where file.tokens.tokens[index].startsLine {
            let blanks = file.indentation(at: index)
            if blanks.hasPrefix("\t") { return "\t" }
            if blanks.count >= 2 { return String(repeating: " ", count: min(blanks.count, 4)) }
        }
        return "    "
    }

    /// The elements of a list that stay in one.
    private static func list(_ elements: [String], _ step: String) -> [String] {
        if elements.isEmpty { return [] }
        return ["NSLayoutConstraint.activate(["] + elements.map { step + $0 + "," } + ["])"]
    }

    // MARK: Text

    /// That of the file's first line.
    private var lineEnd: String {
        guard let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
        return file.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The file with some of the rewrites.
    func applied(_ rewrites: [Rewrite]) -> [UInt8] {
        if rewrites.isEmpty { return file.bytes }
        var edits: [(bytes: Range<Int>, text: String)] = []
        for rewrite in rewrites {
            let bytes = file.byteRange(of: rewrite.tokens)
            let indentation = file.indentation(at: rewrite.tokens.lowerBound)
            edits.append((bytes, (remarks(of: rewrite) + rewrite.lines).joined(separator: lineEnd + indentation)))
            for part in rewrite.parts { edits.append((wholeLines(of: file.byteRange(of: part)), "")) }
        }
        edits += importEdits(rewrites)
        edits.sort { ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound) }
        var result: [UInt8] = []
        var position = 0
        for edit in edits where edit.bytes.lowerBound >= position {
            result += file.bytes[position..<edit.bytes.lowerBound]
            result += edit.text.utf8
            position = edit.bytes.upperBound
        }
        return result + file.bytes[position...]
    }

    /// A statement with its line, where nothing else is on that.
    private func wholeLines(of bytes: Range<Int>) -> Range<Int> {
        var (start, end) = (bytes.lowerBound, bytes.upperBound)
        while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") || file.bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        while end < file.bytes.count, file.bytes[end] == UInt8(ascii: " ") || file.bytes[end] == UInt8(ascii: "\r") {
            end += 1
        }
        guard start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n"), end < file.bytes.count,
            file.bytes[end] == UInt8(ascii: "\n")
        else { return bytes }
        return start..<end + 1
    }

    /// The comments of a rewrite that its lines do not have.
    private func remarks(of rewrite: Rewrite) -> [String] {
        var written = rewrite.lines.map(\.trimmed)
        return (rewrite.parts + [rewrite.tokens]).flatMap { range in
            range.dropFirst().flatMap { file.comments(before: $0) }.map(\.text).filter { comment in
                guard let place = written.firstIndex(of: comment) else { return true }
                written.remove(at: place)
                return false
            }
        }
    }

    /// The imports of whole modules and of their parts, but for those of some platforms or configurations.
    private var imports: [(module: String, tokens: Range<Int>)] {
        let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "let", "var", "actor"]
        var imports: [(module: String, tokens: Range<Int>)] = []
        var conditions = 0
        for index in 0..<max(0, file.tokens.count - 1) {
            if file.is("#if", at: index) { conditions += 1 }
            if file.is("#endif", at: index) { conditions -= 1 }
            guard conditions == 0, file.is("import", at: index), file.tokens.tokens[index].startsLine else { continue }
            var end = kinds.contains(file.text(at: index + 1)) ? index + 2 : index + 1
            guard file.isWord(at: end) else { continue }
            let module = file.text(at: end)
            end += 1
            while file.is(".", at: end), file.isWord(at: end + 1) { end += 2 }
            imports.append((module, index..<end))
        }
        return imports
    }

    private func importEdits(_ rewrites: [Rewrite]) -> [(bytes: Range<Int>, text: String)] {
        let imports = imports
        var edits: [(Range<Int>, String)] = []
        var needed: [String] = []
        if let module = dialect.module, !imports.contains(where: { $0.module == module }) { needed.append(module) }
        for (reader, _, module) in dialect.readers {
            guard let module, let known = imports.first(where: { $0.module == module }),
                reader == SnapKitStatements.self
            else { continue }
            let isRewritten = { (index: Int) in rewrites.contains { $0.tokens.contains(index) } }
            let isUsed = (0..<file.tokens.count).contains { index in
                !isRewritten(index) && file.isWord(at: index)
                    && (file.is("snp", at: index)
                        || file.text(at: index).hasPrefix("Constraint")
                            && !file.is(":", at: index + 1))
            }
            if isUsed { continue }
            let frameworks = ["UIKit", "AppKit", "Cocoa", "SwiftUI", dialect.module ?? "UIKit"]
            if !imports.contains(where: { frameworks.contains($0.module) }), needed.isEmpty { needed.append("UIKit") }
            edits.append((wholeLines(of: file.byteRange(of: known.tokens)), ""))
            if let first = needed.first {
                // In its place.
                edits[edits.count - 1] = (file.byteRange(of: known.tokens), "import \(first)")
                needed.removeFirst()
            }
        }
        if let last = imports.last {
            let names = imports.map { $0.module.lowercased() }
            let isSorted = names == names.sorted()
            for module in needed {
                // Sorted imports stay so.
                if isSorted, let next = imports.first(where: { $0.module.lowercased() > module.lowercased() }) {
                    let start = file.byteRange(of: next.tokens).lowerBound
                    edits.append((start..<start, "import \(module)" + lineEnd))
                } else {
                    let end = file.byteRange(of: last.tokens).upperBound
                    edits.append((end..<end, lineEnd + "import \(module)"))
                }
            }
        } else {
            for module in needed { edits.append((0..<0, "import \(module)" + lineEnd)) }
        }
        return edits
    }
}
