/// Options of a reader.
public struct ReadOptions: Sendable {
    /// The path as given by the user, for `source.file` and messages.
    public var path: String?
    /// The traits that select variations of an Interface Builder file; `nil`: those of the device in the file.
    public var traits: Traits?
    /// Whether an Interface Builder file is read as at run time: without design-time constraints and sizes.
    public var isForRunTime: Bool
    /// A language such as `de`, or the path of a `.strings` file or a string catalog (`Login.xcstrings#de`), whose
    /// texts replace those of an Interface Builder file. `nil`: the texts in the file.
    public var localization: String?
    /// Whether all languages that an Interface Builder file has texts in are read, too: ``Layout/translations``.
    public var readsTranslations = false
    /// Whether what a document connects to its views is read, too: ``Reading/connections``.
    public var readsConnections = false
    /// Whether code is read as far as it is known, with a value for what is not; otherwise the first line that cannot be read
    /// is an error.
    package var allowsUnknowns = false
    /// The content of a file that defines the names in visual format strings; `nil`: the input itself.
    public var visualFormatViews: [UInt8]?

    public init(
        path: String? = nil,
        traits: Traits? = nil,
        isForRunTime: Bool = false,
        localization: String? = nil,
        visualFormatViews: [UInt8]? = nil
    ) {
        self.path = path
        self.traits = traits
        self.isForRunTime = isForRunTime
        self.localization = localization
        self.visualFormatViews = visualFormatViews
    }
}
