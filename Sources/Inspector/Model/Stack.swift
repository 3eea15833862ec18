extension Layout {
    /// The properties of a stack view that arrange its subviews.
    public struct Stack: Sendable, Equatable {
        public enum Distribution: String, Sendable, CaseIterable {
            case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
        }

        public enum Alignment: String, Sendable, CaseIterable {
            case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

            /// Whether the alignment is valid for this axis: `leading` and `trailing` for vertical stacks, `top`,
            /// `bottom` and the baselines for horizontal ones.
            public func fits(_ axis: Axis) -> Bool {
                switch self {
                case .fill, .center: true
                case .leading, .trailing: axis == .vertical
                case .top, .bottom, .firstBaseline, .lastBaseline: axis == .horizontal
                }
            }
        }

        public var axis = Axis.horizontal
        public var distribution = Distribution.fill
        public var alignment = Alignment.fill
        /// Points.
        public var spacing = 0.0
        /// The arranged subviews in order, as indices of views; `nil`: all subviews.
        public var statedArranged: [Int]?
        /// Points after an arranged subview (index of a view), in file order.
        public var customSpacing: [(view: Int, points: Double)] = []
        public var isLayoutMarginsRelative = false
        public var isBaselineRelative = false

        public init() {}

        public static func == (left: Stack, right: Stack) -> Bool {
            left.axis == right.axis && left.distribution == right.distribution && left.alignment == right.alignment
                && left.spacing == right.spacing && left.statedArranged == right.statedArranged
                && left.customSpacing.elementsEqual(right.customSpacing, by: ==)
                && left.isLayoutMarginsRelative == right.isLayoutMarginsRelative
                && left.isBaselineRelative == right.isBaselineRelative
        }
    }
}
