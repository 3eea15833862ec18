import LayoutCode
import LayoutSyntax

/// A statement in another library's words.
struct Rewrite {
    var tokens: Range<Int>
    /// Earlier statements that go, since what they make is written here.
    var parts: [Range<Int>]
    var lines: [String]
    var constraintCount: Int
}

/// What can be rewritten of a file, and how.
struct RewritePlan {
    private(set) var rewrites: [Rewrite] = []
    private(set) var kept: [InPlaceMigration.Kept] = []
    private let file: CodeText
    private let dialect: MigrationDialect
    private let superviews: Superviews
    private let step: String
    private let usedNames: Set<String>

    init(_ file: CodeText, _ names: FileNames, _ dialect: MigrationDialect) {
        self.file = file
        self.dialect = dialect
        superviews = Superviews(file)
        step = Self.step(of: file)
        usedNames = Set((0..<file.tokens.count).lazy.filter(file.isWord).map(file.tokens.name(at:)))
        let blocks = CodeBlocks(file).blocks
        var staying: (module: String, line: Int)?
        for (type, takesMasks, module) in dialect.readers {
            let reader = type.init(file, names)
            for statement in blocks.flatMap(reader.statements(of:)) {
                do throws(NotUnderstood) {
                    rewrites.append(try rewrite(statement, takesMasks: takesMasks))
                    for (tokens, reason) in statement.rest { keep(tokens, reason) }
                } catch {
                    keep(statement.tokens, error.reason)
                    if staying == nil, let module {
                        staying = (module, file.tokens.place(of: statement.tokens.lowerBound).line)
                    }
                }
            }
        }
        // Code with two libraries besides UIKit is not read.
        if let (module, line) = staying, let other = dialect.module {
            let reason = "line \(line) stays in \(module), and a file has either that or \(other)"
            for rewrite in rewrites { keep(rewrite.tokens, reason) }
            rewrites = []
        }
        rewrites.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    private mutating func keep(_ tokens: Range<Int>, _ reason: String) {
        kept.append(.init(place: file.tokens.place(of: tokens.lowerBound), reason: reason))
    }

    private func rewrite(_ statement: LayoutStatement, takesMasks: Bool) throws(NotUnderstood) -> Rewrite {
        switch statement.content {
        case .kept(let reason): throw NotUnderstood(reason)
        case .constraints(let constraints):
            let place = WrittenPlace(
                superviews: superviews,
                token: statement.tokens.lowerBound,
                step: step,
                takesMasks: takesMasks,
                usedNames: usedNames
            )
            let lines = try dialect.writer.lines(of: constraints, place)
            return Rewrite(
                tokens: statement.tokens,
                parts: statement.parts,
                lines: lines + Self.list(statement.rest.map { file.text(of: $0.tokens) }, step),
                constraintCount: constraints.count
            )
        }
    }

    /// The blanks of one level: the most frequent difference of a line to the one before.
    private static func step(of file: CodeText) -> String {
        var counts: [String: Int] = [:]
        var previous = ""
        for index in 0..<file.tokens.count where file.tokens.tokens[index].startsLine {
            let blanks = file.indentation(at: index)
            if blanks.count > previous.count, blanks.hasPrefix(previous) {
                counts[String(blanks.dropFirst(previous.count)), default: 0] += 1
            }
            previous = blanks
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
    }

    /// The elements of a list that stay in one.
    private static func list(_ elements: [String], _ step: String) -> [String] {
        if elements.isEmpty { return [] }
        return ["NSLayoutConstraint.activate(["] + elements.map { step + $0 + "," } + ["])"]
    }
}
