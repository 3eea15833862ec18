import LayoutInspector
import LayoutProject

/// A project compiled with Headless: repaired until the compiler takes it.
struct ProjectBuild {
    let library: HeadlessLibrary
    /// Takes the files and the program.
    let folder: String
    /// What packages are compiled and linked with.
    let packages: [String]
    private(set) var program: ProjectProgram
    /// The classes to show, each with the expression that is tried.
    var scenes: [Scene]
    var makers: [Maker] = []
    /// The names of the copies, by the paths of the originals.
    var names: [String: String] = [:]
    var usedNames: Set<String> = []
    private(set) var rounds = 0

    struct Scene {
        var scene: SceneClass
        var attempt = 0
        /// What the compiler said of the last expression.
        var refusal: String?

        var expression: String? { attempt < scene.expressions.count ? scene.expressions[attempt] : nil }
    }

    struct Maker {
        var expressions: [String]
        var attempt = 0
        var type: String
        /// A class that only the last expression needs.
        var declaration: String?
    }

    /// The file of types that are made up.
    static let stubsFile = "Stubs.swift"

    /// How often a project is repaired, at most.
    static let mostRounds = 100
    /// How often, after that, the files that still have errors are left out whole.
    static let lastRounds = 20

    init(
        library: HeadlessLibrary,
        folder: String,
        packages: [String],
        program: ProjectProgram,
        scenes: [SceneClass]
    ) {
        self.library = library
        self.folder = folder
        self.packages = packages
        self.program = program
        self.scenes = scenes.map { Scene(scene: $0) }
    }

    // MARK: Compiling

    /// Repairs and compiles.
    ///
    /// - Returns: The program's path; `nil` if the compiler cannot be satisfied, with its last words.
    mutating func compile(_ progress: (_ round: Int, _ errors: Int) -> Void) throws(CommandFailure) -> Result<
        String, ProjectFailure
    > {
        try TemporaryFolder.makeAll(folder + "/code")
        try writeFile(LeftOutValues.source, to: folder + "/code/" + LeftOutValues.fileName)
        try writeFile(main, to: folder + "/main.swift")
        for scene in scenes {
            program.include(scene.scene.file)
            program.reveal(line: scene.scene.line, of: scene.scene.file)
        }
        var changed = Set(program.files.keys)
        // Files with other errors than names that are missing: these wait until no name is.
        var pending: Set<String> = []
        // What makes the classes is looked at when these are whole.
        var stage = Stage.files
        while rounds < Self.mostRounds + Self.lastRounds {
            rounds += 1
            try write(changed)
            try writeMade()
            guard let output = try output(of: stage, changed) else {
                if !pending.isEmpty {
                    changed = pending.filter { program.files[$0] != nil }
                    pending = []
                    continue
                }
                guard let next = stage.next else { return .success(folder + "/program") }
                stage = next
                changed = []
                continue
            }
            let errors = CompilerMessage.errors(in: output)
            progress(rounds, errors.count)
            let failed = Set(errors.compactMap { path(of: $0.path) })
            let own = originals(of: errors)
            if rounds > Self.mostRounds, program.drop(own) {
                (changed, pending) = ([], [])
                stage = .scenes
                continue
            }
            if let found = program.find(own) {
                changed = found
                // Later stages ask all files each time.
                if stage == .files { pending.formUnion(failed.subtracting(found)) }
                continue
            }
            if !pending.isEmpty {
                changed = failed.union(pending).filter { program.files[$0] != nil }
                pending = []
                continue
            }
            let fault = errors.isEmpty ? crash(in: output).map { [$0] } ?? [] : []
            guard let next = program.repair(own) ?? nextExpressions(errors) ?? program.repair(fault) else {
                return .failure(ProjectFailure(text: lastWords(of: output)))
            }
            // What had errors is asked again.
            changed = next.union(failed).filter { program.files[$0] != nil }
        }
        return .failure(ProjectFailure(text: "more than \(Self.mostRounds + Self.lastRounds) rounds of repairs"))
    }

    /// What the compiler is asked of.
    enum Stage {
        case files, scenes, flow, program

        var next: Stage? {
            switch self {
            case .files: .scenes
            case .scenes: .flow
            case .flow: .program
            case .program: nil
            }
        }
    }

    struct ProjectFailure: Error {
        var text: String
    }

    /// The place that a compiler was at when it crashed.
    private func crash(in output: String) -> CompilerMessage? {
        for line in output.split(separator: "\n").reversed() where line.contains(" at [") || line.contains("' at ") {
            guard let start = line.firstRange(of: folder + "/code/") else { continue }
            let words = line[start.lowerBound...].split(separator: ":", maxSplits: 3)
            guard words.count >= 3, let row = Int(words[1]), let path = path(of: String(words[0])) else { continue }
            let column = Int(words[2].prefix { $0.isNumber }) ?? 1
            return CompilerMessage(path: path, line: row, column: column, text: "the compiler crashed here")
        }
        return nil
    }

    private func lastWords(of output: String) -> String {
        let lines = output.split(separator: "\n")
        let line =
            lines.first { $0.contains("undefined reference") || $0.contains("undefined symbol") }
            ?? lines.first { $0.contains("error:") } ?? lines.last ?? "the compiler failed"
        return String(line.count > 600 ? line.suffix(600) : line[...])
    }

    // MARK: Repairs

    /// The errors in copies of the project's files, at their originals.
    private func originals(of errors: [CompilerMessage]) -> [CompilerMessage] {
        let originals = originals
        return errors.compactMap { error in
            guard let path = originals[Self.name(in: error.path)] else { return nil }
            var error = error
            error.path = path
            for index in error.notes.indices {
                error.notes[index].path = originals[Self.name(in: error.notes[index].path)] ?? error.notes[index].path
            }
            return error
        }
    }

    /// Goes on to other expressions that could make what errors are about.
    ///
    /// - Returns: No files; `nil` if there are no others.
    private mutating func nextExpressions(_ errors: [CompilerMessage]) -> Set<String>? {
        // With the first expression that the compiler takes a class is made.
        var isChanged = false
        for error in CompilerMessage.firstOfEachLine(errors) {
            switch Self.name(in: error.path) {
            case Self.stubsFile:
                // Behind the imports.
                let place = error.line - ProjectSources.always.count - 1
                let isDeclared = errors.contains {
                    $0.path == error.path && $0.line == error.line && $0.text.contains("redeclaration")
                }
                guard program.stubs.weaken(at: place, isDeclared: isDeclared) else { continue }
            case "Scenes.swift":
                guard scenes.indices.contains(error.line - 2), scenes[error.line - 2].expression != nil else {
                    continue
                }
                if scenes[error.line - 2].attempt == 0 { scenes[error.line - 2].refusal = error.text }
                scenes[error.line - 2].attempt += 1
            case "Makers.swift":
                guard makers.indices.contains(error.line - 2),
                    makers[error.line - 2].attempt < makers[error.line - 2].expressions.count
                else { continue }
                makers[error.line - 2].attempt += 1
            default: continue
            }
            isChanged = true
        }
        return isChanged ? [] : nil
    }

    static func name(in path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
