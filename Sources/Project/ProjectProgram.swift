import LayoutCode
import LayoutSyntax

/// The files of a project that a run needs, changed until the compiler takes them.
///
/// What is missing is looked for in the project, then made up, then left out: the smallest statement or declaration that
/// the compiler's error is in. Lines stay where they were.
package struct ProjectProgram: Sendable {
    package let index: ProjectIndex
    /// All files of the project, by their paths.
    package let project: [String: ProjectFile]
    /// The modules whose imports were removed: their names can come before those of types.
    package let removedModules: Set<String>
    /// The files that are part of the program.
    package private(set) var files: [String: ProjectFile] = [:]
    package var stubs = StubTypes()
    package private(set) var leftOut: [LeftOut] = []
    /// Files that were left out whole.
    private var dropped: Set<String> = []
    /// How many steps away from the files of the classes each file is.
    private var depths: [String: Int] = [:]
    /// How often each error was repaired, by the stage: what a stage did says nothing of what another can do.
    private var attempts: [Int: [CompilerMessage: Int]] = [:]
    /// The same without columns: two repairs that undo each other move what is behind them.
    private var lineAttempts: [CompilerMessage: Int] = [:]

    package init(index: ProjectIndex, project: [String: ProjectFile], removedModules: Set<String>) {
        self.index = index
        self.project = project
        self.removedModules = removedModules
    }

    /// Makes a file a part of the program.
    ///
    /// - Returns: Whether that is new.
    @discardableResult
    package mutating func include(_ path: String, depth: Int = 0) -> Bool {
        guard canInclude(path), depth <= Self.greatestDepth, let file = project[path] else { return false }
        guard file.tokens != nil else {
            dropped.insert(path)
            leftOut.append(
                LeftOut(
                    path: path,
                    line: 1,
                    code: "the file",
                    reason: "it is no Swift",
                    constraintCalls: 0,
                    isOfLayout: false
                )
            )
            return false
        }
        files[path] = file
        depths[path] = depth
        return true
    }

    /// The other files of the project whose types and members a file names, and those that these name.
    ///
    /// - Complexity: Linear in the sizes of these files.
    package func filesNamed(by path: String) -> Set<String> {
        var found: Set<String> = [path]
        var latest: Set<String> = [path]
        for _ in 0..<2 {
            var next: Set<String> = []
            for file in latest.compactMap({ project[$0] }) {
                guard let tokens = file.tokens else { continue }
                for word in 0..<tokens.count where tokens.kindIsWord(at: word) {
                    let name = tokens.name(at: word)
                    next.formUnion((index.types[name] ?? []).map(\.file))
                    next.formUnion((index.extensionMembers[name] ?? []).map(\.file))
                }
            }
            latest = next.subtracting(found)
            found.formUnion(next)
        }
        return found.subtracting([path])
    }

    /// Whether a name is one of a class that others can inherit from.
    func isClass(_ name: String) -> Bool {
        if let declared = index.types[name] { return declared.contains { $0.keyword == .class } }
        return name == "NSObject" || stubs.stubs[name]?.isProtocol == false || index.frameworkClass(of: name) != nil
    }

    /// Makes a class of a file known to the others.
    package mutating func reveal(line: Int, of path: String) {
        guard let file = files[path], let tokens = file.tokens else { return }
        for index in 0..<tokens.count where tokens.is("class", at: index) && tokens.tokens[index].line == line {
            var start = index
            while start > 0, tokens.tokens[start - 1].line == line { start -= 1 }
            for word in start..<index where tokens.is("private", at: word) || tokens.is("fileprivate", at: word) {
                files[path]?.apply([SourceEdit(file.bytes(of: word..<(word + 1)))])
                return
            }
        }
    }

    /// Whether a file is there that is no part of the program yet.
    func canInclude(_ path: String) -> Bool {
        files[path] == nil && !dropped.contains(path) && project[path] != nil
    }

    /// What files need that are farther than this from those of the classes is made up.
    private static let greatestDepth = 6

    /// How often an error of a line, wherever in the line, is repaired before what it is in is left out.
    private static let mostAttempts = 4

    /// Adds the files and types that errors miss.
    ///
    /// - Returns: The files that changed or are new, and those that missed them; `nil` where nothing is missing.
    package mutating func find(_ errors: [CompilerMessage]) -> Set<String>? {
        repair(errors, by: MissingNames.repairs, stage: -1)
    }

    /// Changes the program so that errors do not come again.
    ///
    /// - Returns: The files that changed or are new; `nil` where nothing did.
    /// - Complexity: Linear in the files with errors, for each error in the blocks around it.
    package mutating func repair(_ errors: [CompilerMessage]) -> Set<String>? {
        let open = errors.filter { lineAttempts[Self.withoutColumn($0), default: 0] < Self.mostAttempts }
        let last = Repair.stages.count - 1
        for (number, stage) in Repair.stages.enumerated() {
            if let changed = repair(number < last ? open : errors, by: stage, stage: number) { return changed }
        }
        return nil
    }

    /// Leaves out the files of errors whole.
    ///
    /// - Returns: Whether there are any.
    package mutating func drop(_ errors: [CompilerMessage]) -> Bool {
        let failed = errors.filter { files[$0.path] != nil }
        for error in failed where files[error.path] != nil { drop(error.path, because: error) }
        return !failed.isEmpty
    }

    private mutating func repair(_ errors: [CompilerMessage], by repairs: [Repair], stage: Int) -> Set<String>? {
        var changed: Set<String> = []
        var edits: [String: [PendingEdit]] = [:]
        var added: Set<String> = []
        var concerned: Set<String> = []
        var hasNewStubs = false
        for error in errors {
            guard repairs.contains(where: { $0.isFor(error.text) }), let file = files[error.path] else { continue }
            guard let tokens = file.tokens, let token = file.token(line: error.line, column: error.column) else {
                // Nothing is left in it, or nothing that is Swift.
                drop(error.path, because: error)
                changed.insert(error.path)
                continue
            }
            var key = error
            key.notes = []
            var step = RepairStep(
                error: error,
                file: file,
                tokens: tokens,
                token: token,
                attempt: attempts[stage]?[key] ?? 0,
                program: self,
                justAdded: added
            )
            guard repairs.contains(where: { $0.isFor(error.text) && $0.make(&step) }) else { continue }
            attempts[stage, default: [:]][key, default: 0] += 1
            lineAttempts[Self.withoutColumn(key), default: 0] += 1
            concerned.insert(error.path)
            for path in step.added where include(path, depth: depths[error.path, default: 0] + 1) {
                changed.insert(path)
                added.insert(path)
            }
            for stub in step.stubs {
                if stubs.add(stub, likely: index.likelyClass(of: stub.name)) { hasNewStubs = true }
            }
            for use in step.uses where stubs.refine(use.name, to: use.superclass) { hasNewStubs = true }
            for member in step.stubMembers where stubs.add(member: member.name, of: member.type) { hasNewStubs = true }
            for (path, edit) in step.edits { edits[path, default: []].append(edit) }
            for path in step.dropped where files[path] != nil {
                drop(path, because: error)
                changed.insert(path)
            }
        }
        for (path, pending) in edits.sorted(by: { $0.key < $1.key }) where files[path] != nil {
            apply(pending, to: path)
            changed.insert(path)
        }
        return changed.isEmpty && !hasNewStubs ? nil : changed.union(concerned).filter { files[$0] != nil }
    }

    private static func withoutColumn(_ error: CompilerMessage) -> CompilerMessage {
        CompilerMessage(path: error.path, line: error.line, column: 1, text: error.text)
    }

    private mutating func drop(_ path: String, because error: CompilerMessage) {
        let calls = files[path]?.tokens.map { ConstraintCalls.count(in: 0..<$0.count, of: $0) } ?? 0
        files[path] = nil
        dropped.insert(path)
        leftOut.append(
            LeftOut(
                path: path,
                line: error.line,
                code: "the file",
                reason: error.text,
                constraintCalls: calls,
                isOfLayout: calls > 0
            )
        )
    }

    /// An edit, and what it leaves out.
    struct PendingEdit: Sendable {
        var edit: SourceEdit
        var leftOut: LeftOut?
    }

    private mutating func apply(_ pending: [PendingEdit], to path: String) {
        let sorted = pending.sorted { $0.edit.precedes($1.edit) }
        var kept: [SourceEdit] = []
        var end = 0
        for one in sorted where one.edit.bytes.lowerBound >= end && one.edit != kept.last {
            kept.append(one.edit)
            end = one.edit.bytes.upperBound
            if let record = one.leftOut { leftOut.append(record) }
        }
        files[path]?.apply(kept)
    }
}
