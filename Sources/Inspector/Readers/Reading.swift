import LayoutModel
import LayoutSyntax

/// What reading an input gave: the layout, where its objects stand in the file, and what the reader noted.
public struct Reading: Sendable {
    public typealias Places = LayoutModel.Places

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
}
