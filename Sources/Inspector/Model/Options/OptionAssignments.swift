/// Values assigned to options by name. For code that passes on options without knowing their struct, as a list of
/// report formats does with the options of each format.
public struct OptionAssignments: Sendable, Equatable {
    private var values: [String: [String]] = [:]

    public init() {}

    /// The names of the options that have a value, sorted.
    public var names: [String] { values.keys.sorted() }

    /// The values of an option; `nil` if it has none.
    public subscript(name: String) -> [String]? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Sets all declared options that have a value.
    ///
    /// - Throws: ``OptionFault`` if a value is invalid for its option.
    public func apply<Options>(
        _ declarations: [OptionDeclaration<Options>],
        to options: inout Options
    ) throws(OptionFault) {
        for declaration in declarations {
            if let values = values[declaration.name] { try declaration.assign(values, in: &options) }
        }
    }
}

extension OptionDeclaration where Options: Sendable {
    /// The same option, with values that are checked now and stored for later.
    ///
    /// - Parameter defaults: Contain the option's value if none is assigned.
    public func kept(defaults: Options) -> OptionDeclaration<OptionAssignments> {
        OptionDeclaration<OptionAssignments>(name, summary, value: value, count: count) { assignments in
            assignments[name] ?? values(in: defaults)
        } write: { assignments, values throws(OptionFault) in
            var scratch = defaults
            try assign(values, in: &scratch)
            assignments[name] = values == self.values(in: defaults) ? nil : values
        }
    }
}
