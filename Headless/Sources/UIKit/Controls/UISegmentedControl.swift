/// A row of segments, of which the user selects one.
open class UISegmentedControl: UIControl {
    private enum Segment {
        case title(String)
        case image(UIImage)
    }

    private var segments: [Segment] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open var isMomentary = false

    public nonisolated static var noSegment: Int { -1 }

    /// - Parameter items: Titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(.title(title)) }
            if let image = item as? UIImage { segments.append(.image(image)) }
        }
    }

    open var numberOfSegments: Int { segments.count }

    /// One beyond the end means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(image.map { .image($0) } ?? .title(""), at: min(max(segment, 0), segments.count))
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
    }

    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
        return title
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }

    open func removeAllSegments() {
        segments.removeAll()
    }

    /// The titles; an image has none.
    var titles: [String?] { segments.indices.map { titleForSegment(at: $0) } }

    /// The frame is a point higher than the content (measured on iOS 26).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    override var defaultContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }
}
