import LayoutCode
import LayoutModel
import LayoutSyntax

/// Reads layout code that uses a library: one format a library.
package enum SourceReader<Library: LayoutLibrary>: LayoutReader {
    package static var format: InputFormat { InputFormat(rawValue: Library.facts.name) }

    /// A library that is added comes first, because UIKit's own calls are code of every library.
    private static var libraries: [any LayoutLibrary.Type] {
        let all = LayoutLibraries.all
        return all.contains { $0 == Library.self } ? all : [Library.self] + all
    }

    package static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        CodeRecognition.library(of: bytes, among: libraries).map { $0 == Library.self } ?? false
    }

    package static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let code = try ReadCode(bytes, library: Library.self, path: options.path)
        return Reading(layout: code.layout, places: code.places, findings: code.findings, format: format)
    }

    /// The layout of the whole file, if all of it can be read; else, where that is allowed, those of its classes, as far as
    /// they are known.
    package static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        guard options.allowsUnknowns, Library.facts.language == .swift else {
            return [try read(bytes, options: options)]
        }
        var failure: ReadError?
        do throws(ReadError) {
            let code = try ReadCode(bytes, library: Library.self, path: options.path)
            if code.isWhole {
                return [Reading(layout: code.layout, places: code.places, findings: code.findings, format: format)]
            }
        } catch {
            failure = error
        }
        let path = options.path ?? "standard input"
        let files = CodeFiles([(path, Array(bytes))])
        guard let file = files[path: path], !file.layouts.isEmpty else {
            throw failure ?? ReadError("found no layout code: nothing here adds a view or makes a constraint")
        }
        return Reading.all(of: file)
    }
}

extension Readers {
    /// The readers of layout code, in the order of their libraries.
    static let ofCode: [any LayoutReader.Type] = LayoutLibraries.all.map { reader(of: $0) }

    private static func reader<Library: LayoutLibrary>(of library: Library.Type) -> any LayoutReader.Type {
        SourceReader<Library>.self
    }
}
