import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

extension FindingsRun {
    /// What a file was like at the revision that the run compares with.
    ///
    /// - Parameters:
    ///   - file: With all findings, whatever a configuration or a baseline accepts.
    ///   - diagnosis: That of the file; `nil` if it was interrupted.
    /// - Returns: `nil` if it did not change, or cannot be compared: a log, or code, which is read with other files.
    func comparison(of file: CheckedFile, _ source: InputSource, _ diagnosis: Diagnosis?) -> BaseComparison? {
        guard let origin = policy.changes?.origin(of: source.file) else { return nil }
        guard let origin else {
            var comparison = BaseComparison(from: nil, to: file)
            if file.part == nil { comparison.drawings = drawings(before: nil, after: diagnosis) }
            return comparison
        }
        guard file.part == nil, let bytes = origin.contents,
            let reading = (try? source.reading(ofEarlier: bytes)) ?? nil
        else { return nil }
        let old = diagnosed(reading, path: source.file)
        var comparison = BaseComparison(from: old.file, to: file)
        if !ResolvedPath(source.file).description.hasSuffix("/" + origin.name) { comparison.oldPath = origin.name }
        comparison.drawings = drawings(before: old.diagnosis, after: diagnosis)
        return comparison
    }

    /// Adds the files that were deleted since the base to reports that compare.
    ///
    /// - Parameter paths: The paths on the command line.
    func addDeleted(_ paths: [String]) {
        guard output.needs.base else { return }
        for (path, origin) in policy.deleted(below: paths) {
            guard let bytes = origin.contents,
                let reading = (try? InputSource.reading(ofDeleted: bytes, path: path)) ?? nil
            else { continue }
            let old = diagnosed(reading, path: path).file
            let gone = CheckedFile(path: path, layout: old.layout, findings: [])
            var file = gone
            file.base = BaseComparison(from: old, to: gone)
            output.add(deleted: file)
        }
    }

    /// The findings of an earlier version that the configurations do not accept.
    private func diagnosed(_ reading: Reading, path: String) -> (file: CheckedFile, diagnosis: Diagnosis?) {
        let diagnosis = try? reading.analysis(options: self.diagnosis).diagnosis()
        var file = CheckedFile(path: path, reading, diagnosis, dialect: dialect)
        if let diagnosis {
            file.findings = policy.documentPolicy(of: path)
                .remaining(of: diagnosis, path: path, ignores: reading.ignores)
        }
        return (file, diagnosis)
    }

    /// Both layouts as SVG files.
    ///
    /// - Returns: `nil` if nobody asked for pictures, there is nothing to draw, or nothing to see.
    private func drawings(before: Diagnosis?, after: Diagnosis?) -> BaseComparison.Pictures? {
        guard pictureFolder != nil, let after = after.flatMap(Self.drawing) else { return nil }
        let before = before.flatMap(Self.drawing)
        return before == after ? nil : BaseComparison.Pictures(before: before, after: after)
    }

    private static func drawing(of diagnosis: Diagnosis) -> String? {
        guard diagnosis.layout.coverage == .complete, !diagnosis.layout.views.isEmpty else { return nil }
        let frames = diagnosis.solved().frames
        return LayoutDrawing(layout: diagnosis.layout, frames: frames, findings: diagnosis.findings).layout(from: nil)
            .svg()
    }

    /// Writes the pictures of a file, and names them for its report. Files come in one at a time.
    ///
    /// Those of a file that cannot be written are left out, with a note on standard error.
    func withPictures(_ file: CheckedFile) -> CheckedFile {
        guard let folder = pictureFolder, let drawings = file.base?.drawings else { return file }
        var file = file
        file.base?.drawings = nil
        guard
            pictureCount.withLock({ count in
                count += 1
                return count <= GitHubCommentFormat.mostPictures
            })
        else { return file }
        // No two paths have one name.
        let name = ReportRun.current.paths.map { $0.relative(file.path) } ?? file.path
        let stem = name.replacing("_", with: "__").replacing("/", with: "_")
        do throws(CommandFailure) {
            let before = try drawings.before.map { (text) throws(CommandFailure) in
                try write(picture: text, stem + "-before.svg", in: folder)
            }
            let after = try write(picture: drawings.after, stem + "-after.svg", in: folder)
            file.base?.pictures = BaseComparison.Pictures(before: before, after: after)
        } catch {
            writeStatus("draft-inspect: " + error.message)
        }
        return file
    }

    /// - Returns: Its address in the report.
    private func write(picture: String, _ name: String, in folder: String) throws(CommandFailure) -> String {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        try output.overwriting.write(picture, to: path, isForced: delivery.isForced)
        guard var link = pictureLink else { return path }
        if !link.hasSuffix("/") { link += "/" }
        return link + SARIFText.uri(name)
    }
}
