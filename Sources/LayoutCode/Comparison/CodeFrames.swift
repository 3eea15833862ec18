import LayoutModel

/// The frames that the values of a run determine, for made-up sizes of superviews, guides and contents.
struct CodeFrames {
    /// The sizes of all superviews.
    struct Sample {
        var width: Double
        var height: Double
    }

    static let samples = [
        Sample(width: 320, height: 480), Sample(width: 414, height: 733), Sample(width: 1031, height: 87),
    ]

    /// What is known of one axis of a frame.
    private struct Axis {
        /// Parts of the length, from the near edge, with where they end.
        var places: [(share: Double, value: Double)] = []
        var length: Double?

        var count: Int { places.count + (length == nil ? 0 : 1) }

        /// `nil` until two values are known.
        var known: (start: Double, length: Double)? {
            if let length, let place = places.first { return (place.value - length * place.share, length) }
            guard places.count == 2, places[0].share != places[1].share else { return nil }
            let length = (places[1].value - places[0].value) / (places[1].share - places[0].share)
            return (places[0].value - length * places[0].share, length)
        }
    }

    private let run: CodeRunResult
    private let sample: Sample
    private var axes: [Layout.Item: [LayoutModel.Axis: Axis]] = [:]
    /// The objects that get a frame.
    private(set) var placed: Set<Int> = []
    /// How many values of objects are set, apart from the sizes of contents.
    private(set) var valueCount = 0

    /// - Throws: Where a value depends on a frame that is not known yet, or is one too many.
    init(_ run: CodeRunResult, _ sample: Sample) throws(CodeDifference) {
        self.run = run
        self.sample = sample
        for made in run.constraints where !made.isDropped {
            guard made.isOfFrame else { throw CodeDifference("a constraint is made of a view that has a frame") }
            try add(made.constraint)
        }
        for object in placed {
            guard frame(of: .view(object)) != nil else {
                throw CodeDifference("a frame has too few values, or too many")
            }
        }
    }

    // MARK: Values

    private mutating func add(_ constraint: Layout.Constraint) throws(CodeDifference) {
        let unknown = CodeDifference("a frame depends on one that is not set before")
        guard let subject = constraint.first ?? constraint.terms.first?.anchor, let parent = parent(of: subject.item)
        else { throw unknown }
        var value = constraint.constant
        if let second = constraint.second {
            guard let other = self.value(of: second, in: parent) else { throw unknown }
            value += constraint.multiplier * other
        }
        for term in constraint.terms.dropFirst() {
            guard let other = self.value(of: term.anchor, in: parent) else { throw unknown }
            value -= term.multiplier * other
        }
        if let factor = constraint.terms.first?.multiplier { value /= factor }
        guard constraint.relation == .equal, constraint.priority == 1000, value.isFinite else { throw unknown }
        try set(subject, value)
    }

    private mutating func set(_ subject: Layout.Anchor, _ value: Double) throws(CodeDifference) {
        if case .view(let object) = subject.item {
            valueCount += 1
            if placed.insert(object).inserted {
                for axis in run.objects[object].fitsContent {
                    axes[subject.item, default: [:]][axis, default: Axis()].length = content(of: object, axis)
                }
            }
        }
        let attribute = subject.attribute
        var axis = axes[subject.item]?[attribute.axis] ?? Axis()
        if attribute.isSize {
            if axis.length != nil { throw CodeDifference("a frame has too few values, or too many") }
            axis.length = value
        } else if let share = Self.share(of: attribute) {
            axis.places.append((share, value))
        } else {
            throw CodeDifference("a frame has no \(attribute.rawValue)")
        }
        if axis.count > 2 { throw CodeDifference("a frame has too few values, or too many") }
        axes[subject.item, default: [:]][attribute.axis] = axis
    }

    private static func share(of attribute: LayoutAttribute) -> Double? {
        switch attribute {
        case .left, .top: 0
        case .centerX, .centerY: 0.5
        case .right, .bottom: 1
        default: nil
        }
    }

    /// A size that hardly two views have.
    private func content(of object: Int, _ axis: LayoutModel.Axis) -> Double {
        axis == .horizontal ? 41 + Double(object % 97) * 1.25 : 17 + Double(object % 89) * 0.75
    }

    // MARK: Rectangles

    func parent(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let object): run.objects[object].parent
        case .guide(let guide): run.guides[guide].owner
        case .missing: nil
        }
    }

    /// In the superview's coordinates; `nil` until it is known.
    private func frame(of item: Layout.Item) -> Rectangle? {
        guard let across = axes[item]?[.horizontal]?.known, let down = axes[item]?[.vertical]?.known else { return nil }
        return Rectangle(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// Guides lie at made-up distances from the bounds, all different.
    private func rectangle(insetBy inset: Double) -> Rectangle {
        Rectangle(
            x: inset,
            y: inset + 1,
            width: sample.width - 2 * inset - 5,
            height: sample.height - 2 * inset - 7
        )
    }

    private func guide(_ kind: Layout.Guide.Kind) -> Rectangle? {
        switch kind {
        case .safeArea: rectangle(insetBy: 3)
        case .layoutMargins: rectangle(insetBy: 11)
        case .readableContent: rectangle(insetBy: 23)
        default: nil
        }
    }

    /// An anchor of a superview, of a guide of it, or of what has a frame in it.
    ///
    /// - Parameter isMirrored: Whether the item's near edge is the right one.
    func value(of anchor: Layout.Anchor, in parent: Int, isMirrored: Bool = false) -> Double? {
        let rectangle: Rectangle?
        switch anchor.item {
        case .view(parent):
            rectangle =
                anchor.attribute.isMargin
                ? guide(.layoutMargins) : Rectangle(x: 0, y: 0, width: sample.width, height: sample.height)
        case .view:
            let isKnown = !anchor.attribute.isMargin && self.parent(of: anchor.item) == parent
            rectangle = isKnown ? frame(of: anchor.item) : nil
        case .guide(let index):
            guard run.guides[index].owner == parent else { return nil }
            rectangle = guide(run.guides[index].guide.kind) ?? frame(of: anchor.item)
        case .missing: rectangle = nil
        }
        return rectangle.flatMap { Self.value(of: anchor.attribute, $0, isMirrored: isMirrored) }
    }

    /// A guide of a superview.
    func value(of attribute: LayoutAttribute, _ kind: Layout.Guide.Kind, isMirrored: Bool) -> Double? {
        guide(kind).flatMap { Self.value(of: attribute, $0, isMirrored: isMirrored) }
    }

    private static func value(of attribute: LayoutAttribute, _ frame: Rectangle, isMirrored: Bool) -> Double? {
        let (left, right) = (frame.x, frame.x + frame.width)
        switch attribute {
        case .left, .leftMargin: return left
        case .right, .rightMargin: return right
        case .leading, .leadingMargin: return isMirrored ? right : left
        case .trailing, .trailingMargin: return isMirrored ? left : right
        case .centerX, .centerXWithinMargins: return frame.x + frame.width / 2
        case .top, .topMargin: return frame.y
        case .bottom, .bottomMargin: return frame.y + frame.height
        case .centerY, .centerYWithinMargins: return frame.y + frame.height / 2
        case .width: return frame.width
        case .height: return frame.height
        case .firstBaseline, .lastBaseline: return nil
        }
    }
}
