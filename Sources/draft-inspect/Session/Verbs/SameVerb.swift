import LayoutInspector
import LayoutReport

enum SameVerb: SessionQuestion {
    static let name = "same"
    static let usage = "FILE"
    static let summary = "prove that FILE makes the same layout, or show a difference"
    static let details = """
        Compares the layout in its current state with that of FILE, a file of any format or REVISION:FILE. The layouts are \
        the same if there is no difference for any size, insets and contents; otherwise the size and the constraints \
        that differ are shown.
        """
    static let arguments: [ArgumentKind] = [.file]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let document = try session.requireDocument()
        let path = expandedHome(arguments[0])
        do throws(CommandFailure) {
            var input = document.input ?? InputOptions()
            input.allowsUnknowns = false
            let other = try LayoutRevision(path).reading(input)
            var comparing = SamenessOptions()
            comparing.conditions = document.conditions
            comparing.isCancelled = session.isCancelled
            let own = document.reading
            let result: Sameness
            do {
                result = try own.same(as: other, options: comparing)
            } catch {
                throw CommandFailure("", code: .interrupted)
            }
            return SamenessText(
                result,
                own.layout,
                other.layout,
                files: ComparedNames(old: document.path, new: path),
                style: session.effectiveStyle
            ).text
        } catch {
            throw SessionError(error)
        }
    }
}
