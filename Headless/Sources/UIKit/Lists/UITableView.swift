/// Rows in sections. No cells are asked for yet: a data source is kept, and nothing is laid out.
open class UITableView: UIScrollView {
    /// How the sections of a table look.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public nonisolated static var automaticDimension: CGFloat { -1 }

    public let style: Style
    open weak var dataSource: UITableViewDataSource?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var isEditing = false
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    open weak var dragDelegate: UITableViewDragDelegate?
    open weak var dropDelegate: UITableViewDropDelegate?
    /// On where an iPad is.
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var separatorEffect: UIVisualEffect?

    var cells = ReuseRegister()
    var headers = ReuseRegister()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Above the rows; a subview of the table.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }

    /// Below the rows; a subview of the table.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    /// Behind the rows; a subview of the table.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old === new { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
    }

    open func reloadData() {}
}

/// Has the rows of a table.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Follows what happens in a table.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}
