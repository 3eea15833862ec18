import Foundation
import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// A reader as somebody would add one: names of views in one line behind `stack of`.
private enum StackListReader: LayoutReader {
    static let format = InputFormat(rawValue: "stack-list")
    static let fileExtensions = ["stacklist"]

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { ByteCursor(bytes).isNext("stack of ") }

    static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        var cursor = ByteCursor(bytes)
        guard cursor.skip("stack of ") else { throw ReadError("found no \"stack of\"") }
        var layout = Layout()
        var root = Layout.View(id: "root", className: "UIStackView")
        root.frame = Rectangle(x: 0, y: 0, width: 320, height: 44)
        guard let parent = layout.addView(root, parent: nil, previousSibling: nil) else {
            throw ReadError("found no view")
        }
        var places = Places()
        places.views = [Place(line: 1, column: 1)]
        var last: Int?
        while let start = Optional(cursor.offset), cursor.skip(while: { $0.isLetter }) {
            let name = cursor.string(start..<cursor.offset)
            last = layout.addView(
                Layout.View(id: name, className: "UILabel"),
                parent: parent,
                previousSibling: last
            )
            places.views.append(Place(line: 1, column: start + 1))
            cursor.skipBlanks()
        }
        return Reading(layout: layout, places: places, findings: [], format: format)
    }
}

@Suite("a reader that is added") struct MadeUpReaderTests {
    private static let readers: [any LayoutReader.Type] = [StackListReader.self] + Readers.all

    /// A folder with one file of the format.
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stack-list-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("stack of title price".utf8).write(to: folder.appendingPathComponent("row.stacklist"))
        try Data("stack of anything".utf8).write(to: folder.appendingPathComponent("row.unknown"))
        return folder
    }

    @Test("is recognised by its content")
    func recognised() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inputs = try Inputs([folder.path + "/row.unknown"], readers: Self.readers)
        let (_, reading) = try inputs.layout(part: nil) { _ in }
        #expect(reading.format == StackListReader.format)
        #expect(reading.layout.views.map(\.id) == ["root", "anything"])
        #expect(throws: (any Error).self) { try Inputs([folder.path + "/row.unknown"]).layout(part: nil) { _ in } }
    }

    @Test("finds its files in a folder by their ending")
    func folders() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inputs = try Inputs([folder.path], readers: Self.readers)
        #expect(inputs.files.map { URL(fileURLWithPath: $0).lastPathComponent } == ["row.stacklist"])
        let (_, reading) = try inputs.layout(part: nil) { _ in }
        #expect(reading.layout.views.map(\.id) == ["root", "title", "price"])
    }
}
