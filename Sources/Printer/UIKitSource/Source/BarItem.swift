import SwiftSource

/// An item of a toolbar.
enum BarItem: Equatable, Sendable {
    case flexibleSpace
    /// The width in points.
    case fixedSpace(Double)
    /// One of UIKit's own: `add`
    case system(String)
    case title(String, isDone: Bool)
    /// `isSymbol`: one of UIKit's own symbols.
    case image(String, isSymbol: Bool, isDone: Bool)
    /// The expression of a view.
    case customView(String)

    /// - Parameters:
    ///   - value: An element of the attribute `items`.
    ///   - isWhole: Whether an item with settings that are not known here is none.
    ///   - name: The expression of the view with an id.
    /// - Returns: `nil` where the item shows nothing that is known here.
    init?(_ value: AttributeValue, isWhole: Bool, name: (String) -> String?) {
        guard case .object(let members) = value else { return nil }
        if isWhole, !members.allSatisfy({ BarItem.known.contains($0.key) }) { return nil }
        let style = value["style"]?.string ?? "plain"
        // UIKit gives each item its width; spaces have the one that they are given.
        if isWhole, value["width"] != nil, value["systemItem"]?.string?.hasSuffix("Space") != true { return nil }
        if isWhole, !["plain", "bordered", "done"].contains(style) { return nil }
        let isDone = style == "done"
        if let id = value["customView"]?.string {
            guard let view = name(id) else { return nil }
            self = .customView(view)
        } else if let word = value["systemItem"]?.string {
            switch word {
            case "flexibleSpace": self = .flexibleSpace
            case "fixedSpace": self = .fixedSpace(value["width"]?.number ?? 0)
            default:
                guard SwiftIdentifier.isValid(word), !isDone else { return nil }
                self = .system(word)
            }
        } else if let image = value["image"]?["name"]?.string, value["title"] == nil {
            self = .image(image, isSymbol: value["image"]?["catalog"]?.string == "system", isDone: isDone)
        } else if let title = value["title"]?.string, value["image"] == nil {
            self = .title(title, isDone: isDone)
        } else {
            return nil
        }
    }

    private static let known: Set<String> = ["style", "systemItem", "width", "title", "image", "customView"]
    private static let type = "UIBarButtonItem"

    /// The items of a bar that shows no view of the source's own; `nil` where one of them cannot be said.
    static func items(_ value: AttributeValue) -> [BarItem]? {
        guard case .array(let values) = value else { return nil }
        let items = values.compactMap { BarItem($0, isWhole: true) { _ in nil } }
        return items.count == values.count ? items : nil
    }

    // MARK: Swift

    /// `UIBarButtonItem(customView: slider)`; spaces are members of the type.
    var expression: SwiftExpression {
        switch self {
        case .flexibleSpace: return .call(".flexibleSpace", [])
        case .fixedSpace(let width): return .call(".fixedSpace", [.init(label: nil, value: .number(width))])
        case .system(let name): return .call(BarItem.type, [.init(label: "systemItem", value: .implicit(name))])
        case .customView(let view): return .call(BarItem.type, [.init(label: "customView", value: .name(view))])
        case .title(let title, let isDone):
            return .call(BarItem.type, [.init(label: "title", value: .string(title))] + BarItem.rest(isDone))
        case .image(let name, let isSymbol, let isDone):
            let label = isSymbol ? "systemName" : "named"
            let image = SwiftExpression.call("UIImage", [.init(label: label, value: .string(name))])
            return .call(BarItem.type, [.init(label: "image", value: image)] + BarItem.rest(isDone))
        }
    }

    private static func rest(_ isDone: Bool) -> [SwiftExpression.Argument] {
        [
            .init(label: "style", value: .implicit(isDone ? "done" : "plain")),
            .init(label: "target", value: .name("nil")), .init(label: "action", value: .name("nil")),
        ]
    }

    /// Reads what ``expression`` says.
    init(reading expression: SwiftExpression, line: Int) throws(ProofFailure) {
        guard case .chain(let links) = expression, links.count == 2, case .call(let arguments) = links[1] else {
            throw ProofFailure("line \(line) lists no item of a bar")
        }
        let values = arguments.map(\.value)
        func isDone() throws(ProofFailure) -> Bool { try ValueReader.implicit(values[1], line: line) == "done" }
        switch (links[0], arguments.map { $0.label ?? "" }) {
        case (.implicit("flexibleSpace"), []): self = .flexibleSpace
        case (.implicit("fixedSpace"), [""]): self = .fixedSpace(try ValueReader.number(values[0], line: line))
        case (.member(BarItem.type), ["systemItem"]): self = .system(try ValueReader.implicit(values[0], line: line))
        case (.member(BarItem.type), ["customView"]):
            guard let view = values[0].path else { throw ProofFailure("line \(line) shows no view") }
            self = .customView(view)
        case (.member(BarItem.type), ["title", "style", "target", "action"]):
            self = .title(try ValueReader.string(values[0], line: line), isDone: try isDone())
        case (.member(BarItem.type), ["image", "style", "target", "action"]):
            guard case .chain(let image) = values[0], image.count == 2, image[0] == .member("UIImage"),
                case .call(let name) = image[1], name.count == 1
            else { throw ProofFailure("line \(line) shows no image") }
            let text = try ValueReader.string(name[0].value, line: line)
            self = .image(text, isSymbol: name[0].label == "systemName", isDone: try isDone())
        default: throw ProofFailure("line \(line) lists no item of a bar")
        }
        // What is spelled in another way is not what was printed.
        guard self.expression == expression else { throw ProofFailure("line \(line) lists no item of a bar") }
    }
}
