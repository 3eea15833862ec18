import LayoutModel
import LayoutSyntax

/// A layout that layout code makes: what `print` writes, and straight-line code by hand (Documentation/SourceInput.md).
package struct ReadCode: Sendable {
    package var layout: Layout
    package var places: Places
    package var findings: [Finding]

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
        try run.runAll()
        let notes = run.notes
        var assembly = LayoutAssembly(run, path: path)
        self = assembly.assemble(notes: notes)
    }
}
