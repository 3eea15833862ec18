import LayoutInspector
import SwiftSource
import TestSupport

@testable import LayoutPrinter

/// What holds for printed source whatever the layout, dialect, form and options, beyond its proof: each print reads the text
/// back and runs it, and fails where that makes another layout.
struct PrintRules {
    let layout: Layout
    let dialect: Dialect
    let form: SourceForm
    var options = PrintOptions()
    /// Whether all names and literals are shorter than lines, which Objective-C does not break.
    var hasShortNames = true

    /// Prints and checks.
    @discardableResult
    func printed() throws -> PrintedSource {
        let printed = try layout.printed(as: dialect, form: form, options: options)
        do {
            if try layout.printed(as: dialect, form: form, options: options) != printed {
                throw PropertyFailure("printing again gives something else")
            }
            let width = hasShortNames && !dialect.isObjectiveC ? options.lineWidth : nil
            try SourceText(printed.text).check(indentWidth: options.indentWidth, lineWidth: width)
            try checkHead(printed)
            try checkConstraints(printed)
            try checkNotes(printed)
            try check(context(of: dialect.definition), printed)
        } catch let failure as PropertyFailure {
            throw PropertyFailure("\(dialect) \(form): \(failure.description)")
        }
        return printed
    }

    private func context(of definition: some DialectDefinition) throws -> PrintContext {
        try definition.printing(of: layout, form: form, options: options).context
    }

    /// The head names the dialect, the form and each option that is not the default.
    private func checkHead(_ printed: PrintedSource) throws(PropertyFailure) {
        let comment = printed.text.split(separator: "\n").prefix { $0.hasPrefix("//") }
        let head = comment.map { $0.dropFirst(3) }.joined(separator: " ")
        var standard = PrintOptions()
        standard.tags = options.tags
        standard.indentWidth = options.indentWidth
        if dialect.options.isEmpty { standard.dialectVersion = options.dialectVersion }
        let words = PrintOptions.declarations.words(of: options, unlike: standard)
        let expected = (["with --dialect \(dialect)", "--form \(form)"] + words).joined(separator: " ") + "."
        guard head.hasPrefix("Printed by draft-inspect"), head.contains(expected) else {
            throw PropertyFailure("the head lacks '\(expected)'\n\(printed.text)")
        }
    }

    /// Each constraint of the layout is counted; what the dialect does not say itself is listed once, with a known reason that
    /// the text has above it.
    private func checkConstraints(_ printed: PrintedSource) throws(PropertyFailure) {
        guard printed.tally.fates.count == layout.constraints.count else {
            throw PropertyFailure(
                "the tally has \(printed.tally.fates.count) of \(layout.constraints.count) constraints"
            )
        }
        let fates = Dictionary(uniqueKeysWithValues: zip(layout.constraints.map(\.id), printed.tally.fates))
        for (index, constraint) in layout.constraints.enumerated() where !constraint.isActive {
            if printed.tally.fates[index] == .printed { throw PropertyFailure("\(constraint.id) is inactive") }
        }
        // What the system made for itself is missed by nobody.
        let missing = Set(printed.tally.missing + layout.constraints.filter { $0.origin != .user }.map(\.id))
        var listed = Set<String>()
        for remaining in printed.remainder {
            let fate = remaining.constraint.map { fates[$0] }
            if fate != .inexpressible, !printed.text.contains("// \(remaining.reason)\n") {
                throw PropertyFailure("no comment says '\(remaining.reason)'\n\(printed.text)")
            }
            guard let id = remaining.constraint else { continue }
            guard listed.insert(id).inserted else { throw PropertyFailure("\(id) remains twice") }
            guard dialect.reasonsForRemainder.contains(remaining.reason) else {
                throw PropertyFailure("'\(remaining.reason)' is no reason of the dialect")
            }
            // Made with UIKit's calls, or by nothing.
            guard let fate = fates[id], fate == .printed || fate == .inexpressible && missing.contains(id) else {
                throw PropertyFailure("\(id) remains, but is \(fates[id].map(\.rawValue) ?? "unknown")")
            }
        }
    }

    /// Each setting that the source omits has its comment.
    private func checkNotes(_ printed: PrintedSource) throws(PropertyFailure) {
        let notes = printed.text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            $0.hasPrefix("// not set")
        }
        for unset in printed.unset {
            let parts = unset.split(separator: ":", maxSplits: 1)
            guard let settings = parts.last, notes.contains(where: { $0.hasSuffix(":" + settings) }) else {
                throw PropertyFailure("no comment says '\(unset)'\n\(printed.text)")
            }
        }
        if !options.printsConfiguration, !notes.isEmpty || !printed.unset.isEmpty {
            throw PropertyFailure("settings are noted that nobody asked for\n\(printed.text)")
        }
    }

    /// Names are unique in their section, valid and free; identifiers that are asked for are in the text, each once.
    private func check(_ context: PrintContext, _ printed: PrintedSource) throws(PropertyFailure) {
        var known: [Int: Set<String>] = [:]
        for view in context.layout.views.indices {
            guard let name = context.names.expression(of: view), let section = context.outline.sectionOfView[view]
            else {
                continue
            }
            guard known[section, default: []].insert(name).inserted else {
                throw PropertyFailure("two views are '\(name)'\n\(printed.text)")
            }
            let origin = context.names.origin(of: view)
            guard origin == .property || origin == .words || origin == .position else { continue }
            let parts = name.split(separator: ".").map(String.init)
            guard parts.allSatisfy({ SwiftIdentifier.isValid($0) }) else {
                throw PropertyFailure("'\(name)' is no name")
            }
            if let first = parts.first, dialect.definition.reserved.contains(first) {
                throw PropertyFailure("'\(name)' is reserved")
            }
        }
        let isPlain = options.autoIdentifiers == .none || options.autoIdentifiers == .constraints
        for (view, identifier) in context.identifiers.views.enumerated() {
            let isAdded = context.outline.roles[view] == .drafted || context.outline.roles[view] == .masked
            if isPlain, identifier != nil { throw PropertyFailure("an identifier that nobody asked for") }
            if isPlain || !isAdded || context.names.expression(of: view) == nil { continue }
            if let identifier, identifier.allSatisfy(\.isASCII), !printed.text.contains("\"\(identifier)\"") {
                throw PropertyFailure("the identifier '\(identifier)' is not in the text\n\(printed.text)")
            }
        }
        let made = context.layout.constraints.indices.filter { context.identifiers.isMade[$0] }
            .compactMap { context.identifiers.constraints[$0] }
        guard Set(made).count == made.count else { throw PropertyFailure("an identifier was made twice") }
    }

    /// A dialect makes the constraints that UIKit's own calls make, but for those that Draftsman's helpers make, and those that
    /// frames cannot keep.
    func compareWithUIKit(_ printed: PrintedSource) throws {
        if dialect.name == Dialect.anchors.name {
            if !printed.remainder.isEmpty { throw PropertyFailure("something remains") }
            return
        }
        let plain = try layout.printed(as: .anchors, form: form, options: options)
        let listed = Set(printed.remainder.compactMap(\.constraint))
        for (index, (fate, other)) in zip(printed.tally.fates, plain.tally.fates).enumerated() where fate != other {
            let id = layout.constraints[index].id
            let isMade = dialect.name == Dialect.draftsman.name && fate == .implied && other == .printed
            if !isMade, fate != .inexpressible || !listed.contains(id) {
                throw PropertyFailure("\(dialect) \(form): \(id) is \(fate), but in UIKit's calls \(other)")
            }
        }
    }
}
