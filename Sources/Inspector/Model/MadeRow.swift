/// A row that the lowering adds, before it gets an id and becomes a constraint.
public struct MadeRow: Sendable, Equatable {
    /// The purpose of a row. Each case has its own form of id (``id(of:)``), which is reserved: no object of an input
    /// may use it.
    public enum Role: Sendable, Equatable {
        /// A size is never negative.
        case nonnegative(FrameAttribute)
        /// The size of a root.
        case rootSize(FrameAttribute)
        /// Ties a guide to its owner.
        case guide(GuidePart)
        /// The content size of a view.
        case content(FrameAttribute, isHugging: Bool)
        /// A part of the frame of a view that translates its autoresizing mask.
        case mask(FrameAttribute)
        /// Arranges the subviews of a stack view.
        case stack(StackPart)
    }

    /// The part of a guide that a row determines.
    public enum GuidePart: String, Sendable, CaseIterable {
        case left, top, right, bottom, width, height, centerX
        /// The width of the readable guide if there is enough space.
        case fill

        /// The attribute of the guide that the row determines.
        package var attribute: LayoutAttribute {
            switch self {
            case .left: .left
            case .top: .top
            case .right: .right
            case .bottom: .bottom
            case .width, .fill: .width
            case .height: .height
            case .centerX: .centerX
            }
        }
    }

    /// The view or guide that the row belongs to.
    public var item: Layout.Item
    public var role: Role

    public init(item: Layout.Item, role: Role) {
        self.item = item
        self.role = role
    }
}

extension MadeRow {
    /// The role of a row in a stack view. Numbers are those of the arranged subviews, from 1.
    public enum StackPart: Sendable, Equatable {
        /// The first subview at the stack's start, and the last at its end.
        case start, end
        /// The gap after a subview.
        case spacing(Int)
        /// A size equal to that of the first subview.
        case equal(Int)
        /// A size in proportion to the content.
        case proportional(Int)
        /// A gap, or a distance between centers, equal to the first one.
        case gap(Int)
        /// The position of a subview across the stack.
        case align(Int, Alignment)
        /// The stack as small as its subviews allow, across and along.
        case fit, fitMain
        /// A subview as small across as its content allows.
        case settle(Int)
        /// A hidden subview.
        case hidden(Int, HiddenPart)

        /// The kind of alignment of a row across the stack.
        public enum Alignment: String, Sendable, CaseIterable {
            case start, end, center, baseline
        }

        /// Rows of a hidden subview: its size, which is 0, its position along the stack, and its position across.
        public enum HiddenPart: Sendable, Equatable {
            case size, start
            case align(Alignment)
        }

        /// The last part of the row's id, such as `spacing.2`.
        public var name: String {
            switch self {
            case .start: "start"
            case .end: "end"
            case .spacing(let number): "spacing.\(number)"
            case .equal(let number): "equal.\(number)"
            case .proportional(let number): "proportional.\(number)"
            case .gap(let number): "gap.\(number)"
            case .align(let number, let alignment): "align.\(number).\(alignment.rawValue)"
            case .fit: "fit"
            case .fitMain: "fit.main"
            case .settle(let number): "settle.\(number)"
            case .hidden(let number, .size): "hidden.\(number).size"
            case .hidden(let number, .start): "hidden.\(number).start"
            case .hidden(let number, .align(let alignment)): "hidden.\(number).align.\(alignment.rawValue)"
            }
        }

        /// The first words of ``name``.
        static let words = [
            "start", "end", "spacing", "equal", "proportional", "gap", "align", "fit", "settle", "hidden",
        ]
    }
}

extension MadeRow.Role {
    /// Whether the row only requires a size to be nonnegative.
    package var isNonnegative: Bool {
        if case .nonnegative = self { true } else { false }
    }

    /// Whether the row collapses a hidden arranged subview.
    package var isHiddenSize: Bool {
        if case .stack(.hidden(_, .size)) = self { true } else { false }
    }

    /// The id of such a row for an item, such as `content:title.width.hugging`.
    package func id(of item: String) -> String {
        switch self {
        case .nonnegative(let size): "nonneg:\(item).\(size.name)"
        case .rootSize(let size): "root:\(item).\(size.name)"
        case .guide(let part): "guide:\(item).\(part.rawValue)"
        case .content(let size, let isHugging):
            "content:\(item).\(size.name).\(isHugging ? "hugging" : "compression")"
        case .mask(let attribute): "mask:\(item).\(Self.maskWord(attribute))"
        case .stack(let part): "stack:\(item).\(part.name)"
        }
    }

    /// The word for a mask row's attribute in its id.
    static func maskWord(_ attribute: FrameAttribute) -> String {
        switch attribute {
        case .minX: "x"
        case .minY: "y"
        case .width, .height: attribute.name
        }
    }
}
