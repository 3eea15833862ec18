import LayoutModel
import LayoutSyntax

/// One constraint as UIKit, AppKit, SnapKit or Masonry prints it, such as
/// `<NSLayoutConstraint:0x1f0 'gap' H:|-(16)-[UILabel:0x2a0'Name']   (active, names: '|':UIView:0x3b0 )>`.
///
/// It represents exactly what is printed. Visual Format Language is converted to the equation it prints (`second`
/// attribute first, as in UIKit's own order). Who `|` is, and which views exist, is determined by the code that
/// combines several texts (``PrintedLayout``). Facts about the grammar are collected in Documentation/Logs.md.
public struct PrintedConstraint: Sendable, Hashable {
    /// Such as `NSLayoutConstraint`, or `SnapKit.LayoutConstraint`.
    public var className: String
    /// The address, `0x…`; or the label or key from the code that SnapKit or Masonry print in its place.
    public var address: String
    public var identifier: String?
    /// The sum of these, each an attribute of an item times its multiplier, `relation` `constant`. The first term is
    /// the first one in the text; for a constraint between two items, the second has a negative multiplier.
    public var terms: [Term]
    public var relation: Relation
    /// Points, on the right side.
    public var constant: Double
    /// Whether `constant` is a system spacing that is printed without a sign.
    public var hasUnsignedSpacing: Bool
    /// In (0, 1000]; 1000 if none is printed.
    public var priority: Double
    /// `(LTR)` or `(RTL)`: the horizontal attributes are meant as left and right.
    public var direction: LayoutDirection?
    /// Whether the text marks the constraint as active; texts before iOS 10 do not.
    public var isActive: Bool?
    /// The objects that `names:` lists, except `|`, in its order.
    public var names: [(name: String, object: Object)]
    /// The superview, as `names:` identifies `|`.
    public var superview: Object?
    /// Whether the text was Visual Format Language.
    public var isVisualFormat: Bool
    /// What few texts have: there are hundreds of thousands of them.
    private var details = Sparse<Details>()

    private struct Details: SparseValue {
        var location: Layout.SourceLocation?
        var mask: Mask?
        var hugging: Double?
        var compression: Double?
    }

    /// Where the constraint was made, as SnapKit prints it.
    public var location: Layout.SourceLocation? {
        get { details.isEmpty ? nil : details.value.location }
        set { if location != newValue { details.value.location = newValue } }
    }

    /// `h=…` and `v=…` of a constraint made from an autoresizing mask.
    public var mask: Mask? {
        get { details.isEmpty ? nil : details.value.mask }
        set { if mask != newValue { details.value.mask = newValue } }
    }

    /// For a content size: the hugging and compression resistance priorities.
    public var contentPriorities: (hugging: Double, compression: Double)? {
        get {
            guard !details.isEmpty, let hugging = details.value.hugging, let compression = details.value.compression
            else { return nil }
            return (hugging, compression)
        }
        set {
            if newValue == nil, details.isEmpty { return }
            details.value.hugging = newValue?.hugging
            details.value.compression = newValue?.compression
        }
    }

    init(className: String, address: String) {
        self.className = className
        self.address = address
        terms = []
        relation = .equal
        constant = 0
        hasUnsignedSpacing = false
        priority = 1000
        names = []
        isVisualFormat = false
    }

    /// An object in a text: a view, a guide, the superview of the other item, or a point of an AppKit grid.
    public struct Object: Sendable, Hashable {
        /// `nil` if the text shows an identifier in place of the class.
        public var className: String?
        public var address: String?
        /// The visible text, the identifier of a guide or the title of a window; UIKit cuts it after 25 characters.
        public var text: String?
        /// Printed in place of class and address: an accessibility identifier, a SnapKit label, a Masonry key.
        public var name: String?
        /// `|`, the superview of the other item.
        public var isSuperview = false

        init(className: String? = nil, address: String? = nil, text: String? = nil, name: String? = nil) {
            self.className = className
            self.address = address
            self.text = text
            self.name = name
        }

        static let superview: Object = {
            var object = Object()
            object.isSuperview = true
            return object
        }()
    }

    /// The attribute or point of an object.
    public enum Attribute: Sendable, Hashable {
        case known(LayoutAttribute)
        /// A coordinate without a public name, such as `row-boundary` of an NSGridView, with the address that
        /// distinguishes several points of one name, if printed.
        indirect case point(String, address: String?)
    }

    public struct Term: Sendable, Hashable {
        public var object: Object
        public var attribute: Attribute
        public var multiplier: Double
    }

    /// Which parts along the superview's length are fixed (`-`) and which flexible (`&`): before, size, after.
    public struct Mask: Sendable, Equatable {
        public var horizontal: [Bool]
        public var vertical: [Bool]
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.className == right.className && left.address == right.address && left.identifier == right.identifier
            && left.location == right.location && left.mask == right.mask && left.terms == right.terms
            && left.relation == right.relation && left.constant == right.constant
            && left.hasUnsignedSpacing == right.hasUnsignedSpacing && left.priority == right.priority
            && left.contentPriorities?.hugging == right.contentPriorities?.hugging
            && left.contentPriorities?.compression == right.contentPriorities?.compression
            && left.direction == right.direction && left.isActive == right.isActive
            && left.names.elementsEqual(right.names, by: ==) && left.superview == right.superview
            && left.isVisualFormat == right.isVisualFormat
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(identifier)
        hasher.combine(terms)
        hasher.combine(relation)
        hasher.combine(constant)
        hasher.combine(priority)
        hasher.combine(superview)
    }
}

extension PrintedConstraint {
    /// Why a text could not be parsed as a constraint.
    public struct Fault: Error, Sendable, Equatable {
        /// What was found and what was expected, in lower case, without a full stop.
        public var message: String
        /// The byte offset of the fault.
        public var offset: Int
        /// Whether the text simply ends too early.
        public var isCut = false
    }

    /// Parses a whole text.
    ///
    /// - Throws: ``Fault`` with the place in the text's UTF-8.
    public init(parsing text: String) throws(Fault) {
        self = try Self.parse(Array(text.utf8)).constraint
    }

    /// Parses the text that begins at the first byte; anything can follow it.
    ///
    /// - Returns: The constraint, and the offset after its `>`.
    /// - Complexity: Linear, without recursion.
    public static func parse(_ bytes: [UInt8]) throws(Fault) -> (constraint: PrintedConstraint, end: Int) {
        try parse(bytes, in: 0..<bytes.count)
    }

    /// Parses the text at the start of a range; the range must end before the next constraint begins.
    ///
    /// - Returns: The constraint, and the offset after its `>`.
    /// - Complexity: Linear in the range, without recursion.
    public static func parse(
        _ bytes: [UInt8],
        in range: Range<Int>
    ) throws(Fault) -> (constraint: PrintedConstraint, end: Int) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(Fault) in try parse(ByteCursor(buffer, range)) }
        }
        return try result.get()
    }

    /// Parses the text that comes next; the cursor must end before the next constraint begins.
    ///
    /// - Returns: The constraint, and the offset after its `>`.
    /// - Complexity: Linear, without recursion.
    static func parse(_ text: ByteCursor) throws(Fault) -> (constraint: PrintedConstraint, end: Int) {
        var parser = ConstraintTextParser(text)
        let constraint = try parser.constraint()
        return (constraint, parser.index)
    }

    /// Whether a line contains only the end of a text: `>`, and the punctuation of a list.
    static func isEnd(_ bytes: some Collection<UInt8>) -> Bool {
        let rest = bytes.drop(while: { $0.isWhiteSpace })
        return rest.first == UInt8(ascii: ">")
            && rest.dropFirst().allSatisfy { $0.isWhiteSpace || "\",)]".utf8.contains($0) }
    }

    /// The evidence against a reading, if a text has several: items without an address, and names that the body does
    /// not use.
    var doubts: Int {
        let nameless = terms.count { $0.object.address == nil && !$0.object.isSuperview }
        let hasPoints = terms.contains { if case .point = $0.attribute { true } else { false } }
        if hasPoints { return nameless }
        let unused = names.count { name, object in
            superview?.name != name && !terms.contains { $0.object.name == name || $0.object.address == object.address }
        }
        return nameless + unused
    }

    /// Whether a text that could not be parsed may only lack its end: neither a bracket nor its tail closes it.
    static func isUnclosed<Bytes: BidirectionalCollection>(_ bytes: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        func isBehind(_ byte: UInt8) -> Bool {
            byte.isWhiteSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"")
        }
        guard let last = bytes.lastIndex(where: { !isBehind($0) }), last > bytes.startIndex else { return true }
        let before = bytes[last - 1]
        switch bytes[last] {
        // Not the one of ">=".
        case UInt8(ascii: ">"): return before.isWhiteSpace || before == UInt8(ascii: "(")
        // "(active)" and "(active, names: … )".
        case UInt8(ascii: ")"): return !before.isWhiteSpace && before != UInt8(ascii: "e")
        default: return true
        }
    }
}
