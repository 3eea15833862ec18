import LayoutModel
import LayoutReaders
import LayoutSyntax

extension InputSource {
    /// The most bytes of a document that are read again, over all its findings, to write fixes and prove them.
    private static let mostBytesRead = 64 << 20

    /// Of a fix that reviewers can commit.
    private static let mostLines = 40

    /// Adds to the first fix of each finding what it replaces in the text of a storyboard or a xib.
    ///
    /// A fix that has no form in the document gets none, and neither do the last fixes of a large document with many
    /// findings: every fix is proven by reading the document with it.
    /// - Parameter reading: That of the source.
    package func addReplacements(to findings: inout [Finding], of reading: Reading) {
        guard reading.format == .interfaceBuilder, reading.joined.isEmpty, case .file = content, file != "-",
            findings.contains(where: { !$0.fixes.isEmpty }), let bytes = try? FileContents.content(of: file)
        else { return }
        var options = options
        options.path = file
        var bytesLeft = Self.mostBytesRead
        for finding in findings.indices {
            guard let fix = findings[finding].fixes.first, bytesLeft >= bytes.count else { continue }
            bytesLeft -= max(bytes.count, 1)
            var read = reading
            do throws(EditError) {
                for edit in fix.edits { _ = try read.apply(edit.inDocument(of: read.layout)) }
            } catch {
                continue
            }
            let edited = (try? read.layout.withFrames(afterEditsOf: reading.layout)) ?? read.layout
            let document = try? InterfaceBuilderWriteBack.document(bytes, with: edited, options: options)
            guard let document else { continue }
            findings[finding].fixes[0].replacements = document.replacements
            findings[finding].fixes[0].lines = LineReplacement(
                document.replacements,
                from: bytes,
                to: document.bytes,
                limit: Self.mostLines
            )
        }
    }
}
