import LayoutModel
import SwiftSource

/// What code asks a storyboard for, as functions that make it: the first screen, and each with an identifier.
///
/// Containers (navigation, tab bar and split view controllers) are made in them, with the printed classes.
struct StoryboardScreens {
    /// Of the enumeration: `MainStoryboard`
    let name: String
    private(set) var text = ""
    /// The connections that are code, by their place in ``PrintOptions/connections``.
    private(set) var made: Set<Int> = []

    /// - Returns: `nil` where nobody asks the document for a screen.
    init?(_ context: PrintContext) {
        guard let name = context.options.together.screensName else { return nil }
        self.name = name
        let names = zip(context.printedSections, ClassNames.names(in: context))
        let classNames = Dictionary(names.map { (context.outline.sections[$0].root, $1) }) { first, _ in first }
        var functions: [Function] = []
        var containers: Set<String> = []
        var taken: Set<String> = [Self.initial]
        for (index, connection) in context.options.connections.enumerated() {
            let identifier: String?
            var maker = ScreenMaker(context, classNames)
            let value: SwiftExpression?
            switch connection.link {
            case .screen(let asked)?:
                identifier = asked
                value = connection.view.flatMap { maker.value(of: .controller($0)) }
            case .container(let asked, let container)?:
                identifier = asked
                value = maker.value(of: .container(container))
            default: continue
            }
            guard let value else { continue }
            let word = identifier.map { SwiftIdentifier.camelCased($0, limit: 60) ?? "screen" }
            let name = word.map { SwiftIdentifier.free($0, in: &taken) } ?? Self.initial
            functions.append(Function(name: name, identifier: identifier, statements: maker.document, value: value))
            made.insert(index)
            containers.formUnion(maker.made)
        }
        if functions.isEmpty { return nil }
        for (index, connection) in context.options.connections.enumerated() {
            if case .relationship(let container)? = connection.link, containers.contains(container) {
                made.insert(index)
            }
        }
        text = Self.text(name, functions, context)
    }

    private struct Function {
        var name: String
        var identifier: String?
        var statements: Document
        var value: SwiftExpression
    }

    private static let initial = "initialViewController"

    private static func text(_ name: String, _ functions: [Function], _ context: PrintContext) -> String {
        let file = context.options.sourceName ?? context.layout.source.file ?? "the storyboard"
        var document = Document()
        document.line("// Printed by draft-inspect from " + file + ".")
        document.newline()
        document.line("import UIKit")
        document.newline()
        document.line("/// The screens that code asks " + file + " for.")
        document.line("@MainActor")
        document.line("enum " + name + " {")
        document.indent()
        for (place, function) in functions.enumerated() {
            if place > 0 { document.newline() }
            document.line(
                "/// "
                    + (function.identifier.map { "The screen with the identifier " + SwiftLiteral.string($0) + "." }
                        ?? "The first screen: `window.rootViewController = \(name).\(initial)()`.")
            )
            document.line("static func " + function.name + "() -> UIViewController {")
            document.indent()
            document.append(function.statements)
            document.text(function.statements.isEmpty ? "" : "return ")
            ExpressionWriter.write(function.value, to: &document)
            document.newline()
            document.outdent()
            document.line("}")
        }
        document.outdent()
        document.line("}")
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }
}

/// Makes a controller and what it contains, as statements and the expression that is left.
private struct ScreenMaker {
    private let context: PrintContext
    /// By the root of a section.
    private let classNames: [Int: String]
    private(set) var document = Document()
    /// The ids of the containers.
    private(set) var made: Set<String> = []
    private var taken: Set<String> = []

    init(_ context: PrintContext, _ classNames: [Int: String]) {
        self.context = context
        self.classNames = classNames
    }

    /// - Returns: `nil` where a controller is none of a printed class.
    mutating func value(of shown: DocumentConnection.Shown) -> SwiftExpression? {
        switch shown {
        case .controller(let view): return classNames[view].map { .call($0, []) }
        case .storyboard(let name, let identifier):
            if let own = context.options.together.className(in: name, identifier: identifier) { return .call(own, []) }
            if let other = context.options.together.screens(of: name), identifier == nil {
                return .call(other + ".initialViewController", [])
            }
            let storyboard = "UIStoryboard(name: " + SwiftLiteral.string(name) + ", bundle: nil)"
            let call =
                identifier.map { ".instantiateViewController(withIdentifier: " + SwiftLiteral.string($0) + ")" }
                ?? ".instantiateInitialViewController() ?? UIViewController()"
            return .chain([.member(storyboard + call)])
        case .container(let container): return value(of: container)
        }
    }

    private mutating func value(of container: DocumentConnection.Container) -> SwiftExpression? {
        var shown: [SwiftExpression] = []
        for one in container.shown {
            guard let value = value(of: one) else { return nil }
            shown.append(value)
        }
        made.insert(container.id)
        let settings = settings(of: container)
        var arguments: [SwiftExpression.Argument] = []
        if container.kind == .navigation, shown.count == 1 {
            arguments = [.init(label: "rootViewController", value: shown[0])]
            if settings.isEmpty { return .call(container.className, arguments) }
        }
        let name = freeName(container.className)
        document.group { document in
            document.text("let " + name + " = ")
            ExpressionWriter.write(.call(container.className, arguments), to: &document)
        }
        document.newline()
        for setting in settings { DeclarationWriter.write(setting, of: name, to: &document) }
        if arguments.isEmpty {
            let list = SwiftExpression.list(shown.map { .init(value: $0) })
            DeclarationWriter.write(.assignment(path: "viewControllers", list), of: name, to: &document)
        }
        return .name(name)
    }

    private func settings(of container: DocumentConnection.Container) -> [Setting] {
        guard context.options.printsConfiguration else { return [] }
        let ancestry = container.kind.frameworkClass?.ancestry ?? []
        let values = Dictionary(container.settings.map { ($0.key, $0.json) }) { first, _ in first }
        return UIKitProperty.controllers.compactMap { property in
            guard property.owners.contains(where: ancestry.contains),
                let value = values[property.key].flatMap({ AttributeValue(json: $0) }),
                property.standard(in: ancestry) != value
            else { return nil }
            return SettingSpelling.setting(property, value)
        }
    }

    private mutating func freeName(_ className: String) -> String {
        let word = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
        return SwiftIdentifier.free(SwiftIdentifier.camelCased(word) ?? "controller", in: &taken)
    }
}
