import LayoutInspector
import LayoutPrinter
import TestSupport

@testable import LayoutReaders

/// Prints a layout and reads the source again.
enum SourceRoundTrip {
    /// The dialects whose source is an input, each with the format that reads it; NotAutoLayout sets frames instead
    /// (``FrameRoundTripTests``).
    static let dialects: [(dialect: Dialect, format: InputFormat)] = Dialects.all.compactMap { dialect in
        let format = InputFormat(rawValue: dialect.name)
        return dialect.name != "notautolayout" && Readers.all.contains { $0.format == format } ? (dialect, format) : nil
    }

    /// - Returns: The layout that was read, or `nil` if there is nothing to print.
    /// - Throws: ``PropertyFailure`` if the source cannot be read, or makes other constraints.
    static func run(
        _ layout: Layout,
        as dialect: (dialect: Dialect, format: InputFormat),
        form: SourceForm,
        options: PrintOptions = PrintOptions()
    ) throws -> Layout? {
        let printed: PrintedSource
        do {
            printed = try layout.printed(as: dialect.dialect, form: form, options: options)
        } catch {
            if error == .noViews { return nil }
            throw PropertyFailure("\(dialect.dialect.name) \(form): \(error.message)")
        }
        let fates = printed.tally.fates
        guard fates.contains(.printed) else { return nil }
        let read: Layout
        do {
            read = try Layout.read(Array(printed.text.utf8), as: dialect.format).layout
        } catch {
            throw PropertyFailure(
                "\(dialect.dialect.name) \(form): \(error.place?.line ?? 0):\(error.place?.column ?? 0): "
                    + "\(error.message)\n\(printed.text)"
            )
        }
        // SwiftLayout finds the constraints of properties by an identifier that is the property's name.
        let outlets =
            dialect.dialect.name == "swiftlayout" ? Set(layout.constraints.compactMap(\.name)) : []
        let names = SourceNames(
            printed,
            of: layout,
            mayOmitNames: dialect.dialect.name == "draftsman" && form.scope != .function
        )
        func constraints(_ fate: Tally.Fate) -> NamedConstraints {
            NamedConstraints(printed: layout, names: names, ignoredIdentifiers: outlets) { fates[$0] == fate }
        }
        let wanted = constraints(.printed)
        let made = NamedConstraints(
            read: read,
            names: names,
            guides: wanted.namedGuides,
            ignoredIdentifiers: outlets
        )
        let differences = NamedConstraints.differences(wanted, made, implied: constraints(.implied))
        guard differences.isEmpty else {
            throw PropertyFailure(
                "\(dialect.dialect.name) \(form): other constraints\n"
                    + differences.prefix(8).joined(separator: "\n") + "\n" + printed.text
            )
        }
        return read
    }
}
