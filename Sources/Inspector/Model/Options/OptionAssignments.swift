/// Values that were given to options, by the names of the options: for those who pass on options of which they do not know
/// the struct, as a list of report formats does with those of each format.
public struct OptionAssignments: Sendable, Equatable {
    private var values: [String: [String]] = [:]

    public init() {}

    /// The names of the options that were given a value, sorted.
    public var names: [String] { values.keys.sorted() }

    /// The values of an option; `nil` where none was given.
    public subscript(name: String) -> [String]? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Sets all options that are declared and were given a value.
    ///
    /// - Throws: ``OptionFault`` where a value is not one of the option's.
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
    /// The same option, whose values are checked now and kept for later.
    ///
    /// - Parameter defaults: With the value that the option has where none is given.
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
