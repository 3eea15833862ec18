import LayoutInspector
import LayoutProject

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A project's views, made and laid out.
struct ProjectRun {
    var path: String
    /// Names of classes; empty: all.
    var views: [String]
    var sizes: [Size]
    var packages: [SourcePackage]
    /// Seconds for each view.
    var timeLimit: Int
    /// The fewest constraints that a class has that is shown, where all are.
    var fewestCalls = 3

    /// What became of a class.
    struct Outcome {
        var scene: SceneClass
        var dumps: [LayoutCode.Dump]
        /// `nil` if it ran.
        var failure: String?
        /// Left out of its file.
        var leftOut: [LeftOut]
        var lostCalls: Int
        /// Calls that make constraints and were left out of other files that the class names.
        var lostElsewhere = 0
        /// Values that the code needed and nobody knows, as `CGFloat at Cell.swift:12`.
        var madeUp: [String] = []

        /// Why what is found in it may not be so in the app; `nil` if it is so.
        var doubt: String? {
            let parts = leftOut.filter(\.isOfLayout)
            if let first = parts.map(\.line).min() {
                let count = parts.count == 1 ? "a part" : "\(parts.count) parts"
                return "\(count) of its layout did not compile here, line \(first)" + (parts.count > 1 ? " first" : "")
            }
            if lostElsewhere > 0 {
                return "constraints of classes that it names did not compile here"
            }
            return madeUp.first.map { first in
                madeUp.count == 1
                    ? "made with a made-up \(first)" : "made with \(madeUp.count) made-up values, such as \(first)"
            }
        }
    }

    struct Outcomes {
        var outcomes: [Outcome]
        /// The project's own, as they are.
        var files: [ProjectFile]
        var leftOut: [LeftOut]
        var fileCount: Int
        var rounds: Int
    }

    func outcomes(with library: HeadlessLibrary) throws(CommandFailure) -> Outcomes {
        var known = Set(HeadlessModule.forUsers + ["Foundation", "FoundationNetworking", "Dispatch"])
        var libraries = Set(HeadlessModule.all.filter(\.isLibrary).map(\.name))
        for package in packages { libraries.formUnion(package.moduleNames) }
        known.formUnion(libraries)
        var sources = try ProjectSources(path, known: known, libraries: libraries)
        // What is checked out beside the project and imported is compiled if it can be.
        var packages = packages
        for name in sources.removedModules.sorted() {
            guard let checkout = sources.checkouts[name], let package = SourcePackage(checkout: checkout),
                isCompiled(package, with: library)
            else { continue }
            packages.append(package)
            known.formUnion(package.moduleNames)
            libraries.formUnion(package.moduleNames)
        }
        if packages.count > self.packages.count {
            sources = try ProjectSources(path, known: known, libraries: libraries)
        }
        var index = ProjectIndex()
        for file in sources.files.values.sorted(by: { $0.path < $1.path }) { index.add(file) }
        let program = ProjectProgram(index: index, project: sources.files, removedModules: sources.removedModules)
        let scenes = try scenes(index, sources)
        return try TemporaryFolder.with { (folder) throws(CommandFailure) in
            var arguments: [String] = []
            for package in packages where !sources.importedModules.isDisjoint(with: package.moduleNames) {
                arguments += try package.compiled(with: library, in: folder)
            }
            var build = ProjectBuild(
                library: library,
                folder: folder,
                packages: arguments,
                program: program,
                scenes: scenes
            )
            switch try build.compile({ round, errors in
                if StandardStream.error.isTerminal { writeStatus("round \(round): \(errors) errors to repair") }
            }) {
            case .failure(let failure):
                throw CommandFailure("the project does not compile\n  " + failure.text, code: .unreadable)
            case .success(let program):
                var outcomes: [Outcome] = []
                for scene in build.scenes { outcomes.append(try outcome(of: scene, build, program, in: folder)) }
                return Outcomes(
                    outcomes: outcomes,
                    files: sources.files.values.sorted { $0.path < $1.path },
                    leftOut: build.program.leftOut,
                    fileCount: build.program.files.count,
                    rounds: build.rounds
                )
            }
        }
    }

    private func isCompiled(_ package: SourcePackage, with library: HeadlessLibrary) -> Bool {
        do {
            try TemporaryFolder.with { (folder) throws(CommandFailure) in
                _ = try package.compiled(with: library, in: folder)
            }
            return true
        } catch {
            return false
        }
    }

    private func scenes(_ index: ProjectIndex, _ sources: ProjectSources) throws(CommandFailure) -> [SceneClass] {
        let all = index.scenes(in: Array(sources.files.values))
        if views.isEmpty {
            let found = all.filter { $0.constraintCalls >= fewestCalls || sources.libraryFiles.contains($0.file) }
            var seen: Set<String> = []
            let unique = found.filter { seen.insert($0.name).inserted }
            if unique.isEmpty {
                throw CommandFailure("no class of '\(path)' makes \(fewestCalls) constraints", code: .unreadable)
            }
            return unique
        }
        var found: [SceneClass] = []
        for view in views {
            let name = String(view.prefix { $0 != "(" })
            guard var scene = all.first(where: { $0.name == name }) else {
                let near = all.map(\.name).filter { $0.lowercased().contains(name.lowercased()) }.prefix(3)
                let hint = near.isEmpty ? "" : "; did you mean " + near.joined(separator: ", ") + "?"
                throw CommandFailure("no view or controller '\(name)' in '\(path)'\(hint)", code: .usage)
            }
            if view.contains("(") { scene.expressions = [view] }
            found.append(scene)
        }
        return found
    }

    private func outcome(
        of made: ProjectBuild.Scene,
        _ build: ProjectBuild,
        _ program: String,
        in folder: String
    ) throws(CommandFailure) -> Outcome {
        // A crash is one line, not pages of registers.
        setenv("SWIFT_BACKTRACE", "enable=no", 0)
        let scene = made.scene
        let leftOut = build.program.leftOut.filter { $0.path == scene.file }
        var result = Outcome(
            scene: scene,
            dumps: [],
            failure: nil,
            leftOut: leftOut,
            lostCalls: scene.constraintCalls
        )
        if let file = build.program.files[scene.file] {
            // Counted in what was compiled; what an unknown condition decides on was compiled, and does not run.
            let compiled = build.program.index.constraintCalls(of: scene, in: file)
            let decided = leftOut.filter(\.isCondition).reduce(0) { $0 + $1.constraintCalls }
            result.lostCalls = min(scene.constraintCalls, scene.constraintCalls - compiled + decided)
        }
        let named = build.program.filesNamed(by: scene.file)
        result.lostElsewhere = build.program.leftOut.filter { named.contains($0.path) }.reduce(0) {
            $0 + $1.constraintCalls
        }
        if build.program.files[scene.file] == nil {
            result.failure = "its file was left out"
            return result
        }
        guard made.expression != nil else {
            let needed = scene.neededArguments
            result.failure =
                needed.isEmpty
                ? "cannot be made: " + (made.refusal ?? "no initializer") : "needs arguments: \(scene.name)(\(needed))"
            return result
        }
        for size in sizes.isEmpty ? [nil] : sizes.map(Optional.some) {
            var name = scene.name
            if let size { name += " " + size.sceneName }
            var arguments = [program, folder, scene.name, name]
            if let size { arguments += ["\(size.width)", "\(size.height)"] }
            let limits = ChildProcess.Limits(seconds: timeLimit, bytes: 8 << 20, memory: SwiftProgram.memoryLimit)
            guard let run = ChildProcess.runSession(arguments, temporaryFolder: folder, limits: limits) else {
                throw CommandFailure("the compiled program could not be started", code: .internalError)
            }
            if run.ending == .interrupted { throw CommandFailure("", code: .interrupted) }
            result.madeUp = madeUp(run)
            guard run.ending == .exited(0) else {
                result.failure = reason(run)
                return result
            }
            do throws(ReadError) {
                var text = String(decoding: try contents(ofFile: folder + "/" + name + ".json"), as: UTF8.self)
                text = replaced(text, build)
                result.dumps.append(LayoutCode.Dump(name: name, text: text))
            } catch {
                result.failure = "the code ended before it was laid out"
            }
        }
        return result
    }

    private func madeUp(_ run: ChildProcess) -> [String] {
        var seen: Set<Substring> = []
        return String(decoding: run.error, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix(LeftOutValues.madeUp) && seen.insert($0).inserted }
            .map { line in
                let words = String(line.dropFirst(LeftOutValues.madeUp.count)).replacing("Layout/", with: "")
                // Nobody has the files that are made up, too.
                let isOwn = !words.contains(" at Scenes.swift") && !words.contains(" at Makers.swift")
                return isOwn ? words : String(words[..<(words.firstRange(of: " at ")?.lowerBound ?? words.endIndex)])
            }
    }

    private func reason(_ run: ChildProcess) -> String {
        let said = String(decoding: run.error, as: UTF8.self).split(separator: "\n")
        let line =
            said.last { $0.contains("Fatal error") || $0.contains("needs a value") }
            ?? said.first { !$0.hasPrefix(LeftOutValues.madeUp) }
        let words = line.map { ": " + $0.prefix(300) } ?? ""
        return switch run.ending {
        case .exited(LeftOutValues.exitStatus): "needs a value that is not known" + words
        case .exited(SwiftProgram.exceptionStatus): "misuses UIKit" + words
        case .exited(let status): "ended with status \(status)" + words
        case .signalled(let signal): "crashed (signal \(signal))" + words
        case .tooLong: "did not end within \(timeLimit) seconds"
        case .tooMuchOutput: "printed too much"
        case .interrupted: "interrupted"
        }
    }

    /// Lines of code are known by the module and the file's name.
    private func replaced(_ text: String, _ build: ProjectBuild) -> String {
        var result = ""
        var rest = text[...]
        while let place = rest.firstRange(of: "\"file\": \"") {
            result += rest[..<place.upperBound]
            rest = rest[place.upperBound...]
            let name = rest.prefix { $0 != "\"" }
            result += build.path(of: String(name)) ?? String(name)
            rest = rest[name.endIndex...]
        }
        return result + rest
    }
}
