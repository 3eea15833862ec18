import LayoutCode

/// A file with some of its statements rewritten, and the imports that these need.
struct RewrittenFile {
    let file: CodeText
    let names: FileNames
    let dialect: MigrationDialect

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

    /// Whether code that stays uses SnapKit, whose types have names that begin with `Constraint`.
    private func isSnapKitUsed(besides rewrites: [Rewrite]) -> Bool {
        (0..<file.tokens.count).contains { index in
            guard file.isWord(at: index), !rewrites.contains(where: { $0.tokens.contains(index) }) else { return false }
            return file.is("snp", at: index)
                || file.text(at: index).hasPrefix("Constraint") && !file.is(":", at: index + 1)
        }
    }

    private func importEdits(_ rewrites: [Rewrite]) -> [(bytes: Range<Int>, text: String)] {
        let imports = imports
        var edits: [(Range<Int>, String)] = []
        var needed: [String] = []
        if let module = dialect.module, !imports.contains(where: { $0.module == module }) { needed.append(module) }
        for case let module? in dialect.readers.map(\.module) {
            guard let known = imports.first(where: { $0.module == module }), !names.leansOnImports,
                !isSnapKitUsed(besides: rewrites)
            else {
                continue
            }
            // Without it, UIKit has to come from elsewhere.
            let frameworks = ["UIKit", "AppKit", "Cocoa", "SwiftUI", dialect.module]
            if needed.isEmpty, !imports.contains(where: { frameworks.contains($0.module) }) { needed.append("UIKit") }
            if needed.isEmpty {
                edits.append((wholeLines(of: file.byteRange(of: known.tokens)), ""))
            } else {
                edits.append((file.byteRange(of: known.tokens), "import \(needed.removeFirst())"))
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
