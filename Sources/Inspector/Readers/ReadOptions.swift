import LayoutModel

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
    /// Those that texts are shown in, beside the system's.
    package var fonts = FontCollection()
    /// Finds further fonts by their names, for a file at a path; `nil`: only `fonts` are known.
    package var appFonts: (@Sendable (_ names: Set<String>, _ path: String?) -> FontCollection)?
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

    /// The fonts of some names, with whatever else was read with them.
    func fonts(named names: Set<String>) -> FontCollection {
        if names.isEmpty { return FontCollection() }
        let missing = names.filter { !$0.hasPrefix(".") && fonts[$0] == nil }
        guard let appFonts, !missing.isEmpty else { return fonts }
        var all = fonts
        all.formUnion(appFonts(missing, path))
        return all
    }
}

extension Reading {
    /// With the app's fonts that its texts are shown in.
    package func withFonts(_ options: ReadOptions) -> Reading {
        let missing = layout.missingFonts
        if missing.isEmpty { return self }
        var reading = self
        reading.layout.fonts.formUnion(options.fonts(named: missing))
        return reading
    }
}
