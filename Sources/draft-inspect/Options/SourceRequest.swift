import LayoutInspector
import LayoutPrinter

/// What arguments ask of the source of layouts: dialect, form and options.
struct SourceRequest {
    let choice: DeclaredOptions<SourceTable>
    let options: DeclaredOptions<PrintTable>
    /// The file of `--tags`.
    var tags: String?

    /// The source of a layout.
    ///
    /// - Parameters:
    ///   - base: Options that hold where the arguments do not say otherwise. `--tags` takes the place of its tags.
    ///   - standard: The dialect and form where the arguments name none.
    /// - Throws: ``CommandFailure``: status 64 where something impossible was asked for, 70 where the proof failed.
    func source(
        of layout: Layout,
        base: PrintOptions,
        choice standard: SourceChoice = SourceChoice()
    ) throws(CommandFailure) -> PrintedSource {
        let asked = try resolved(for: layout, base: base, choice: standard)
        do {
            return try layout.printed(as: asked.dialect, form: asked.form, options: asked.options)
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    /// The same as a file for each class.
    func files(of layout: Layout, base: PrintOptions) throws(CommandFailure) -> PrintedFiles {
        let asked = try resolved(for: layout, base: base, choice: SourceChoice())
        do {
            return try asked.dialect.files(layout, form: asked.form, options: asked.options)
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    /// The options with what each of several layouts has to know of the others, whose classes go into the same folder.
    func together(_ inputs: [(layout: Layout, base: PrintOptions)]) throws(CommandFailure) -> [PrintOptions] {
        var all: [(layout: Layout, options: PrintOptions)] = []
        var dialect = Dialects.standard
        for input in inputs {
            let asked = try resolved(for: input.layout, base: input.base, choice: SourceChoice())
            dialect = asked.dialect
            all.append((input.layout, asked.options))
        }
        do {
            return try zip(inputs, dialect.together(all)).map { input, together in
                var options = input.base
                options.together = together
                return options
            }
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    /// What they ask for of one layout.
    private struct Resolved {
        var dialect: Dialect
        var form: SourceForm?
        var options: PrintOptions
    }

    private func resolved(
        for layout: Layout,
        base: PrintOptions,
        choice standard: SourceChoice
    ) throws(CommandFailure) -> Resolved {
        var choice = standard
        try self.choice.apply(to: &choice)
        let dialect = Dialects.named(choice.dialect) ?? Dialects.standard
        let form = try choice.form.map { (name) throws(CommandFailure) in try Self.form(named: name, of: dialect) }
        for option in options.given.names.compactMap(DialectOption.init) where !dialect.options.contains(option) {
            throw CommandFailure("\(dialect.name) has no option --\(option.rawValue)", code: .usage)
        }
        var options = base
        if let fileTags = try fileTags(for: layout) { options.tags = fileTags }
        try self.options.apply(to: &options)
        try Self.resolveNames(in: &options, of: layout)
        return Resolved(dialect: dialect, form: form, options: options)
    }

    /// Puts ids in the place of what views are called by, as the session takes names: tags, properties, identifiers, unique
    /// beginnings of ids, paths.
    private static func resolveNames(in options: inout PrintOptions, of layout: Layout) throws(CommandFailure) {
        do throws(SessionError) {
            let tags = options.tags
            if let root = options.root, layout.item(id: root) == nil {
                let lookup = ObjectLookup(layout: layout, tags: tags)
                options.root = layout.views[try lookup.view(root)].id
            }
            for index in options.tags.indices where layout.item(id: options.tags[index].id) == nil {
                let lookup = ObjectLookup(layout: layout, tags: tags.filter { $0.id != options.tags[index].id })
                options.tags[index].id = layout.id(of: try lookup.item(options.tags[index].id))
            }
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
    }

    private static func form(named name: String, of dialect: Dialect) throws(CommandFailure) -> SourceForm {
        if let form = dialect.form(named: name) { return form }
        let names = dialect.forms.map(\.name)
        let error = PrintError.missingForm(name: name, dialect: dialect.name, forms: names)
        throw CommandFailure(error.message, code: .usage)
    }

    private func fileTags(for layout: Layout) throws(CommandFailure) -> [PrintOptions.Tag]? {
        guard let tags else { return nil }
        let file = try NamesFile(reading: tags)
        if let stray = file.strays(in: layout).first { throw CommandFailure(file.message(for: stray), code: .usage) }
        return file.tags(in: layout)
    }
}
