/// What a dump says of a view's content and looks: what source prints again.
@MainActor
enum ViewAttributes {
    /// Without what is so by default.
    ///
    /// - Parameter room: The width, in points, that a text breaks in at most.
    static func members(of view: UIView, room: CGFloat? = nil) -> [JSONMember] {
        var collected = AttributeList()
        collected.add("contentMode", view.contentMode, unless: .scaleToFill)
        collected.addAppearance(of: view)
        switch view {
        case let label as UILabel: collected.add(label)
        case let field as UITextField: collected.add(field)
        case let text as UITextView: collected.add(text)
        case let button as UIButton: collected.add(button)
        case let image as UIImageView: collected.add("image", image.image)
        case let control as UISegmentedControl: collected.addSegments(of: control)
        case let table as UITableView: collected.add("style", table.style, unless: .plain)
        case let indicator as UIActivityIndicatorView: collected.add("style", indicator.style, unless: .medium)
        case let progress as UIProgressView:
            collected.add("progressViewStyle", progress.progressViewStyle, unless: .default)
        case let control as UIPageControl where control.numberOfPages != 0:
            collected.add("numberOfPages", CGFloat(control.numberOfPages))
        case let picker as UIDatePicker:
            collected.add("datePickerMode", picker.datePickerMode, unless: .dateAndTime)
            collected.add("preferredDatePickerStyle", picker.preferredDatePickerStyle, unless: .automatic)
        case let bar as UISearchBar: collected.add("showsScopeBar", bar.showsScopeBar)
        case let bar as UINavigationBar: collected.add("prefersLargeTitles", bar.prefersLargeTitles)
        case let effect as UIVisualEffectView: collected.add(effect.effect)
        default: break
        }
        if let room, view.wrapsText { collected.add("preferredMaxLayoutWidth", room) }
        return collected.members.map { JSONMember($0.key, .compact($0.value)) }
    }
}
