import LayoutModel
import LayoutSyntax

/// A layout that layout code makes: what `print` writes, and straight-line code by hand (Documentation/SourceInput.md).
package struct ReadCode: Sendable {
    package var layout: Layout
    package var places: Places
    package var findings: [Finding]
    /// The class that it is the layout of, and the state; `nil` for that of a whole file.
    package var title: String?
    /// The name of the library.
    package var library = ""
    /// Whether all calls that make constraints were run, and all views that constraints are about are placed by the code: outlets are
    /// where a storyboard has them.
    package var isWhole = true
    /// Where the class is declared.
    package var place: Place?

    init(layout: Layout, places: Places, findings: [Finding]) {
        self.layout = layout
        self.places = places
        self.findings = findings
    }

    /// - Parameter path: The file that places name.
    /// - Throws: ``ReadError`` with its place where the code is not understood.
    package init(
        _ bytes: UnsafeRawBufferPointer,
        library: any LayoutLibrary.Type,
        path: String?
    ) throws(ReadError) {
        let tokens = try library.facts.language.tokens(of: bytes)
        var run = CodeRun(try CodeProgram(tokens, library), library)
        var failure: ReadError?
        DeepStack.run {
            do throws(ReadError) {
                try run.runAll()
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        let notes = run.notes
        var assembly = LayoutAssembly(run, path: path)
        self = assembly.assemble(notes: notes)
        let calls = tokens.tokens.indices.filter { ConstraintCalls.isCall(at: $0, of: tokens) }
        let unread = calls.filter { !run.reached.contains($0) }
        isWhole = unread.isEmpty && !run.objects.contains { $0.isOutlet && $0.isUsed && $0.parent == nil }
        let reason = "nothing that is known runs it"
        let more = [
            UnreadCode.finding(unread.map { (tokens.place(of: $0), reason) }, calls: calls.count),
            SetsFrames.finding(run.framesSet.map { tokens.place(of: $0) }),
        ].compactMap { $0 }
        if !more.isEmpty { findings = (findings + more).inOrderOfPlaces() }
    }
}
