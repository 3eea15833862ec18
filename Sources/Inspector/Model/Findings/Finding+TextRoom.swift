extension Finding {
    /// Properties of `text-room` notes: how long a view's text can get, at the size where that is least.
    public struct TextRoom: Sendable, Equatable {
        /// A length of the content: that of one line, or of a text that wraps the width it has and its lines.
        public struct Extent: Sendable, Equatable {
            /// Points, insets of buttons and fields included; `nil`: without a limit.
            public var width: Double?
            /// Of a text that wraps; `nil` for one that does not, or without a limit.
            public var lines: Int?

            public init(width: Double?, lines: Int? = nil) {
                self.width = width
                self.lines = lines
            }
        }

        /// What a text asks for.
        public struct Need: Sendable, Equatable {
            /// `nil`: the document's own.
            public var language: String?
            public var extent: Extent
            /// Whether that is all shown.
            public var fits: Bool

            public init(language: String?, extent: Extent, fits: Bool) {
                self.language = language
                self.extent = extent
                self.fits = fits
            }
        }

        /// Whether the text breaks into lines.
        public var wraps: Bool
        public var room: Extent
        /// Where the room is least; `nil`: at the recorded size.
        public var place: Sizes.Occurrence?
        /// The document's own language first, then the others.
        public var needs: [Need]

        public init(wraps: Bool, room: Extent, place: Sizes.Occurrence? = nil, needs: [Need] = []) {
            self.wraps = wraps
            self.room = room
            self.place = place
            self.needs = needs
        }
    }
}
