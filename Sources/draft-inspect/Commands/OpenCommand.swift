import ArgumentParser
import LayoutInspector
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct OpenCommand: FindingsCommand, TitledCommand {
    static let title = "drawing"

    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Show layouts in the browser, where you can resize them and see why each edge is where it is.",
        discussion: """
            Writes a page to the folder for temporary files and opens it. On the page, you can drag the edges of the device \
            and click an edge of a view to see why it is there; conflicts, ambiguities and fixes are drawn. The page is a \
            single file that needs no network.

              draft-inspect open Main.storyboard
              draft-inspect open --watch LoginView.swift
              draft-inspect open --sizes 320..1024 login.json

            Exit status: 0; 2 an input could not be read. To write a page that you want to keep, use \
            check --report html=FILE.
            """
    )

    @Argument(
        help: ArgumentHelp(
            inputHelp
                + ", or a folder, or a pattern. Without a file, a pipe is read; '-' is standard input."
        ),
        completion: .file()
    )
    var files: [String] = []

    @Flag(help: "Update the page whenever an input is saved, also in the browser, until Ctrl-C.")
    var watch = false

    @Flag(help: "Do not open a browser. The path of the page is always printed.")
    var noBrowser = false

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var report: DeclaredOptions<PageTable>
    @OptionGroup(title: "Policy") var policy: DeclaredOptions<PolicyTable>
    @OptionGroup(title: "Findings") var failure: DeclaredOptions<FailureTable>
    @OptionGroup(title: "Findings") var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup(title: "Findings") var fixes: DeclaredOptions<FixTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    mutating func validate() throws {
        files = try filesOrPipe(files)
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        if watch, files.contains("-") { throw ValidationError("--watch needs files; standard input does not change") }
    }

    func run() throws {
        let page = try PagePath(showing: files)
        if !watch {
            try write(page, stamp: nil)
            try show(page)
            return
        }
        var count = 0
        try FileWatch(title: Self.title) {
            var options = try input.options(over: RunPolicy(policy).configured)
            options.allowsUnknowns = true
            return try Inputs.open(files, options).files
        }.repeating {
            count += 1
            let stamp = PageStamp(value: "\(getpid())-\(count)", file: page.stampName)
            try write(page, stamp: stamp)
            try writeFile(stamp.text, to: page.stamp)
            if count == 1 { try show(page) }
        }
    }

    /// Checks the files, and writes their page.
    private func write(_ page: PagePath, stamp: PageStamp?) throws {
        var delivery = ReportDelivery(isQuiet: true, isForced: true)
        delivery.reports = [ReportRequest(PageFormat.self, file: page.path)]
        delivery.stamp = stamp
        let run = try FindingsRun(self, .explain, paths: files, conditions: conditions.options()) { _ in delivery }
        run.check(isTimed: false, cache: nil) { run.output.add(run.policy.applied(to: $0)) }
        try run.output.finish()
        let tally = run.output.tally
        writeStatus(tally.sentence)
        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
    }

    /// The path is said before a browser may say something.
    private func show(_ page: PagePath) throws {
        try StandardStream.output.write(page.path + "\n")
        if noBrowser { return }
        let programs = environment("BROWSER").map { [$0] } ?? ["open", "xdg-open"]
        for program in programs {
            if let child = ChildProcess.run([program, page.path]), child.ending == .exited(0) { return }
        }
        writeStatus("no browser was found (BROWSER names one); open the page yourself")
    }
}

/// Where the page of a command is: in a folder of its own among temporary files, named as what it shows.
private struct PagePath {
    let folder: String
    private let name: String

    init(showing files: [String]) throws(CommandFailure) {
        folder = try TemporaryFolder.make(in: environment("TMPDIR") ?? "/tmp")
        let last = files.count == 1 ? files[0].split(separator: "/").last.map(String.init) ?? "" : ""
        let letters = last.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
        name = letters.isEmpty || letters.hasPrefix(".") || letters == "-" ? "layouts" : String(letters.prefix(80))
    }

    var path: String { folder + "/" + name + ".html" }
    var stampName: String { name + ".stamp.html" }
    var stamp: String { folder + "/" + stampName }
}
