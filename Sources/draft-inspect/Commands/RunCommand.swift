import ArgumentParser
import LayoutInspector
import LayoutProject
import LineEditor

struct RunCommand: ParsableCommand, TitledCommand {
    static let title = "running"

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Compile and run layout code without a simulator, and check what it builds.",
        discussion: """
            UIKit, Draftsman, FlowConstraint, NotAutoLayout and SwiftLayout code runs with Headless, a UIKit without a \
            screen, which is built once for each Swift compiler. Findings refer to lines of the code. Targets and gesture \
            recognizers are accepted but never called. The code runs with your permissions: run only what you would run \
            yourself.

              draft-inspect run LoginView.swift --view LoginView
              draft-inspect run Sources/*.swift --view LoginView --size 320x568 --size 393x852
              draft-inspect run Card.swift --view 'Card(title: "A")' --then draw
              draft-inspect run Card.swift --view Card --package ../SnapKit --then 'print --dialect snapkit'
              draft-inspect run --project Shop.xcodeproj --all --size 320x568
            """
    )

    @Argument(help: "Swift files with layout code.", completion: .file(extensions: ["swift"]))
    var files: [String] = []

    @Option(
        help: ArgumentHelp(
            "Find the files in this project: a folder, an .xcodeproj, an .xcworkspace or a Package.swift. Code that does "
                + "not compile here is left out and listed.",
            valueName: "path"
        ),
        completion: .directory
    )
    var project: String?

    @Flag(help: "With --project: run every view, controller and cell whose class makes three or more constraints.")
    var all = false

    @Flag(help: "With --project: list everything that was left out, not only layout.")
    var leftOut = false

    @Option(
        help: ArgumentHelp(
            "The class of a view or controller, or an expression that creates one (repeatable).",
            valueName: "view"
        )
    )
    var view: [String] = []

    @Option(
        help: ArgumentHelp(
            "Lay out at this size, in points (repeatable). Default: a screen of 393 × 852 for controllers, and the "
                + "size that they need for views.",
            valueName: "WxH"
        )
    )
    var size: [String] = []

    @Option(
        help: ArgumentHelp("Also compile this package or folder of sources (repeatable).", valueName: "path"),
        completion: .directory
    )
    var package: [String] = []

    @Option(
        help: ArgumentHelp(
            "What to do with the layout, with options: \(followers.dropLast().joined(separator: ", ")) or \(followers.last ?? "").",
            valueName: "command"
        )
    )
    var then = "check"

    @Option(help: ArgumentHelp("Stop running the code after this many seconds.", valueName: "seconds"))
    var timeLimit = 20

    @Flag(help: "Run again whenever a file is saved, until Ctrl-C.")
    var watch = false

    private static let followers = [
        "check", "draw", "explain", "open", "print", "solve", "tree", "convert", "why",
    ]

    func validate() throws {
        if !(1...3600).contains(timeLimit) { throw ValidationError("--time-limit needs 1 to 3600 seconds") }
        for text in size where Self.size(text) == nil {
            throw ValidationError(
                "--size '\(text)': expected a width and a height, such as 320x568, or a width, such as 320"
            )
        }
        let verb = then.split(separator: " ").first.map(String.init) ?? ""
        if !Self.followers.contains(verb) {
            throw ValidationError("--then '\(then)': expected one of " + Self.followers.joined(separator: ", "))
        }
        if project == nil, files.isEmpty { throw ValidationError("run needs Swift files, or --project") }
        if project != nil, !files.isEmpty { throw ValidationError("--project finds the files; name none") }
        if all, project == nil { throw ValidationError("--all needs --project") }
        if leftOut, project == nil { throw ValidationError("--left-out needs --project") }
        if all, !view.isEmpty { throw ValidationError("--all and --view exclude each other") }
        if all, verb != "check" { throw ValidationError("--all only checks; name one --view for --then \(verb)") }
        if view.isEmpty, !all {
            throw ValidationError("run needs a --view: a class, or an expression that makes a view")
        }
        if size.count > 1 || view.count > 1, verb != "check" {
            throw ValidationError("--then \(verb) needs one --view and one --size; only check takes several")
        }
        if files.contains(where: { !$0.hasSuffix(".swift") }) { throw ValidationError("run needs Swift files") }
        let names = files.map { $0.split(separator: "/").last ?? "" }
        if Set(names).count < names.count { throw ValidationError("two files have the same name") }
        if names.contains("main.swift") {
            throw ValidationError("a file called main.swift cannot be a part of layout code")
        }
    }

    func run() throws {
        guard let compiler = SwiftCompiler() else { throw CommandFailure(SwiftCompiler.missing, code: .unreadable) }
        let library = try HeadlessLibrary(compiler)
        if !watch {
            try runOnce(with: library)
            return
        }
        try FileWatch(title: Self.title) { files }.repeating { try runOnce(with: library) }
    }

    private func runOnce(with library: HeadlessLibrary) throws {
        if let project {
            try run(project: project, with: library)
            return
        }
        let code = LayoutCode(
            files: files,
            expressions: view,
            sizes: size.compactMap(Self.size),
            packages: try package.map { (path) throws(CommandFailure) in try SourcePackage(path) },
            timeLimit: timeLimit
        )
        try follow(try code.dumps(with: library), places: try code.places)
    }

    private func run(project: String, with library: HeadlessLibrary) throws {
        let run = ProjectRun(
            path: project,
            views: view,
            sizes: size.compactMap(Self.size),
            packages: try package.map { (path) throws(CommandFailure) in try SourcePackage(path) },
            timeLimit: timeLimit
        )
        let outcomes = try run.outcomes(with: library)
        for line in ProjectReport(outcomes, listsAll: leftOut).lines { writeStatus(line) }
        let dumps = outcomes.outcomes.flatMap(\.dumps)
        if dumps.isEmpty { throw CommandFailure("none of the classes ran", code: .unreadable) }
        let doubts = outcomes.outcomes.flatMap { outcome in
            outcome.dumps.compactMap { dump in outcome.doubt.map { (dump.name, $0) } }
        }
        try follow(
            dumps,
            places: DeclaredPlaces(outcomes.files),
            doubts: Dictionary(doubts, uniquingKeysWith: { first, _ in first })
        )
    }

    /// Checks, draws or prints what the code made.
    ///
    /// - Parameter doubts: Why what is found in dumps of code that was not run whole is possible only, by their names.
    private func follow(
        _ dumps: [LayoutCode.Dump],
        places: DeclaredPlaces,
        doubts: [String: String] = [:]
    ) throws {
        let words = then.split(separator: " ").map(String.init)
        let folder = try TemporaryFolder.make(in: environment("TMPDIR") ?? "/tmp")
        defer { TemporaryFolder.remove(folder) }
        var paths: [String] = []
        for dump in dumps {
            paths.append(folder + "/" + dump.name + ".json")
            let located = places.located(try Layout.read(Array(dump.text.utf8)).layout)
            try writeFile(String(decoding: located.dump(), as: UTF8.self), to: folder + "/" + dump.name + ".json")
        }
        var command = try DraftInspect.parseAsRoot(words + paths)
        if let check = command as? CheckCommand {
            let findings = CodeFindings(doubts: doubts)
            try check.run(showing: findings.take, atEnd: findings.files)
        } else {
            try command.run()
        }
    }

    private static func size(_ text: String) -> Size? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count <= 2, let width = parts[0], (1...10_000).contains(width) else { return nil }
        if parts.count == 1 { return Size(width: width, height: 0) }
        guard let height = parts[1], (1...10_000).contains(height) else { return nil }
        return Size(width: width, height: height)
    }
}
