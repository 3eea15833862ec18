import LayoutModel
import LayoutSyntax

/// One constraint as UIKit, AppKit, SnapKit or Masonry prints it, such as
/// `<NSLayoutConstraint:0x1f0 'gap' H:|-(16)-[UILabel:0x2a0'Name']   (active, names: '|':UIView:0x3b0 )>`.
///
/// It says what stands in the text and nothing else: Visual Format Language is turned into the equation that it prints
/// (`second` attribute first, as UIKit's own order is), while who `|` is, and which views there are, is for those who
/// put several texts together (``PrintedLayout``). Facts about the grammar are collected in Documentation/Logs.md.
public struct PrintedConstraint: Sendable, Hashable {
    /// Such as `NSLayoutConstraint`, or `SnapKit.LayoutConstraint`.
    public var className: String
    /// The address, `0x…`; or, where SnapKit or Masonry print it instead, the label or key that the code gave.
    public var address: String
    public var identifier: String?
    /// Where the constraint was made, as SnapKit prints it.
    public var location: Layout.SourceLocation?
    /// `h=…` and `v=…` of a constraint that stands for an autoresizing mask.
    public var mask: Mask?
    /// The sum of these, each an attribute of an item times its multiplier, `relation` `constant`. The first term is
    /// what stood first in the text; of a constraint between two items the second one has a negative multiplier.
    public var terms: [Term]
    public var relation: Relation
    /// Points, on the right side.
    public var constant: Double
    /// Whether `constant` is a system spacing whose sign the text does not tell.
    public var hasUnsignedSpacing: Bool
    /// In (0, 1000]; 1000 where the text does not say.
    public var priority: Double
    /// Of a content size: the priorities at which it is hugged and kept from being compressed.
    public var contentPriorities: (hugging: Double, compression: Double)?
    /// `(LTR)` or `(RTL)`: the horizontal attributes are meant as left and right.
    public var direction: LayoutDirection?
    /// Whether the text says that the constraint is active; texts before iOS 10 do not say.
    public var isActive: Bool?
    /// What `names:` lists but for `|`, in its order: which object a name stands for.
    public var names: [(name: String, object: Object)]
    /// The superview, as `names:` gives it for `|`.
    public var superview: Object?
    /// Whether the text was Visual Format Language.
    public var isVisualFormat: Bool

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

    /// What a text names: a view, a guide, the superview of the other item, or a point that an AppKit grid works with.
    public struct Object: Sendable, Hashable {
        /// `nil` where the text shows an identifier in place of the class.
        public var className: String?
        public var address: String?
        /// The visible text, the identifier of a guide or the title of a window; UIKit cuts it after 25 characters.
        public var text: String?
        /// What stands in place of class and address: an accessibility identifier, a SnapKit label, a Masonry key.
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

    /// What of an object is meant.
    public enum Attribute: Sendable, Hashable {
        case known(LayoutAttribute)
        /// A coordinate without a public name, such as `row-boundary` of an NSGridView, with the address by which the text
        /// tells several of one name apart, where it does.
        case point(String, address: String?)
    }

    public struct Term: Sendable, Hashable {
        public var object: Object
        public var attribute: Attribute
        public var multiplier: Double
    }

    /// Which parts of a superview's length are fixed (`-`) and which flexible (`&`): before, size, after.
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
    /// Why a text is no constraint that could be understood.
    public struct Fault: Error, Sendable, Equatable {
        /// What was found and what was expected, lower case, without a full stop.
        public var message: String
        /// The offset of the byte at which it was found.
        public var offset: Int
        /// Whether the text just ends too early.
        public var isCut = false
    }

    /// Parses a whole text.
    ///
    /// - Throws: ``Fault`` with the place in the text's UTF-8.
    public init(parsing text: String) throws(Fault) {
        self = try Self.parse(Array(text.utf8)).constraint
    }

    /// Parses the text that begins at the first byte; behind its end anything may stand.
    ///
    /// - Returns: The constraint, and the offset behind its `>`.
    /// - Complexity: Linear, without recursion.
    public static func parse(_ bytes: [UInt8]) throws(Fault) -> (constraint: PrintedConstraint, end: Int) {
        try parse(bytes, in: 0..<bytes.count)
    }

    /// Parses the text that begins a range; the range must end before the next constraint begins.
    ///
    /// - Returns: The constraint, and the offset behind its `>`.
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
    /// - Returns: The constraint, and the offset behind its `>`.
    /// - Complexity: Linear, without recursion.
    static func parse(_ text: ByteCursor) throws(Fault) -> (constraint: PrintedConstraint, end: Int) {
        var parser = ConstraintTextParser(text)
        let constraint = try parser.constraint()
        return (constraint, parser.index)
    }

    /// Whether a line holds nothing but the end of a text: `>`, and what a list puts behind it.
    static func isEnd(_ bytes: some Collection<UInt8>) -> Bool {
        let rest = bytes.drop(while: { $0.isWhiteSpace })
        return rest.first == UInt8(ascii: ">")
            && rest.dropFirst().allSatisfy { $0.isWhiteSpace || "\",)]".utf8.contains($0) }
    }

    /// How much speaks against a reading of a text, where there are several: items without an address, and names that
    /// stand for nothing in the body.
    var doubts: Int {
        let nameless = terms.count { $0.object.address == nil && !$0.object.isSuperview }
        let hasPoints = terms.contains { if case .point = $0.attribute { true } else { false } }
        if hasPoints { return nameless }
        let unused = names.count { name, object in
            superview?.name != name && !terms.contains { $0.object.name == name || $0.object.address == object.address }
        }
        return nameless + unused
    }

    /// Whether a text that could not be read may only lack its end: neither a bracket nor its tail closes it.
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
