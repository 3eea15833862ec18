/// The outline by which people recognise a control in a picture.
///
/// Pictures are of what a view is for, not of what a generation of the system draws: a knob for a switch, a lens for a search field.
package enum ControlOutline: String, Sendable, CaseIterable {
    case activity, bar, button, cell, dates, field, image, label, list, map, pages, picker, progress, scroll, search
    case segments, slider, stack, stepper, tabs, text, toggle, web

    /// By class: that of a class and of its subclasses.
    private static let outlines: [String: ControlOutline] = [
        "UIActivityIndicatorView": .activity, "UIButton": .button, "UICollectionReusableView": .cell,
        "UICollectionView": .list, "UIDatePicker": .dates, "UIImageView": .image, "UILabel": .label,
        "UINavigationBar": .bar,
        "UIPageControl": .pages, "UIPickerView": .picker, "UIProgressView": .progress, "UIScrollView": .scroll,
        "UISearchBar": .search, "UISegmentedControl": .segments, "UISlider": .slider, "UIStackView": .stack,
        "UIStepper": .stepper, "UISwitch": .toggle, "UITabBar": .tabs, "UITableView": .list, "UITableViewCell": .cell,
        "UITableViewHeaderFooterView": .cell, "UITextField": .field, "UITextView": .text, "UIToolbar": .bar,
        "MKMapView": .map, "WKWebView": .web, "UIWebView": .web,
        "NSButton": .button, "NSImageView": .image, "NSPopUpButton": .picker, "NSProgressIndicator": .progress,
        "NSSearchField": .search, "NSSegmentedControl": .segments, "NSSlider": .slider, "NSStackView": .stack,
        "NSStepper": .stepper, "NSSwitch": .toggle, "NSTableView": .list, "NSTextField": .label, "NSTextView": .text,
    ]

    /// That of a class of a framework; `nil`: a plain rectangle.
    package init?(of className: String) {
        let ancestry = UIKitClass.named(className)?.ancestry ?? [className]
        guard let outline = ancestry.lazy.compactMap({ Self.outlines[$0] }).first else { return nil }
        self = outline
    }
}
