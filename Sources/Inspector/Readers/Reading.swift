import LayoutModel
import LayoutSyntax

/// The result of reading an input: the layout, the places of its objects in the file, and the reader's findings.
public struct Reading: Sendable {
    public typealias Places = LayoutModel.Places

    public var layout: Layout
    public var places: Places
    /// Skipped objects and texts that were not understood, in file order.
    public var findings: [Finding]
    public var format: InputFormat
    /// The texts that were joined into the layout, by the user's names; empty if there is only one.
    public var joined: [String] = []
    /// The rules that notes of objects suppress, in file order.
    public var ignores: [IgnoreNote] = []
    /// What the document connects to views, where that was asked for: actions, segues, delegates, gesture recognizers,
    /// prototype cells, sections of static tables, navigation items, and keys of localized texts, in file order. Outlets that
    /// give a view or constraint of the layout its name are no part of it.
    public var connections: [DocumentConnection] = []
    /// The part of the input, if the input contains several layouts.
    public var part: Part?

    public init(layout: Layout, places: Places, findings: [Finding], format: InputFormat) {
        self.layout = layout
        self.places = places
        self.findings = findings
        self.format = format
    }

    /// One of several layouts in an input, such as a block of a log.
    public struct Part: Sendable, Equatable {
        /// Counted from 1.
        public var number: Int
        /// The total number; 0 if unknown, as for a log that is still being read.
        public var count = 1
        /// The place where it begins.
        public var place: Place
        /// A description, such as the process that logged it.
        public var title: String?

        public init(number: Int, place: Place, title: String? = nil) {
            self.number = number
            self.place = place
            self.title = title
        }
    }
}
