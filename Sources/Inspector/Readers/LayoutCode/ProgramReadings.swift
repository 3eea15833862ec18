import LayoutCode
import LayoutModel
import LayoutSyntax

/// The layouts of Swift files that are read as one program.
package struct ProgramReadings {
    private let files: CodeFiles

    /// - Parameter numbersUnknowns: See ``CodeFiles/init(_:numbersUnknowns:)``.
    package init(_ sources: [(path: String, bytes: [UInt8])], numbersUnknowns: Bool = false) {
        files = CodeFiles(sources, numbersUnknowns: numbersUnknowns)
    }

    /// Why a file with layout code cannot be read.
    package func failure(of path: String) -> ReadError? { files.failures.first { $0.path == path }?.error }

    /// See ``CodeFiles/File/openCode``.
    package func openCode(of path: String) -> [String] { files[path: path]?.openCode ?? [] }

    /// The layouts of a file's classes; empty where it has nothing of a layout, `nil` where it is no Swift.
    package subscript(path: String) -> [Reading]? { files[path: path].map(Reading.all) }
}

extension Reading {
    /// The layouts of a file's classes, with what was not read of it; of a file that only helps others, one without views.
    package static func all(of file: CodeFiles.File) -> [Reading] {
        var readings = file.layouts.enumerated().map { index, code in
            var reading = Reading(
                layout: code.layout,
                places: code.places,
                findings: code.findings,
                format: InputFormat(rawValue: code.library)
            )
            if file.layouts.count > 1 || code.title != nil {
                var part = Part(
                    number: index + 1,
                    place: code.place ?? Place(line: 1, column: 1),
                    title: code.title
                )
                part.count = file.layouts.count
                reading.part = part
            }
            return reading
        }
        let notes = file.notes
        guard !notes.isEmpty else { return readings }
        if readings.isEmpty {
            readings = [
                Reading(layout: Layout(), places: Places(), findings: [], format: InputFormat(rawValue: "anchors"))
            ]
        }
        readings[0].findings += notes
        return readings
    }
}
