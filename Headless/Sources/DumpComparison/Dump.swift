import Foundation

/// What a comparison reads of a layout dump; dump-format.md describes the whole.
public struct Dump: Decodable, Sendable {
    public var roots: [View]
    public var constraints: [Constraint]

    /// A view, with what is below it.
    public final class View: Decodable, Sendable {
        public let id: String
        public let className: String
        public let baseClass: String?
        public let name: String?
        public let owner: String?
        public let text: String?
        public let viewController: String?
        public let translatesAutoresizingMask: Bool?
        public let isHidden: Bool?
        public let contentHugging: [Double]?
        public let compressionResistance: [Double]?
        public let stack: Stack?
        public let guides: [Guide]?
        public let subviews: [View]?

        /// Whether UIKit makes the view by itself, as it does the content views of cells.
        var isUIKits: Bool { name == "contentView" && owner?.hasPrefix("UI") == true }

        private enum CodingKeys: String, CodingKey {
            case id, baseClass, name, owner, text, viewController, translatesAutoresizingMask, isHidden, contentHugging
            case compressionResistance, stack, guides, subviews
            case className = "class"
        }
    }

    /// How many subviews each view of some classes has, in the order of the hierarchy; roots are not counted.
    public func subviewCounts(of classes: Set<String>) -> [String: [Int]] {
        var counts: [String: [Int]] = [:]
        var pending = roots.reversed().map { (view: $0, isRoot: true) }
        while let (view, isRoot) = pending.popLast() {
            let name = view.className.split(separator: ".").last.map(String.init) ?? view.className
            let subviews = view.subviews ?? []
            if !isRoot, classes.contains(name) { counts[name, default: []].append(subviews.count) }
            pending += subviews.reversed().map { ($0, false) }
        }
        return counts
    }

    /// What a stack view does with what it arranges.
    public struct Stack: Decodable, Sendable {
        public var axis: String?
        public var distribution: String?
        public var alignment: String?
        public var spacing: Double?
        public var arranged: [String]?
        public var customSpacing: [String: Double]?
        public var isLayoutMarginsRelative: Bool?
        public var isBaselineRelative: Bool?
    }

    /// A layout guide of a view.
    public struct Guide: Decodable, Sendable {
        public var id: String
        public var kind: String
    }

    /// One item and one of its attributes.
    public struct Term: Decodable, Sendable {
        public var item: String
        public var attribute: String
        public var multiplier: Double?
    }

    /// A constraint, active or not.
    public struct Constraint: Decodable, Sendable {
        public var id: String
        public var first: Term?
        public var relation: String?
        public var second: Term?
        public var multiplier: Double?
        public var constant: Double?
        public var terms: [Term]?
        public var priority: Double?
        public var identifier: String?
        /// The property that refers to it.
        public var name: String?
        public var isActive: Bool?
        public var origin: String?
    }

    public init(json: Data) throws {
        self = try JSONDecoder().decode(Dump.self, from: json)
    }
}
