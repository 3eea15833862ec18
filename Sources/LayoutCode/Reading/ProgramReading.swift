import LayoutModel
import LayoutSyntax

/// Runs the classes of a program, each by itself: as UIKit sets it up, and then what happens to it later.
struct ProgramReading {
    private var program: CodeProgram
    /// The library of each file; `nil`: none of its own.
    private let libraries: [(any LayoutLibrary.Type)?]
    /// That of most files.
    private let usualLibrary: any LayoutLibrary.Type
    /// What was read, with the position of the file that declares the class.
    private(set) var layouts: [(file: Int, code: ReadCode)] = []
    private var reached: Set<Int> = []
    private var ran: Set<Int> = []
    /// The statements that set frames.
    private var framesSet: Set<Int> = []
    /// Arguments of code that nobody knows.
    private var escapes: Set<Int> = []
    private var work = 0
    /// The types that the program itself makes, and those that others inherit from.
    private var made: Set<Int> = []
    private var inherited: Set<Int> = []

    /// How many further states of a class are looked at.
    private static let mostStates = 24

    init(_ program: CodeProgram, _ libraries: [(any LayoutLibrary.Type)?]) {
        self.program = program
        self.libraries = libraries
        var counts: [String: Int] = [:]
        for library in libraries.compactMap({ $0 }) where library != AnchorsLibrary.self {
            counts[library.facts.name, default: 0] += 1
        }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        usualLibrary = usual.flatMap { LayoutLibraries.named($0.key) } ?? AnchorsLibrary.self
    }

    private var tokens: SwiftCodeTokens { program.tokens }

    // MARK: Running

    mutating func run() {
        let views = program.types.indices.filter(hasLayout)
        for type in program.types.indices { inherited.formUnion(program.superclasses(of: type).dropFirst()) }
        // A view that another one makes is a part of its layout; by itself it is looked at where nothing makes it.
        made = madeTypes
        for type in views where !made.contains(type) { run(type) }
        for type in views where made.contains(type) && !isRun(type) { run(type) }
        for type in program.types.indices {
            for function in program.types[type].members.functions { runAlone(function, of: type) }
        }
        for fragment in program.fragments {
            for function in fragment.members.functions { runAlone(function, of: nil) }
        }
    }

    /// Runs a function that nothing known calls by itself, if it makes constraints.
    private mutating func runAlone(_ function: SwiftCode.Function, of type: Int?) {
        guard let body = function.body, work < CodeFiles.maximumWork else { return }
        let calls = body.tokens.filter { ConstraintCalls.isCall(at: $0, of: tokens) && !reached.contains($0) }
        guard !calls.isEmpty else { return }
        let file = tokens.file(of: function.token)
        program.library = library(of: file)
        var alone = CodeRun(program, program.library, isTolerant: true)
        let end = Self.end { () throws(ReadError) in try alone.runAlone(function, of: type) }
        if let end { reasons[function.token] = reasons[function.token] ?? end }
        let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let name = (type.map { program.types[$0].name + "." } ?? "") + "\(function.name)(\(labels))"
        keep(
            alone,
            title: name,
            place: tokens.place(of: function.token),
            file: file,
            doubts: [end, "\"\(function.name)\" is looked at by itself"]
        )
    }

    /// Whether a class has a layout: it is a view or a controller, and it or a superclass has code that makes one.
    private func hasLayout(_ type: Int) -> Bool {
        let entry = program.types[type]
        guard entry.keyword == .class, let base = base(of: type) else { return false }
        guard KnownNames.isController(base) || UIKitTypes.isViewName(base) else { return false }
        return entry.bodies.contains { ConstraintCalls.areOfLayout($0, of: tokens) }
    }

    private func base(of type: Int) -> String? {
        var program = program
        program.library = library(of: program.types[type].file)
        return program.frameworkClass(of: type)
    }

    private func library(of file: Int) -> any LayoutLibrary.Type {
        guard let own = libraries[file], own != AnchorsLibrary.self else { return usualLibrary }
        return own
    }

    /// The types that the program itself makes objects of: their names are called.
    private var madeTypes: Set<Int> {
        var made: Set<Int> = []
        for index in 0..<max(0, tokens.count - 1)
        where tokens.tokens[index].kind == .word && tokens.is("(", at: index + 1) {
            let name = tokens.name(at: index)
            guard program.typesOfName[name] != nil else { continue }
            if let type = program.type(named: name, in: program.type(at: index), file: tokens.file(of: index)) {
                made.insert(type)
            }
        }
        return made
    }

    private func isRun(_ type: Int) -> Bool {
        program.types[type].members.functions.contains { ran.contains($0.token) }
    }

    private mutating func run(_ type: Int) {
        guard work < CodeFiles.maximumWork else { return }
        let library = library(of: program.types[type].file)
        program.library = library
        var base = CodeRun(program, library, isTolerant: true)
        let end = Self.end { () throws(ReadError) in try base.runClass(type) }
        let states = CodeState.all(after: base, type, in: program, most: Self.mostStates)
        var shown = base
        var laterRuns: [(run: CodeRun, title: String, doubts: [String?])] = []
        var seen: Set<Int> = base.reached
        for state in states {
            // What another state has shown is not shown again.
            guard !state.calls.isSubset(of: seen) else { continue }
            guard work + laterRuns.reduce(base.work, { $0 + $1.run.work }) < CodeFiles.maximumWork else { break }
            var later = state.beginning(after: base, library)
            let end = Self.end { () throws(ReadError) in try later.run(state, type) }
            seen.formUnion(later.reached)
            if state.isLater { shown.doubtViews(constrainedBy: later, state.title) }
            laterRuns.append((later, state.title, [end, state.doubt]))
        }
        let entry = program.types[type]
        // Its subclasses are what is shown.
        let isBase = inherited.contains(type) && !made.contains(type)
        let doubt = isBase ? "\"\(entry.name)\" is a superclass, and its subclasses can add to it" : nil
        keep(shown, title: entry.name, place: entry.place, file: entry.file, doubts: [end, doubt])
        for (later, title, doubts) in laterRuns {
            keep(later, title: entry.name + ", " + title, place: entry.place, file: entry.file, doubts: doubts)
        }
    }

    /// Why a run ended before its end; `nil` if it did not.
    private static func end(_ run: () throws(ReadError) -> Void) -> String? {
        do throws(ReadError) {
            try run()
            return nil
        } catch {
            return "the code was not run to its end: \(error.message)"
        }
    }

    /// Keeps what a run made.
    private mutating func keep(_ run: CodeRun, title: String, place: Place, file: Int, doubts: [String?]) {
        reached.formUnion(run.reached)
        ran.formUnion(run.ran)
        framesSet.formUnion(run.framesSet)
        escapes.formUnion(run.escapes)
        work += run.work
        for unread in run.unread where !run.reached.contains(unread.token) {
            reasons[unread.token] = reasons[unread.token] ?? unread.reason
        }
        guard !run.constraints.isEmpty || run.objects.contains(where: { !$0.children.isEmpty }) else { return }
        var run = run
        run.measureContents()
        var assembly = LayoutAssembly(run, path: tokens.files[file].path, file: file)
        var code = assembly.assemble(notes: [])
        code.title = title
        code.place = place
        code.library = run.library.facts.name
        if let unread = self.unread(in: run) { code.layout.doubts.append(unread) }
        for case let doubt? in doubts { code.layout.doubts.append(Layout.Doubt(.whole, text: doubt, location: nil)) }
        layouts.append((file, code))
    }

    /// Why a statement was not run, by its first token.
    private var reasons: [Int: String] = [:]

    /// A doubt about a layout of which a statement could not be run that makes a part of it.
    private func unread(in run: CodeRun) -> Layout.Doubt? {
        let failure = run.unread.filter { unread in
            !run.reached.contains(unread.token) && ConstraintCalls.areOfLayout(line(of: unread.token), of: tokens)
        }.min { $0.token < $1.token }
        guard let failure else { return nil }
        let token = failure.token
        let place = tokens.place(of: token)
        return Layout.Doubt(
            .whole,
            text: "a statement was not run: \(failure.reason)",
            location: Layout.SourceLocation(
                file: tokens.files[tokens.file(of: token)].path,
                line: place.line,
                column: place.column
            )
        )
    }

    /// The tokens of a token's line.
    private func line(of token: Int) -> Range<Int> {
        var (start, end) = (token, token + 1)
        while start > 0, !tokens.tokens[start].startsLine { start -= 1 }
        while end < tokens.count, !tokens.tokens[end].startsLine { end += 1 }
        return start..<end
    }

    // MARK: Accounting

    /// Counts the calls that make constraints, and lists those that were not run.
    func account(in files: inout [CodeFiles.File]) {
        let lines = reasons.keys.sorted()
        for token in framesSet { files[tokens.file(of: token)].framesSet.append(tokens.place(of: token)) }
        for (token, error) in program.skipped { files[tokens.file(of: token)].unparsed.append(error) }
        for file in files.indices {
            for index in tokens.range(ofFile: file) where ConstraintCalls.isCall(at: index, of: tokens) {
                files[file].calls += 1
                if reached.contains(index) {
                    files[file].readCalls += 1
                } else {
                    files[file].unread.append((tokens.place(of: index), reason(for: index, lines)))
                }
            }
            files[file].openCode = openCode(of: files[file], file)
        }
    }

    /// The lines of calls that are not read, of frames that are set, of views that unknown code gets, and of what the layouts
    /// leave open, each up to the end of its brackets.
    private func openCode(of file: CodeFiles.File, _ position: Int) -> [String] {
        let range = tokens.range(ofFile: position)
        var lines = Set((file.unread.map(\.place) + file.framesSet).map(\.line))
        for token in escapes where range.contains(token) { lines.insert(tokens.place(of: token).line) }
        for (owner, code) in layouts where owner == position {
            for doubt in code.layout.doubts {
                // What is said of a constraint is compared with it, where that is all.
                if case .constraint = doubt.subject, !doubt.text.contains("…") { continue }
                if let line = doubt.location?.line { lines.insert(line) }
            }
        }
        if lines.isEmpty { return [] }
        var open: [String] = []
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            let line = tokens.place(of: index).line
            let start = index
            while index < end, tokens.place(of: index).line == line { index += 1 }
            guard lines.contains(line) else { continue }
            var last = start
            while last < end, tokens.place(of: last).line == line {
                // Not the body of a function or a loop.
                last = tokens.is("{", at: last) ? last + 1 : tokens.end(at: last)
            }
            open.append((start..<last).map { tokens.text(at: $0) }.joined(separator: " "))
        }
        return open.sorted()
    }

    private func reason(for token: Int, _ failed: [Int]) -> String {
        // The last failure before it on its line, or in the statement around it.
        var (low, high) = (0, failed.count)
        while low < high {
            let middle = (low + high) / 2
            if failed[middle] <= token { low = middle + 1 } else { high = middle }
        }
        if low > 0 {
            let near = failed[low - 1]
            if tokens.tokens[near].line == tokens.tokens[token].line || token - near < 12 {
                return reasons[near] ?? ""
            }
        }
        guard let type = program.type(at: token) else { return "no class calls this function" }
        guard
            let function = program.types[type].members.functions.first(where: {
                $0.body?.tokens.contains(token) == true
            })
        else { return "nothing that is known runs it" }
        return ran.contains(function.token)
            ? "nothing that is known runs this part of \"\(function.name)\""
            : "nothing that is known calls \"\(function.name)\""
    }
}
