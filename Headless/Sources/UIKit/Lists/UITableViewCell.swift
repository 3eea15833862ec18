/// The cell of a row in a table view.
open class UITableViewCell: UIView {
    /// Which labels a cell brings.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The accessory at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    open var reuseIdentifier: String? { givenReuseIdentifier }
    private let givenReuseIdentifier: String?
    /// Holds the subviews that code adds.
    public let contentView: UIView = UITableViewCellContentView()
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none
    open var editingAccessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var shouldIndentWhileEditing = true
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var editingAccessoryView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var showsReorderControl = false
    open var userInteractionEnabledWhileDragging = false
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true
    /// The labels and the image that the style brings, made when somebody asks for them.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()

    public init(style: CellStyle, reuseIdentifier: String?) {
        givenReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        givenReuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// The content view fills it.
    open override var frame: CGRect {
        didSet { contentView.frame = bounds }
    }

    override var fittingView: UIView { contentView }

    private func addContentView() {
        contentView.frameworkRole = ("UITableViewCell", "contentView")
        // Xcode writes so for each cell of a document.
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func prepareForReuse() {}

    /// What a cell passes through while it is edited.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    open var editingStyle: EditingStyle { .none }
    open var focusStyle = FocusStyle.default

    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
}

/// The name is that of UIKit's private class.
final class UITableViewCellContentView: UIView {}
