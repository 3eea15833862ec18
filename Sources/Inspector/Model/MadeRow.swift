/// A row that the lowering adds: what it is, before it is spelt out as an id and a constraint.
public struct MadeRow: Sendable, Equatable {
    /// What a row is for. Each case has its own form of id (``id(of:)``), which no object of an input may have.
    public enum Role: Sendable, Equatable {
        /// A size is never negative.
        case nonnegative(FrameAttribute)
        /// The size of a root.
        case rootSize(FrameAttribute)
        /// Ties a guide to its owner.
        case guide(GuidePart)
        /// The size that a view's content asks for.
        case content(FrameAttribute, isHugging: Bool)
        /// A part of the frame of a view that translates its autoresizing mask.
        case mask(FrameAttribute)
        /// What a stack view does with its arranged subviews.
        case stack(StackPart)
    }

    /// What a row ties of a guide.
    public enum GuidePart: String, Sendable, CaseIterable {
        case left, top, right, bottom, width, height, centerX
        /// The width that the readable guide takes where it may.
        case fill

        /// What of the guide it is about.
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
    /// The part that a row plays in a stack view. Numbers count the arranged subviews that it is about, from 1.
    public enum StackPart: Sendable, Equatable {
        /// The first subview at the stack's start, and the last at its end.
        case start, end
        /// The gap behind a subview.
        case spacing(Int)
        /// A size equal to that of the first subview.
        case equal(Int)
        /// A size in proportion to the content.
        case proportional(Int)
        /// A gap, or a distance of centres, equal to the first one.
        case gap(Int)
        /// Where a subview stands across the stack.
        case align(Int, Alignment)
        /// The stack as small as its subviews allow, across and along.
        case fit, fitMain
        /// A subview as small across as its content allows.
        case settle(Int)
        /// What becomes of a hidden subview.
        case hidden(Int, HiddenPart)

        /// A row that says where something stands across the stack.
        public enum Alignment: String, Sendable, CaseIterable {
            case start, end, center, baseline
        }

        /// Rows of a hidden subview: its size, which is 0, where it stands, and where across the stack.
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

        /// The words that begin ``name``.
        static let words = [
            "start", "end", "spacing", "equal", "proportional", "gap", "align", "fit", "settle", "hidden",
        ]
    }
}

extension MadeRow.Role {
    /// Whether the row only says that a size is not negative.
    package var isNonnegative: Bool {
        if case .nonnegative = self { true } else { false }
    }

    /// Whether the row makes a hidden arranged subview nothing.
    package var isHiddenSize: Bool {
        if case .stack(.hidden(_, .size)) = self { true } else { false }
    }

    /// The id of such a row of an item, such as `content:title.width.hugging`.
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

    /// What a mask's row is about, in its id.
    static func maskWord(_ attribute: FrameAttribute) -> String {
        switch attribute {
        case .minX: "x"
        case .minY: "y"
        case .width, .height: attribute.name
        }
    }
}
