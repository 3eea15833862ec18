import LayoutModel
import LayoutSyntax

/// The tree of an answer, as it is written.
struct PepperAnswer {
    struct Node {
        var parent: Int?
        var className: String?
        var identifier: String?
        var frame: Rectangle?
        var isAmbiguous = false
        var constraints: [Constraint] = []
        /// The number of subviews that were left out.
        var hiddenCount = 0
        var place: Place
        /// The end of the nodes below this one, which follow it.
        var end: Int
    }

    struct Constraint {
        var first: String?
        var second: String?
        var firstAttribute: String?
        var secondAttribute: String?
        var relation = "=="
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
        var identifier: String?
        var isActive = true
        var place: Place
    }

    /// Parents come before their children, siblings in their order.
    private(set) var nodes: [Node] = []
    /// Whether the app had more views than Pepper lists.
    private(set) var isTruncated = false
    private var scanner: JSONScanner

    init(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
        scanner = JSONScanner(bytes)
        var message: String?
        var depth = 1
        try scanner.openObject()
        // The answer's data is an object in the message, or saved by itself.
        while depth > 0 {
            guard let key = try scanner.nextKey() else {
                depth -= 1
                continue
            }
            switch scanner.text(of: key) {
            case "data" where depth == 1:
                try scanner.openObject()
                depth += 1
            case "tree": try readTree()
            case "truncated": isTruncated = try scanner.bool()
            case "message", "error":
                if scanner.peek() == UInt8(ascii: "\"") {
                    message = try scanner.string()
                } else {
                    try scanner.skipValue()
                }
            default: try scanner.skipValue()
            }
        }
        try scanner.end()
        if nodes.isEmpty {
            throw ReadError(message.map { "Pepper answered: " + $0 } ?? "Pepper's answer has no \"tree\" of views")
        }
    }

    private enum Container {
        case node(Int)
        case children(of: Int)
    }

    private mutating func readTree() throws(ReadError) {
        guard nodes.isEmpty else { throw ReadError("the answer has two trees", place: scanner.place) }
        var open = [Container.node(try openNode(parent: nil))]
        while let innermost = open.last {
            switch innermost {
            case .children(let parent):
                if try scanner.nextElement() {
                    open.append(.node(try openNode(parent: parent)))
                } else {
                    open.removeLast()
                }
            case .node(let node):
                guard let key = try scanner.nextKey() else {
                    nodes[node].end = nodes.count
                    open.removeLast()
                    continue
                }
                switch scanner.text(of: key) {
                case "children":
                    try scanner.openArray()
                    open.append(.children(of: node))
                case "class": nodes[node].className = try scanner.string()
                case "id": nodes[node].identifier = try scanner.string()
                case "frame": nodes[node].frame = try frame()
                case "ambiguous": nodes[node].isAmbiguous = try scanner.bool()
                case "child_count": nodes[node].hiddenCount = Int(max(0, min(try scanner.number(), 1e6)))
                case "constraints": nodes[node].constraints = try constraints()
                default: try scanner.skipValue()
                }
            }
        }
    }

    private mutating func openNode(parent: Int?) throws(ReadError) -> Int {
        _ = scanner.peek()
        nodes.append(Node(parent: parent, place: scanner.place, end: nodes.count + 1))
        try scanner.openObject()
        return nodes.count - 1
    }

    private mutating func frame() throws(ReadError) -> Rectangle {
        var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        try scanner.openObject()
        while let key = try scanner.nextKey() {
            switch scanner.text(of: key) {
            case "x": frame.x = try scanner.number()
            case "y": frame.y = try scanner.number()
            case "width": frame.width = try scanner.number()
            case "height": frame.height = try scanner.number()
            default: try scanner.skipValue()
            }
        }
        return frame
    }

    private mutating func constraints() throws(ReadError) -> [Constraint] {
        var constraints: [Constraint] = []
        try scanner.openArray()
        while try scanner.nextElement() {
            _ = scanner.peek()
            var constraint = Constraint(place: scanner.place)
            try scanner.openObject()
            while let key = try scanner.nextKey() {
                switch scanner.text(of: key) {
                case "first": constraint.first = try scanner.string()
                case "second": constraint.second = try scanner.string()
                case "first_attr": constraint.firstAttribute = try scanner.string()
                case "second_attr": constraint.secondAttribute = try scanner.string()
                case "relation": constraint.relation = try scanner.string()
                case "multiplier": constraint.multiplier = try scanner.number()
                case "constant": constraint.constant = try scanner.number()
                case "priority": constraint.priority = try scanner.number()
                case "identifier": constraint.identifier = try scanner.string()
                case "active": constraint.isActive = try scanner.bool()
                default: try scanner.skipValue()
                }
            }
            constraints.append(constraint)
        }
        return constraints
    }
}
