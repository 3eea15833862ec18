import UIKit

/// How the views of a group are added.
public struct LayoutOption: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let none: LayoutOption = []
    /// A stack gets them as subviews that it does not arrange.
    public static let isNotArranged = LayoutOption(rawValue: 1)
}

/// The items of a layout, each before those below it, as they are read from it.
@MainActor
public struct LayoutTree {
    struct Entry {
        enum Item {
            case view(UIView)
            case guide(UILayoutGuide)
        }

        var item: Item
        var superview: UIView?
        var option: LayoutOption
        var anchors: Anchors
        var onActivate: (@MainActor () -> Void)?
    }

    private(set) var entries: [Entry] = []
    private var superview: UIView?
    private var option = LayoutOption.none

    init(_ layout: some Layout) {
        layout.add(to: &self)
    }

    mutating func add(_ item: Entry.Item, _ anchors: Anchors, onActivate: (@MainActor () -> Void)? = nil) {
        entries.append(
            Entry(item: item, superview: superview, option: option, anchors: anchors, onActivate: onActivate)
        )
    }

    /// Adds a layout below a view; options do not pass to it.
    mutating func add(_ layout: some Layout, below view: UIView) {
        let outer = (superview, option)
        (superview, option) = (view, .none)
        layout.add(to: &self)
        (superview, option) = outer
    }

    /// Adds a layout whose views have an option of their own.
    mutating func add(_ layout: some Layout, option inner: LayoutOption) {
        let outer = option
        option = inner
        layout.add(to: &self)
        option = outer
    }
}
