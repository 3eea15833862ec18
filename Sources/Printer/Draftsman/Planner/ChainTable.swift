import LayoutModel

extension AnchorChain {
    /// The attributes that the chain constrains, across before down.
    var attributes: [LayoutAttribute] { AnchorChain.attributesOfChain[rank] }

    private static let attributesOfChain: [[LayoutAttribute]] = allCases.map(\.listedAttributes)

    private var listedAttributes: [LayoutAttribute] {
        switch self {
        case .edges: [.left, .right, .top, .bottom]
        case .localizedEdges: [.leading, .trailing, .top, .bottom]
        case .topHorizontal: [.left, .right, .top]
        case .bottomHorizontal: [.left, .right, .bottom]
        case .topLocalizedHorizontal: [.leading, .trailing, .top]
        case .bottomLocalizedHorizontal: [.leading, .trailing, .bottom]
        case .verticalLeft: [.left, .top, .bottom]
        case .verticalRight: [.right, .top, .bottom]
        case .verticalTrailing: [.trailing, .top, .bottom]
        case .vertical: [.top, .bottom]
        case .horizontal: [.left, .right]
        case .localizedHorizontal: [.leading, .trailing]
        case .topLeft: [.left, .top]
        case .topLeading: [.leading, .top]
        case .topRight: [.right, .top]
        case .topTrailing: [.trailing, .top]
        case .bottomLeft: [.left, .bottom]
        case .bottomLeading: [.leading, .bottom]
        case .bottomRight: [.right, .bottom]
        case .bottomTrailing: [.trailing, .bottom]
        case .center: [.centerX, .centerY]
        case .top: [.top]
        case .left: [.left]
        case .leading: [.leading]
        case .bottom: [.bottom]
        case .right: [.right]
        case .trailing: [.trailing]
        case .centerX: [.centerX]
        case .centerY: [.centerY]
        case .size: [.width, .height]
        case .width: [.width]
        case .height: [.height]
        }
    }

    /// A corner or the centre: two anchors, one on each axis.
    var isPoint: Bool {
        let attributes = attributes
        return attributes.count == 2 && attributes[0].axis != attributes[1].axis && self != .size
    }

    var isSingle: Bool { attributes.count == 1 }

    /// The chain of one attribute.
    static func single(_ attribute: LayoutAttribute) -> AnchorChain? { singles[attribute] }

    /// The point with these two attributes, if it is one.
    static func point(_ x: LayoutAttribute, _ y: LayoutAttribute) -> AnchorChain? {
        points.first { $0.attributes == [x, y] }
    }

    /// The place in the order of relations.
    var rank: Int {
        switch self {
        case .edges: 0
        case .localizedEdges: 1
        case .topHorizontal: 2
        case .bottomHorizontal: 3
        case .topLocalizedHorizontal: 4
        case .bottomLocalizedHorizontal: 5
        case .verticalLeft: 6
        case .verticalRight: 7
        case .verticalTrailing: 8
        case .vertical: 9
        case .horizontal: 10
        case .localizedHorizontal: 11
        case .topLeft: 12
        case .topLeading: 13
        case .topRight: 14
        case .topTrailing: 15
        case .bottomLeft: 16
        case .bottomLeading: 17
        case .bottomRight: 18
        case .bottomTrailing: 19
        case .center: 20
        case .top: 21
        case .left: 22
        case .leading: 23
        case .bottom: 24
        case .right: 25
        case .trailing: 26
        case .centerX: 27
        case .centerY: 28
        case .size: 29
        case .width: 30
        case .height: 31
        }
    }

    static let combinations: [AnchorChain] = allCases.filter { !$0.isSingle }

    /// One bit for each attribute of the chain.
    var attributeMask: UInt32 { AnchorChain.masks[rank] }

    static func mask(of attribute: LayoutAttribute) -> UInt32 { 1 << UInt32(ConstraintOrder.position(of: attribute)) }

    private static let masks: [UInt32] = allCases.map { chain in
        chain.attributes.reduce(0) { $0 | mask(of: $1) }
    }
    private static let points: [AnchorChain] = allCases.filter(\.isPoint)
    private static let singles: [LayoutAttribute: AnchorChain] = Dictionary(
        uniqueKeysWithValues: allCases.filter(\.isSingle).map { ($0.attributes[0], $0) }
    )
}
