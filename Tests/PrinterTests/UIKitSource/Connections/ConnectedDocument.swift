import LayoutInspector

@testable import LayoutPrinter

/// A document of Interface Builder as text, read with what it connects, for printing.
struct ConnectedDocument {
    let layout: Layout
    var options = PrintOptions()

    init(_ text: String, printsConfiguration: Bool = true) throws {
        var reading = ReadOptions()
        reading.readsConnections = true
        let read = try Layout.read(Array(text.utf8), as: .interfaceBuilder, options: reading)
        layout = read.layout
        options.connections = read.connections
        options.printsConfiguration = printsConfiguration
    }

    func printed(as dialect: Dialect = .anchors, form: SourceForm = .class) throws -> PrintedSource {
        try layout.printed(as: dialect, form: form, options: options)
    }

    /// The classes in UIKit's anchors, and the proof of a text in their place.
    func proven() throws -> (text: String, prove: (String) throws -> Void) {
        let printing = try Anchors().printing(of: layout, form: .class, options: options)
        return (printing.text, { try Anchors().prove($0, of: printing.plan, in: printing.context) })
    }
}
