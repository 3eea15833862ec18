import LayoutInspector

/// The formats of a program.
public struct ReportFormatList: Sendable {
    /// In the order in which help lists them; the first is the default.
    public let formats: [any ReportFormat.Type]

    /// - Parameter formats: At least one.
    public init(_ formats: [any ReportFormat.Type]) {
        self.formats = formats
    }

    /// All built-in formats. A new one needs its file and one entry here.
    public static let standard = ReportFormatList([TextFormat.self, JSONFormat.self])

    /// The option that chooses the format, and the options of all formats; an option that several formats declare under
    /// one name appears once.
    public var declarations: [OptionDeclaration<ReportChoice>] {
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

    /// Begins a report in the chosen format.
    ///
    /// - Throws: ``OptionFault`` for an option that this format does not have.
    public func writer(
        of kind: ReportKind,
        _ choice: ReportChoice,
        style: TextStyle
    ) throws(OptionFault) -> any ReportWriter {
        guard let format = formats.first(where: { $0.name == choice.format }) ?? formats.first else {
            throw OptionFault("format", choice.format ?? "", expected: "a format")
        }
        let known = kept(format).map(\.name)
        for name in choice.options.names where !known.contains(name) {
            let fitting = formats.filter { kept($0).contains { $0.name == name } }.map { $0.name }
            throw OptionFault(
                "format",
                format.name,
                expected: "one that takes --\(name): \(fitting.joined(separator: ", "))"
            )
        }
        return try begin(format, kind, choice.options, style)
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
public struct ReportChoice: Sendable, Equatable {
    /// `nil`: the first format of the list.
    public var format: String?
    public var options = OptionAssignments()

    public init(format: String? = nil) {
        self.format = format
    }
}
