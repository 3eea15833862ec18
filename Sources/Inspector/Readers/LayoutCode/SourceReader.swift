import LayoutCode
import LayoutModel
import LayoutSyntax

/// Reads layout code that uses a library: one format a library.
package enum SourceReader<Library: LayoutLibrary>: LayoutReader {
    package static var format: InputFormat { InputFormat(rawValue: Library.facts.name) }

    package static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        CodeRecognition.library(of: bytes).map { $0 == Library.self } ?? false
    }

    package static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let code = try ReadCode(bytes, library: Library.self, path: options.path)
        return Reading(layout: code.layout, places: code.places, findings: code.findings, format: format)
    }
}

extension Readers {
    /// The readers of layout code, in the order of their libraries.
    static let ofCode: [any LayoutReader.Type] = LayoutLibraries.all.map { reader(of: $0) }

    private static func reader<Library: LayoutLibrary>(of library: Library.Type) -> any LayoutReader.Type {
        SourceReader<Library>.self
    }
}
