import SwiftSource

/// Items of toolbars in Objective-C.
enum ObjectiveCBarItem {
    private static let type = "UIBarButtonItem"
    private static let style = "UIBarButtonItemStyle"
    private static let systemItem = "UIBarButtonSystemItem"

    /// `[[UIBarButtonItem alloc] initWithCustomView:self.slider]`
    static func text(of item: BarItem, _ names: ObjectiveCNames) -> String {
        func made(_ words: String) -> String { "[[" + type + " alloc] " + words + "]" }
        func rest(_ isDone: Bool) -> String {
            " style:" + ObjectiveCLiteral.constant(style, isDone ? "done" : "plain") + " target:nil action:nil"
        }
        switch item {
        case .flexibleSpace: return "[" + type + " flexibleSpaceItem]"
        case .fixedSpace(let width):
            return "[" + type + " fixedSpaceItemOfWidth:" + ObjectiveCLiteral.number(width) + "]"
        case .system(let word):
            let constant = ObjectiveCLiteral.constant(systemItem, word)
            return made("initWithBarButtonSystemItem:" + constant + " target:nil action:nil")
        case .customView(let view): return made("initWithCustomView:" + names.path(view))
        case .title(let title, let isDone):
            return made("initWithTitle:" + ObjectiveCLiteral.string(title) + rest(isDone))
        case .image(let name, let isSymbol, let isDone):
            let image = "[UIImage " + (isSymbol ? "systemImageNamed:" : "imageNamed:")
            return made("initWithImage:" + image + ObjectiveCLiteral.string(name) + "]" + rest(isDone))
        }
    }

    static func item(_ expression: ObjectiveCExpression, line: Int) throws(ProofFailure) -> BarItem {
        guard case .message(let receiver, let labels, let arguments) = expression else {
            throw ProofFailure("line \(line) lists no item of a bar")
        }
        if receiver.name == type {
            switch labels {
            case ["flexibleSpaceItem"] where arguments.isEmpty: return .flexibleSpace
            case ["fixedSpaceItemOfWidth"]: return .fixedSpace(try arguments[0].number(line: line))
            default: throw ProofFailure("line \(line) lists no item of a bar")
            }
        }
        guard case .message(let maker, ["alloc"], []) = receiver, maker.name == type else {
            throw ProofFailure("line \(line) lists no item of a bar")
        }
        let ends = arguments.suffix(2).allSatisfy { $0.name == "nil" }
        func isDone() throws(ProofFailure) -> Bool { try arguments[1].word(after: style, line: line) == "done" }
        switch labels {
        case ["initWithCustomView"]: return .customView(try arguments[0].path(line: line))
        case ["initWithBarButtonSystemItem", "target", "action"] where ends:
            return .system(try arguments[0].word(after: systemItem, line: line))
        case ["initWithTitle", "style", "target", "action"] where ends:
            return .title(try arguments[0].string(line: line), isDone: try isDone())
        case ["initWithImage", "style", "target", "action"] where ends:
            guard case .message(let image, let words, let names) = arguments[0], image.name == "UIImage",
                names.count == 1,
                ["imageNamed", "systemImageNamed"].contains(words[0])
            else { throw ProofFailure("line \(line) shows no image") }
            return .image(
                try names[0].string(line: line),
                isSymbol: words[0] == "systemImageNamed",
                isDone: try isDone()
            )
        default: throw ProofFailure("line \(line) lists no item of a bar")
        }
    }
}
