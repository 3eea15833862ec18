import LayoutModel

/// A way to write layouts as source: one of ``Dialects/all``.
public struct Dialect: Sendable {
    let definition: any DialectDefinition

    init(_ definition: some DialectDefinition) {
        self.definition = definition
    }

    /// The name on the command line: lower case.
    public var name: String { definition.name }

    /// What the dialect is called where people read of it.
    public var title: String { definition.title }

    /// What it can print; the first is the default.
    public var forms: [SourceForm] { definition.forms }

    /// The options of printing that mean something in this dialect, and not in all.
    public var options: [DialectOption] { definition.options }

    /// Why a constraint may be made with UIKit's calls instead of the dialect's own. Empty where that never happens.
    public var reasonsForRemainder: [String] { definition.reasonsForRemainder }

    /// The form of that name.
    public func form(named name: String) -> SourceForm? { forms.first { $0.name == name } }

    /// Source that makes the layout's hierarchy and constraints, proven to do so.
    ///
    /// - Parameter form: `nil` for the dialect's first.
    /// - Throws: ``PrintError`` where the options ask for something impossible, or where the proof of the text fails.
    /// - Complexity: O(n log n) in the number of views and constraints.
    public func print(
        _ layout: Layout,
        form: SourceForm? = nil,
        options: PrintOptions = PrintOptions()
    ) throws(PrintError) -> PrintedSource {
        guard PrintOptions.indentWidths.contains(options.indentWidth) else {
            throw .invalidOption("the indent width \(options.indentWidth) is not in 1...16")
        }
        guard let form = form ?? forms.first, forms.contains(form) else {
            throw .missingForm(name: form?.name ?? "", dialect: name, forms: forms.map(\.name))
        }
        if let doubt = layout.openDoubt { throw .inDoubt(doubt) }
        try requireFit(form, options)
        return try definition.proven(layout, form: form, options: options)
    }

    /// The same as one file for each class, named as its class.
    ///
    /// - Parameter form: One for whole files; `nil` for the dialect's first.
    /// - Throws: ``PrintError`` as for ``print(_:form:options:)``, and if the dialect has no such form.
    public func files(
        _ layout: Layout,
        form: SourceForm? = nil,
        options: PrintOptions = PrintOptions()
    ) throws(PrintError) -> PrintedFiles {
        let whole = forms.filter { $0.scope == .wholeFile }
        guard let form = form ?? whole.first, whole.contains(form) else {
            throw .missingForm(name: form?.name ?? "class", dialect: name, forms: whole.map(\.name))
        }
        if let doubt = layout.openDoubt { throw .inDoubt(doubt) }
        try requireFit(form, options)
        return try definition.provenFiles(layout, form: form, options: options)
    }

    /// Only whole classes whose source connects outlets can inherit from the app's.
    private func requireFit(_ form: SourceForm, _ options: PrintOptions) throws(PrintError) {
        if options.app.count == 0 { return }
        if form.scope != .wholeFile {
            throw .invalidOption("the app's source is for whole classes (--form class), not for '\(form.name)'")
        }
        if !definition.makesConnections {
            throw .invalidOption("the source of \(name) connects no outlets: it cannot fit the app's classes")
        }
    }

    /// The lines of code that make a change of a layout where its source is at hand: `signInWidth.priority = .init(999)`.
    ///
    /// - Returns: `nil` where the change has no such lines.
    public func code(for edit: LayoutEdit, of layout: Layout, options: PrintOptions = PrintOptions()) -> [String]? {
        definition.code(for: edit, in: editCode(of: layout, options: options))
    }

    /// What the lines of several edits of one layout have in common.
    func editCode(of layout: Layout, options: PrintOptions, mostViews: Int = .max) -> EditCode {
        EditCode(layout, options: options, reservedNames: definition.reserved, mostViews: mostViews)
    }

    var makesConstraintObjects: Bool { definition.makesConstraintObjects }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? { definition.code(for: edit, in: code) }
}

extension Layout {
    /// Source that makes this layout's views and constraints: the same items, attributes, relation, multiplier,
    /// constant, priority and identifier, in the same hierarchy.
    ///
    /// - Parameters:
    ///   - dialect: One of ``Dialects/all``; the first of them unless another is given.
    ///   - form: One of the dialect's forms; the first of them unless another is given.
    /// - Throws: ``PrintError`` where the options ask for something impossible, or where the proof of the text fails.
    /// - Complexity: O(n log n) in the number of views and constraints.
    public func printed(
        as dialect: Dialect = Dialects.standard,
        form: SourceForm? = nil,
        options: PrintOptions = PrintOptions()
    ) throws(PrintError) -> PrintedSource {
        try dialect.print(self, form: form, options: options)
    }
}

extension Dialect: CustomStringConvertible {
    public var description: String { name }
}
