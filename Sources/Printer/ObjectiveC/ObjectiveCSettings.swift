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
        return value.numbers(of: "UILayoutPriority", labels: [nil])?.first.map(ObjectiveCLiteral.number)
    }

    // MARK: What Objective-C cannot spell

    /// Moves settings and arguments that the tables do not have into comments.
    static func restrict(_ parts: inout SourceParts) {
        for index in parts.declarations.indices {
            var unset: [String] = []
            if ObjectiveCConstruction.text(of: parts.declarations[index].value) == nil {
                unset += parts.declarations[index].value.arguments.map { $0.label ?? "arguments" }
                parts.declarations[index].value.arguments = []
            }
            // A method that creates several collection views would have several layouts of one name.
            unset += parts.declarations[index].layoutSettings.map { FlowLayoutSettings.key + "." + $0.path }
            parts.declarations[index].layoutSettings = []
            let settings = parts.declarations[index].settings
            parts.declarations[index].settings = settings.filter { text(of: $0, target: "") != nil }
            unset += settings.filter { text(of: $0, target: "") == nil }.map(\.path)
            parts.declarations[index].notes += SourceNotes.lines(unset, prefix: SourceNotes.prefix + ": ")
        }
        for index in parts.configurations.indices {
            let settings = parts.configurations[index].settings
            parts.configurations[index].settings = settings.filter { text(of: $0, target: "") != nil }
            parts.notes += SourceNotes.lines(
                settings.filter { text(of: $0, target: "") == nil }.map(\.path),
                prefix: SourceNotes.prefix + " of " + parts.configurations[index].target + ": "
            )
        }
        parts.configurations.removeAll { $0.settings.isEmpty }
        if let settings = parts.shell?.controllerSettings {
            parts.shell?.controllerSettings = settings.filter { text(of: $0, target: "") != nil }
            parts.notes += SourceNotes.lines(
                settings.filter { text(of: $0, target: "") == nil }.map(\.path),
                prefix: SourceNotes.prefix + " of self: "
            )
        }
        if let view = parts.shell?.loadedView, ObjectiveCConstruction.text(of: view) == nil {
            parts.shell?.loadedView?.arguments = []
        }
    }
}
