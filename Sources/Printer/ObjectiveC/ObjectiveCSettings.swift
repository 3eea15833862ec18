import LayoutModel
import SwiftSource

/// Settings of views in Objective-C: rows of ``UIKitProperty`` that one statement can set. Others are named in a comment.
enum ObjectiveCSettings {
    /// Writes the statement for a setting on a line of its own; a list of items can take several lines.
    static func write(_ setting: Setting, target: String, to document: inout Document) {
        if case .assignment(let path, let value) = setting, let property = UIKitProperty.path(path),
            case .barItems = property.kind, let (items, isList) = ObjectiveCValue.barItems(of: value), isList
        {
            document.text(target + "." + (property.objectiveC ?? path) + " = ")
            BarItem.write(items, to: &document)
            document.line(";")
        } else if let text = text(of: setting, target: target) {
            document.line(text + ";")
        }
    }

    /// The statement for a setting, without its semicolon; `nil` if a single statement cannot make it.
    static func text(of setting: Setting, target: String) -> String? {
        switch setting {
        case .assignment(let path, let value):
            guard let property = UIKitProperty.path(path), let member = property.objectiveC,
                let value = ObjectiveCValue.text(of: value, property.kind)
            else { return nil }
            return target + "." + member + " = " + value
        case .call(let path, let arguments):
            if arguments.isEmpty { return UIKitProperty.keysOfActions[path].map { _ in "[\(target) \(path)]" } }
            guard arguments.map({ $0.label ?? "" }) == ["", "for"], let word = arguments[1].value.implicitName else {
                return nil
            }
            if let kind = UIKitProperty.kind(ofStateMethod: path) {
                return ObjectiveCValue.text(of: arguments[0].value, kind).map {
                    "[\(target) \(path):" + $0 + " forState:" + ObjectiveCLiteral.constant(stateOfControls, word) + "]"
                }
            }
            guard priorities.contains(path), let priority = priority(arguments[0].value) else { return nil }
            return "[\(target) \(path):" + priority + " forAxis:"
                + ObjectiveCLiteral.constant(axisOfConstraints, word) + "]"
        }
    }

    private static let priorities = ["setContentHuggingPriority", "setContentCompressionResistancePriority"]
    private static let priorityWords = ["required", "defaultHigh", "defaultLow"]
    private static let priorityPrefix = "UILayoutPriority"
    private static let stateOfControls = "UIControlState"
    private static let axisOfConstraints = "UILayoutConstraintAxis"

    private static func priority(_ value: SwiftExpression) -> String? {
        if let word = value.implicitName {
            return priorityWords.contains(word) ? ObjectiveCLiteral.constant(priorityPrefix, word) : nil
        }
        guard let read = try? ValueReader.structure(value, line: 0), read.name == "UILayoutPriority",
            read.labels == [""]
        else { return nil }
        return ObjectiveCLiteral.number(read.numbers[0])
    }

    /// The setting of a statement, and its target as Swift spells it.
    ///
    /// - Parameter views: The properties of `self` that are views.
    static func setting(
        _ statement: ObjectiveCStatement,
        views: Set<String> = []
    ) throws(ProofFailure) -> (target: String, setting: Setting) {
        let line = statement.line
        switch statement.kind {
        case .assignment(let target, let value):
            guard let names = target.names, names.count > 1 else { break }
            let isOfView = names.count == 3 && names[0] == "self" && views.contains(names[1])
            for count in isOfView ? [1] : [2, 1] where names.count > count {
                let path = names.suffix(count).joined(separator: ".")
                guard let property = UIKitProperty.objectiveC(path) else { continue }
                let owner = ObjectiveCNames.path(from: Array(names.dropLast(count)))
                let value = try ObjectiveCValue.read(value, property.kind, line: line)
                return (owner, .assignment(path: property.path, value))
            }
        case .expression(.message(let receiver, let labels, let arguments)):
            let target = try receiver.path(line: line)
            if arguments.isEmpty, labels.count == 1, UIKitProperty.keysOfActions[labels[0]] != nil {
                return (target, .call(path: labels[0], []))
            }
            guard arguments.count == 2 else { break }
            let value: SwiftExpression
            let prefix: String
            if labels[1] == "forState", let kind = UIKitProperty.kind(ofStateMethod: labels[0]) {
                prefix = stateOfControls
                value = try ObjectiveCValue.read(arguments[0], kind, line: line)
            } else {
                guard priorities.contains(labels[0]), labels[1] == "forAxis" else { break }
                prefix = axisOfConstraints
                value =
                    if case .number(let number) = arguments[0] {
                        .call("UILayoutPriority", [.init(value: .number(number))])
                    } else {
                        .implicit(try arguments[0].word(after: priorityPrefix, line: line))
                    }
            }
            let word = try arguments[1].word(after: prefix, line: line)
            return (target, .call(path: labels[0], [.init(value: value), .init(label: "for", value: .implicit(word))]))
        default: break
        }
        throw ProofFailure("line \(line) sets nothing known")
    }

    // MARK: What Objective-C cannot spell

    /// Moves settings and arguments that the tables do not have into comments.
    static func restrict(_ parts: inout SourceParts) {
        for index in parts.declarations.indices {
            var unset: [String] = []
            if !ObjectiveCConstruction.isSayable(parts.declarations[index].value) {
                unset += parts.declarations[index].value.arguments.map { $0.label ?? "arguments" }
                parts.declarations[index].value.arguments = []
            }
            // A method that creates several collection views would have several layouts of one name.
            unset += parts.declarations[index].layoutSettings.map { FlowLayoutSettings.key + "." + $0.path }
            parts.declarations[index].layoutSettings = []
            let settings = parts.declarations[index].settings
            parts.declarations[index].settings = settings.filter(isSayable)
            unset += settings.filter { !isSayable($0) }.map(\.path)
            parts.declarations[index].notes += SourceNotes.lines(unset, prefix: SourceNotes.prefix + ": ")
        }
        for index in parts.configurations.indices {
            let settings = parts.configurations[index].settings
            parts.configurations[index].settings = settings.filter(isSayable)
            parts.notes += SourceNotes.lines(
                settings.filter { !isSayable($0) }.map(\.path),
                prefix: SourceNotes.prefix + " of " + parts.configurations[index].target + ": "
            )
        }
        parts.configurations.removeAll { $0.settings.isEmpty }
        if let view = parts.shell?.loadedView, !ObjectiveCConstruction.isSayable(view) {
            parts.shell?.loadedView?.arguments = []
        }
    }

    /// Whether a setting, once written, reads back as it is.
    private static func isSayable(_ setting: Setting) -> Bool {
        guard let text = text(of: setting, target: "target"), let file = try? ObjectiveCParser.file(text + ";"),
            file.statements.count == 1, let read = try? self.setting(file.statements[0])
        else { return false }
        return read.target == "target" && read.setting == setting
    }
}
