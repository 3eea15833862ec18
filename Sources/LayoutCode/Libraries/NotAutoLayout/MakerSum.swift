import LayoutModel

/// A length or a place that a closure computes: multiples of attributes and a constant, in the coordinates of the superview.
struct MakerSum: Sendable {
    var terms: [(anchor: Layout.Anchor, factor: Double)] = []
    var constant = 0.0

    init(_ constant: Double) { self.constant = constant }

    init(_ anchor: Layout.Anchor) { terms = [(anchor, 1)] }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.constant += right.constant
        for (anchor, factor) in right.terms {
            if let known = sum.terms.firstIndex(where: { $0.anchor == anchor }) {
                sum.terms[known].factor += factor
            } else {
                sum.terms.append((anchor, factor))
            }
        }
        sum.terms.removeAll { $0.factor == 0 }
        return sum
    }

    static func * (sum: Self, factor: Double) -> Self {
        var product = sum
        product.constant *= factor
        for index in product.terms.indices { product.terms[index].factor *= factor }
        product.terms.removeAll { $0.factor == 0 }
        return product
    }

    static func - (left: Self, right: Self) -> Self { left + right * -1 }

    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }

    /// The number, if nothing else is in it.
    var number: Double? { terms.isEmpty ? constant : nil }

    /// The sum with the edges and centers of the superview as parts of its size: its bounds begin at 0.
    func normalized(in parent: Int) -> Self {
        var sum = Self(constant)
        for (anchor, factor) in terms {
            let part: (attribute: LayoutAttribute, factor: Double)?
            switch (anchor.item, anchor.attribute) {
            case (.view(parent), .left), (.view(parent), .top): part = nil
            case (.view(parent), .centerX): part = (.width, 0.5)
            case (.view(parent), .centerY): part = (.height, 0.5)
            case (.view(parent), .right): part = (.width, 1)
            case (.view(parent), .bottom): part = (.height, 1)
            default: part = (anchor.attribute, 1)
            }
            if let part { sum = sum + Self(Layout.Anchor(anchor.item, part.attribute)) * (factor * part.factor) }
        }
        return sum
    }
}

/// What a maker sets of a frame.
enum MakerQuantity: String, CaseIterable, Sendable {
    case left, center, right, top, middle, bottom, width, height

    var isLength: Bool { self == .width || self == .height }

    var axis: Axis {
        switch self {
        case .left, .center, .right, .width: .horizontal
        case .top, .middle, .bottom, .height: .vertical
        }
    }

    var attribute: LayoutAttribute {
        switch self {
        case .left: .left
        case .center: .centerX
        case .right: .right
        case .top: .top
        case .middle: .centerY
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        }
    }

    /// The part of the length before a line.
    var share: Double {
        switch self {
        case .left, .top: 0
        case .center, .middle: 0.5
        case .right, .bottom: 1
        case .width, .height: 0
        }
    }

    /// `Left`, of `setLeft`
    var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The quantities of a call's name: `Left`, `TopLeft`, `MiddleCenter`, `Size`, `Frame`.
    static func named(_ name: Substring) -> [Self] {
        if name == "Size" { return [.width, .height] }
        if name == "Frame" { return [.left, .top, .width, .height] }
        if let one = allCases.first(where: { $0.capitalized == name }) { return [one] }
        for down in [Self.top, .middle, .bottom] where name.hasPrefix(down.capitalized) {
            let rest = name.dropFirst(down.rawValue.count)
            if let across = [Self.left, .center, .right].first(where: { $0.capitalized == rest }) {
                return [across, down]
            }
        }
        return []
    }
}

/// The steps of a chain on a maker, in the order that the library's types allow (the 115 types of `IndividualProperties` in
/// 3.3.1): a point or a horizontal line first, lines from left to right, then from top to bottom, lengths last.
struct MakerSteps: Sendable {
    enum Source: Sendable {
        case sum(MakerSum)
        /// The size of the content.
        case content
    }

    struct Step: Sendable {
        var quantity: MakerQuantity
        var source: Source
        var token: Int
    }

    private(set) var steps: [Step] = []
    /// The quantities of each call.
    private var calls: [[MakerQuantity]] = []

    var isComplete: Bool { steps.count == 4 }

    private func isSet(_ axis: Axis) -> Bool { steps.contains { $0.quantity.axis == axis } }

    /// Whether the library has the call after those so far.
    func allows(_ added: [MakerQuantity]) -> Bool {
        let known = steps.map(\.quantity)
        guard !added.isEmpty, !added.contains(where: known.contains) else { return false }
        for axis in Axis.allCases where (known + added).count(where: { $0.axis == axis }) > 2 { return false }
        let isPoint = added.count == 2 && !added[0].isLength
        if calls.isEmpty {
            return isPoint || added.count == 4 || added == added.filter { !$0.isLength && $0.axis == .horizontal }
        }
        if added.count == 4 { return false }
        if isPoint { return calls.count == 1 && calls[0].count == 2 }
        if added.count == 2 { return known.count == 2 && isSet(.horizontal) && isSet(.vertical) }
        let lines = calls.filter { $0.count == 1 }.map { $0[0] }
        guard let quantity = added.first else { return false }
        if quantity.isLength { return isSet(.horizontal) && isSet(.vertical) }
        if lines.contains(where: { $0.isLength || $0.axis == .vertical && quantity.axis == .horizontal }) {
            return false
        }
        return lines.allSatisfy { $0.axis != quantity.axis || $0.share < quantity.share }
    }

    mutating func add(_ quantities: [MakerQuantity], _ sources: [Source], _ token: Int) {
        calls.append(quantities)
        for (quantity, source) in zip(quantities, sources) {
            steps.append(Step(quantity: quantity, source: source, token: token))
        }
    }
}
