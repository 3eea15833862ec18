extension Layout {
    /// A layout guide and the view that owns it.
    public struct Guide: Sendable, Equatable {
        /// Kinds in the order of the dump format, which is also the order of made rows.
        public enum Kind: String, Sendable, CaseIterable {
            case safeArea, layoutMargins, readableContent, keyboard, contentLayout, frameLayout, topLayout, bottomLayout
            case custom
        }

        public var id: String
        public var kind: Kind
        public var identifier: String?
        public var name: String?
        /// In the owner's coordinates, as recorded.
        public var frame: Rectangle?
        /// `false` for a standard guide that constraints refer to as `"<view id>.<kind>"` but that the source does not
        /// list.
        public package(set) var isListed = true
        /// The view that owns the guide.
        public package(set) var owner = 0

        public init(id: String, kind: Kind) {
            self.id = id
            self.kind = kind
        }
    }
}

extension Layout.Guide {
    /// The view's id and the kind of guide if an id has the form of a standard guide: `"<view id>.<kind>"`.
    package static func standardName(_ id: String) -> (view: String, kind: Kind)? {
        guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")),
            let kind = Kind(rawValue: String(id[id.utf8.index(after: dot)...])), kind != .custom
        else { return nil }
        return (String(id[..<dot]), kind)
    }
}
