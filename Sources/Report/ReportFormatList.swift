import LayoutInspector

/// The formats of a program.
package struct ReportFormatList: Sendable {
    /// In the order in which help lists them; the first is the default.
    package let formats: [any ReportFormat.Type]

    /// - Parameter formats: At least one.
    package init(_ formats: [any ReportFormat.Type]) {
        self.formats = formats
    }

    /// All built-in formats. A new one needs its file and one entry here.
    package static let standard = ReportFormatList([
        TextFormat.self, ConciseFormat.self, GroupedFormat.self, JSONFormat.self, JSONLinesFormat.self,
        SARIFFormat.self, GitHubFormat.self, GitLabFormat.self, JUnitFormat.self, CheckstyleFormat.self,
        ReviewdogFormat.self, XcodeFormat.self, MarkdownFormat.self, GitHubCommentFormat.self, PageFormat.self,
    ])

    /// The option that chooses the format, and the options of all formats; an option that several formats declare under
    /// one name appears once.
    package var declarations: [OptionDeclaration<ReportChoice>] {
        let kinds = formats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
        let choice = OptionDeclaration<ReportChoice>(
            "format",
            "output format: \(kinds)",
            value: .word(formats.map { $0.name }, called: "format")
        ) { choice in
            [choice.format ?? formats.first?.name ?? ""]
        } write: { choice, values in
            choice.format = values.first
        }
        var declarations = [choice]
        for format in formats {
            for declaration in kept(format) where !declarations.contains(where: { $0.name == declaration.name }) {
                declarations.append(declaration.lifted(\.options))
            }
        }
        return declarations
    }

    /// The chosen format.
    package func format(of choice: ReportChoice) -> any ReportFormat.Type {
        formats.first { $0.name == choice.format } ?? formats[0]
    }

    /// Begins a report in the chosen format.
    ///
    /// - Parameter others: Formats of other reports of the same run, which can have options that this one does not have.
    /// - Throws: ``OptionFault`` for an option that none of them has.
    package func writer(
        of kind: ReportKind,
        _ choice: ReportChoice,
        beside others: [any ReportFormat.Type] = [],
        style: TextStyle
    ) throws(OptionFault) -> any ReportWriter {
        let format = format(of: choice)
        let known = kept(format).map(\.name)
        let knownElsewhere = Set(others.flatMap { kept($0).map(\.name) })
        var options = choice.options
        for name in choice.options.names where !known.contains(name) {
            if knownElsewhere.contains(name) {
                options[name] = nil
                continue
            }
            let fitting = formats.filter { kept($0).contains { $0.name == name } }.map { $0.name }
            throw OptionFault(
                "format",
                format.name,
                expected: "one that takes --\(name): \(fitting.joined(separator: ", "))"
            )
        }
        return try begin(format, kind, options, style)
    }

    private func kept<Format: ReportFormat>(_ format: Format.Type) -> [OptionDeclaration<OptionAssignments>] {
        format.declarations.map { $0.kept(defaults: format.defaults) }
    }

    private func begin<Format: ReportFormat>(
        _ format: Format.Type,
        _ kind: ReportKind,
        _ given: OptionAssignments,
        _ style: TextStyle
    ) throws(OptionFault) -> any ReportWriter {
        var options = format.defaults
        try given.apply(format.declarations, to: &options)
        return format.writer(of: kind, options: options, style: style)
    }
}

/// The chosen format and its options.
package struct ReportChoice: Sendable, Equatable {
    /// `nil`: the first format of the list.
    package var format: String?
    package var options = OptionAssignments()

    package init(format: String? = nil, options: OptionAssignments = OptionAssignments()) {
        self.format = format
        self.options = options
    }
}
