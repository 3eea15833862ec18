import LayoutInspector
import LayoutReport

enum LayoutsVerb: SessionVerb {
    static let name = "layouts"
    static let usage = "[[--force] N | NAME | all]"
    static let summary = "list the conflicts of a log or the scenes, or enter one"
    static let details = """
        The scenes of a storyboard are one layout: entering one limits `tree`, `views`, `constraints`, `check`, `explain` \
        and `print` to it; `layouts all` leaves it. Findings keep their numbers.
        A log contains a layout for each conflict. Entering another one reads the file again and discards edits and undo \
        steps; unsaved edits are discarded only if you confirm it, or with --force.
          layouts LoginController
          layouts 2
        """
    static let arguments: [ArgumentKind] = [.layout]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let isForced = arguments.contains("--force")
        let arguments = arguments.filter { $0 != "--force" }
        try expect(arguments, 0...1)
        let document = try session.requireDocument()
        if !session.scenes.isEmpty { return try enter(arguments.first, session) }
        guard let input = document.input, document.original.part != nil else {
            guard arguments.isEmpty || arguments == ["1"] else {
                throw SessionError("\(document.shortName) holds only one layout")
            }
            return .answer(columns([row(of: document.original, shown: true)]))
        }
        if document.path == "-" { throw SessionError("standard input cannot be read again") }
        if let argument = arguments.first {
            guard let number = Int(argument), number >= 1 else {
                throw SessionError("'\(argument)' is not the number of a layout\n`layouts` lists them")
            }
            return .load(
                LoadRequest(
                    paths: [document.path],
                    options: input,
                    part: number,
                    isForced: isForced,
                    isPasted: document.isPasted
                )
            )
        }
        return .answer(columns(try rows(of: document, input, isCancelled: session.isCancelled)))
    }

    /// Lists the scenes, or enters one.
    private static func enter(_ argument: String?, _ session: Session) throws(SessionError) -> SessionAction {
        let layout = try session.requireDocument().layout
        if argument == "all" { return .enter(scene: nil, saying: "showing all \(session.scenes.count) scenes") }
        if let argument {
            let scene = try session.scene(argument)
            return .enter(scene: layout.views[scene.root].id, saying: "showing \(printable(scene.name)) only")
        }
        let known = try session.requireDiagnosis()
        let rows = session.scenes.enumerated().map { index, scene in
            var one = session
            one.scene = layout.views[scene.root].id
            let views = layout.subtree(of: scene.root)
            let constraints = layout.constraints.count { session.shows($0, of: layout, in: views) }
            let findings = one.shownFindings(known).count
            return [
                (session.scene == one.scene ? "* " : "  ") + String(index + 1), scene.name,
                counted(views.count, "view"), counted(constraints, "constraint"),
                findings == 0 ? "" : counted(findings, "finding"),
            ]
        }
        return .answer(columns(rows))
    }

    /// A row for each layout of the file, which is read again: the layouts of a long log would fill the memory.
    private static func rows(
        of document: Document,
        _ input: InputOptions,
        isCancelled: () -> Bool
    ) throws(SessionError) -> [[String]] {
        var rows: [[String]] = []
        do throws(InputFailure) {
            let inputs = try Inputs([document.path], options: input, readers: layoutReaders)
            guard let source = inputs.sources.first else { return [] }
            do throws(ReadError) {
                try source.open { _ in }.forEach { reading in
                    rows.append(row(of: reading, shown: reading.part?.number == document.original.part?.number))
                    return !isCancelled()
                }
            } catch {
                throw .unreadable(document.path, error)
            }
        } catch {
            throw SessionError(CommandFailure(error))
        }
        if isCancelled() { throw .interrupted }
        return rows
    }

    private static func row(of reading: Reading, shown: Bool) -> [String] {
        let counts =
            counted(reading.layout.views.count, "view") + ", "
            + counted(reading.layout.constraints.count, "constraint")
        let place = reading.part.map { "line \($0.place.line)" } ?? ""
        return [(shown ? "* " : "  ") + String(reading.part?.number ?? 1), place, counts, reading.part?.title ?? ""]
            .map { printable($0) }
    }
}
