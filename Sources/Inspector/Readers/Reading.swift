/// What reading an input gave: the layout, where its objects stand in the file, and what the reader noted.
public struct Reading: Sendable {
    public var layout: Layout
    public var places: Places
    /// What was set aside or not understood, in file order.
    public var findings: [Finding]
    public var format: InputFormat
    /// The texts that were joined into the layout, as the user named them; empty where it comes from one.
    public var joined: [String] = []
    /// Which part of its input this is, where an input holds several layouts.
    public var part: Part?

    public init(layout: Layout, places: Places, findings: [Finding], format: InputFormat) {
        self.layout = layout
        self.places = places
        self.findings = findings
        self.format = format
    }

    /// One of the layouts that an input holds, such as a block of a log.
    public struct Part: Sendable, Equatable {
        /// Counted from 1.
        public var number: Int
        /// How many there are; 0 where that is not known, as of a log that is still read.
        public var count = 1
        /// Where it begins.
        public var place: Place
        /// What it is of, such as the process that logged it.
        public var title: String?

        public init(number: Int, place: Place, title: String? = nil) {
            self.number = number
            self.place = place
            self.title = title
        }
    }

    /// Where objects stand in the file that was read, by index. Never written.
    public struct Places: Sendable {
        public var views: [Place?] = []
        public var guides: [Place?] = []
        public var constraints: [Place?] = []

        public init() {}
    }
}

/// The kinds of input, by the names that `--input` takes.
///
/// Open, as readers may be added from outside: each has a format of its own.
public struct InputFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let dump = InputFormat(rawValue: "dump")
    public static let interfaceBuilder = InputFormat(rawValue: "ib")
    public static let log = InputFormat(rawValue: "log")
    public static let trace = InputFormat(rawValue: "trace")
    public static let constraints = InputFormat(rawValue: "constraints")
    /// `recursiveDescription` and its kin.
    public static let hierarchy = InputFormat(rawValue: "hierarchy")
    public static let vfl = InputFormat(rawValue: "vfl")
    public static let lookin = InputFormat(rawValue: "lookin")

    /// The formats that are always there, the most frequent first.
    public static let usual: [InputFormat] = [
        .dump, .interfaceBuilder, .log, .trace, .constraints, .hierarchy, .vfl, .lookin,
    ]
}

/// Why an input could not be read at all.
public struct ReadError: Error, Sendable, Equatable {
    /// What was found and what was expected, lower case, without a full stop.
    public var message: String
    /// `nil` where the fault has no place, as in an empty file.
    public var place: Place?
    /// Such as `constraints[3].first.item`.
    public var keyPath: String?

    public init(_ message: String, place: Place? = nil, keyPath: String? = nil) {
        self.message = message
        self.place = place
        self.keyPath = keyPath
    }
}

/// A format that layouts can be read from.
public protocol LayoutReader: Sendable {
    static var format: InputFormat { get }

    /// The endings of names, in lower case and without the dot, by which files are found in folders; none where such files
    /// have to be named.
    static var fileExtensions: [String] { get }

    /// Whether a file that was found in a folder, by its name, is of this format or tries to be: of other files with that
    /// ending nothing is said.
    ///
    /// - Parameter beginning: All of the file, or its first megabytes.
    static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool

    /// Whether the bytes look like this format. Only the beginning needs to be looked at.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Reads a whole input.
    ///
    /// - Throws: ``ReadError`` where nothing can be made of it. A single bad object is no reason: it is set aside.
    static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading

    /// Reads all layouts of an input; most formats hold one.
    ///
    /// - Throws: ``ReadError`` where nothing can be made of any of it.
    static func readAll(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> [Reading]
}

extension LayoutReader {
    public static var fileExtensions: [String] { [] }

    public static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool { recognizes(beginning) }

    public static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        [try read(bytes, options: options)]
    }
}

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
