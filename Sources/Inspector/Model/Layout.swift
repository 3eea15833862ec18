/// A view hierarchy with its guides and constraints, as one source recorded it.
///
/// The layout is flat: views, guides and constraints are in arrays and name each other by index, so that a hierarchy nested
/// 100,000 levels deep costs no stack, neither to walk nor to release. Views are in file order, depth first: a view comes before
/// its subviews, and the subtree of a view is one contiguous run of indices.
///
/// The dump format that this type mirrors is described in Documentation/DumpFormat.md.
public struct Layout: Sendable, Equatable {
    public var source: Source
    /// Whether constraints may be missing, where the source says so; otherwise `coverage` follows the kind of source.
    public var statedCoverage: Coverage?
    public var screen: Screen?
    /// The direction of views that neither have one themselves nor inherit one.
    public var direction: LayoutDirection
    public package(set) var views: [View]
    public package(set) var guides: [Guide]
    public package(set) var constraints: [Constraint]
    public var reports: [Report]
    /// What the source leaves open, in the order of its objects.
    public var doubts: [Doubt]
    /// The other languages that were read with a document. Never written.
    public package(set) var translations: [Translation]
    /// The app's own, as far as they were read with the layout. Never written.
    package var fonts = FontCollection()
    /// Objects of the input that are no part of the model: they are kept to be written back, and are findings.
    public package(set) var skippedObjects: [SkippedObject]

    package var viewsByID: IDIndex<View>
    /// Guides by id. Unlisted standard guides are here under `"<view id>.<kind>"`, as are the other names of listed ones. No
    /// id is that of a view, too.
    package var guidesByID: IDTable<Int>
    package var constraintsByID: IDIndex<Constraint>

    public init() {
        source = Source()
        statedCoverage = nil
        screen = nil
        direction = .leftToRight
        views = []
        guides = []
        constraints = []
        reports = []
        doubts = []
        translations = []
        skippedObjects = []
        viewsByID = IDIndex()
        guidesByID = IDTable()
        constraintsByID = IDIndex()
    }
}

extension Layout {
    /// Where a layout came from.
    public struct Source: Sendable, Equatable {
        public enum Kind: String, Sendable, CaseIterable {
            case runtime
            case interfaceBuilder = "interface-builder"
            case consoleLog = "console-log"
            case trace
            case handwritten
        }

        public var kind: Kind?
        public var app: String?
        public var system: String?
        public var device: String?
        public var file: String?
        /// The language whose texts were put for those of the file, so that frames are not those of these texts. Never
        /// written.
        public var localization: String?

        public init(kind: Kind? = nil) {
            self.kind = kind
        }
    }

    public enum Coverage: String, Sendable, CaseIterable {
        /// Every constraint of the views is known.
        case complete
        /// Constraints may be missing, so that only what is present can be judged.
        case partial
    }

    /// Whether constraints may be missing: as stated, else as usual for the kind of source.
    public var coverage: Coverage { statedCoverage ?? source.usualCoverage }

    /// Whose Auto Layout it is, as far as the source says.
    package var frameworkName: String {
        guard let system = source.system else { return "UIKit" }
        return system.hasPrefix("macOS") || system.hasPrefix("MacOSX") ? "AppKit" : "UIKit"
    }

    /// What the layout was shown on. A dump may know the scale alone.
    public struct Screen: Sendable, Equatable {
        /// Points.
        public var width: Double?
        /// Points.
        public var height: Double?
        /// Pixels per point.
        public var scale: Double

        public init(width: Double? = nil, height: Double? = nil, scale: Double = 1) {
            self.width = width
            self.height = height
            self.scale = scale
        }

        public init(size: Size, scale: Double = 1) {
            self.init(width: size.width, height: size.height, scale: scale)
        }

        /// `nil` where the source does not contain both lengths.
        public var size: Size? {
            guard let width, let height else { return nil }
            return Size(width: width, height: height)
        }
    }

    /// Pixels per point; 1 where the source does not say.
    public var scale: Double { screen?.scale ?? 1 }

    /// An object of the input that could not become part of the model, with its place among those that did.
    public struct SkippedObject: Sendable, Equatable {
        public enum Position: Sendable, Equatable {
            /// Before the constraint of this index (or after all, if it is the count).
            case constraint(before: Int)
            /// A subview of `parent` (`nil`: a root), after the subview `sibling` (`nil`: first).
            case view(parent: Int?, after: Int?)
            /// A guide of the view, written after its others.
            case guide(owner: Int)
            case report(before: Int)
            /// The value of one key of a view, such as `stack`; the view goes on without it.
            case viewKey(view: Int, key: String)
            /// The value of one key of the whole dump, such as `screen`.
            case key(String)
        }

        public var position: Position
        /// The object's id, where it has one.
        public var id: String?
        /// The object as it was in the source, as JSON text.
        public var json: String

        public init(position: Position, id: String?, json: String) {
            self.position = position
            self.id = id
            self.json = json
        }
    }
}
