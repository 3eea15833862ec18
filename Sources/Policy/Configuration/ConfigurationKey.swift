import LayoutInspector

/// A key of a configuration file that sets an option: the declaration of the option is all there is to know of it.
package struct ConfigurationKey: Sendable {
    /// As in files: `text_sizes` for the option `text-sizes`.
    package let name: String
    /// The name of the option.
    package let option: String
    let declaration: OptionDeclaration<OptionAssignments>
    /// The file or folder that a value has the program write; `nil`: none.
    let writtenPath: @Sendable (_ value: String) -> String?

    /// - Parameters:
    ///   - name: `nil`: that of the option, with underscores.
    ///   - writtenPath: The file or folder that a value has the program write: a configuration comes with a repository, and can
    ///     name only what is below its own folder.
    package init<Options: Sendable>(
        _ declaration: OptionDeclaration<Options>,
        defaults: Options,
        named name: String? = nil,
        writtenPath: @escaping @Sendable (_ value: String) -> String? = { _ in nil }
    ) {
        self.writtenPath = writtenPath
        option = declaration.name
        self.name = name ?? declaration.name.replacing("-", with: "_")
        self.declaration = declaration.kept(defaults: defaults)
    }

    /// What help and `init` say of it.
    package var summary: String { declaration.summary }
}
