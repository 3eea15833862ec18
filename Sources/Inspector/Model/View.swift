extension Layout {
    /// A view: what the source knew of it. A property that the source did not hold is `nil` or its default.
    ///
    /// Inputs have hundreds of thousands of views, most of which have few properties: rare ones are in
    /// ``Details``, which a view only has where one of them is not its default.
    public struct View: Sendable, Equatable, Identified {
        /// Unique among the views and guides of a layout.
        public var id: String
        /// The class as the source names it, such as `Shop.PriceLabel`.
        public var className: String
        /// The property, ivar or outlet that holds the view.
        public var name: String?
        /// Visible text, title or placeholder.
        public var text: String?
        /// In the superview's bounds space, as recorded.
        public var frame: Rectangle?
        @usableFromInline var marks: Marks = [.insetsMarginsFromSafeArea, .translatesAutoresizingMask]
        /// As the source says it, else `nil` until ``Layout/resolveAutoresizing()`` fills `translatesAutoresizingMask`.
        public var statedTranslatesAutoresizingMask: Bool?
        public var autoresizingMask: AutoresizingMask = []
        /// The view's own direction; `nil`: that of the nearest ancestor.
        public var statedDirection: LayoutDirection?

        // Half the width is sufficient for indices; -1: none.
        @usableFromInline var storedParent: Int32 = -1
        @usableFromInline var storedFirstSubview: Int32 = -1
        @usableFromInline var storedNextSibling: Int32 = -1
        @usableFromInline var storedDepth: Int32 = 0

        /// None or one, which is copied where a copy of the view is changed.
        @usableFromInline package var details = Sparse<Details>()

        public init(id: String, className: String) {
            self.id = id
            self.className = className
        }

        /// The superview's index; `nil` for a root.
        public package(set) var parent: Int? {
            @inlinable @inline(__always) get { Self.index(storedParent) }
            set { storedParent = Self.stored(newValue) }
        }

        public package(set) var firstSubview: Int? {
            @inlinable @inline(__always) get { Self.index(storedFirstSubview) }
            set { storedFirstSubview = Self.stored(newValue) }
        }

        public package(set) var nextSibling: Int? {
            @inlinable @inline(__always) get { Self.index(storedNextSibling) }
            set { storedNextSibling = Self.stored(newValue) }
        }

        /// Roots have depth 0.
        public package(set) var depth: Int {
            @inlinable @inline(__always) get { Int(storedDepth) }
            set { storedDepth = Int32(truncatingIfNeeded: newValue) }
        }

        @inlinable @inline(__always) static func index(_ stored: Int32) -> Int? { stored < 0 ? nil : Int(stored) }

        @inline(__always) private static func stored(_ index: Int?) -> Int32 { Int32(truncatingIfNeeded: index ?? -1) }

        /// The nearest framework class: all rules about classes use it.
        @inlinable @inline(__always) public var baseClass: String { statedBaseClass ?? className }

        /// Whether no text of the source names the view: it stands for a superview that others must have.
        @inlinable @inline(__always) public var isUnseen: Bool { inferred.contains(Self.unseenMark) }

        /// Whether the view shows a text that only the run of the app knows.
        package var hasUnknownText: Bool { text == nil && inferred.contains(Self.unknownTextMark) }

        /// Among the inferred keys of such a view.
        package static let unknownTextMark = "text"

        /// Among the inferred keys of a view that the source does not name.
        @usableFromInline package static let unseenMark = "class"

        /// The part of a class name after its module.
        public var shortClassName: String { Self.withoutModule(className) }

        /// The part of its controller's class name after its module.
        package var shortViewController: String? { viewController.map(Self.withoutModule) }

        private static func withoutModule(_ name: String) -> String {
            // Characters are looked at one by one only where there can be one.
            guard name.utf8.contains(UInt8(ascii: ".")), let dot = name.lastIndex(of: ".") else { return name }
            return String(name[name.index(after: dot)...])
        }
    }

    public struct BaselineOffsets: Sendable, Equatable {
        /// From the top down to the first baseline, points.
        public var first: Double?
        /// From the last baseline down to the bottom, points.
        public var last: Double?

        public init(first: Double?, last: Double?) {
            self.first = first
            self.last = last
        }
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// The options with their names in dumps, in the order in which they are written.
        public static let named: [(name: String, option: AutoresizingMask)] = [
            ("flexibleLeftMargin", .flexibleLeftMargin),
            ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin),
            ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight),
            ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
    }

    public struct Scroll: Sendable, Equatable {
        public var contentSize: Size?
        public var contentOffset = Point(x: 0, y: 0)
        public var contentInset: EdgeInsets?

        public init() {}
    }

    /// A configuration value that the layout itself does not use, such as `numberOfLines`.
    public struct Attribute: Sendable, Equatable {
        public var key: String
        /// The value as canonical JSON text: no white space between tokens.
        public var json: String

        public init(key: String, json: String) {
            self.key = key
            self.json = json
        }
    }

    /// Where something was written in an original source, 1-based.
    public struct SourceLocation: Sendable, Equatable {
        public var file: String?
        public var line: Int?
        public var column: Int?

        public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
            self.file = file
            self.line = line
            self.column = column
        }
    }
}
