/// What a reader needs to know beside the bytes.
public struct ReadOptions: Sendable {
    /// The path as the user gave it, for `source.file` and messages.
    public var path: String?
    /// Which variations of an Interface Builder file hold; `nil`: those of the device that the file names.
    public var traits: Traits?
    /// Whether an Interface Builder file is read as it is at run time: without the constraints and sizes that only stand
    /// in while it is designed.
    public var isForRunTime: Bool
    /// A language such as `de`, or the path of a `.strings` file or a string catalog (`Login.xcstrings#de`): the texts of an
    /// Interface Builder file are replaced by those of it. `nil`: the texts that stand in the file.
    public var localization: String?
    /// The content of a file that says what the names in visual format strings stand for; `nil`: the input itself.
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
