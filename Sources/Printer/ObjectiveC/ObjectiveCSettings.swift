import SwiftSource

/// Settings of views in Objective-C: those of a table of UIKit's properties. Others are named in a comment.
enum ObjectiveCSettings {
    enum Kind: Equatable {
        case number, bool, string, color, font, insets, barItems
        /// Constants with a prefix.
        case cases(String)
    }

    struct Property {
        /// The path in Swift.
        var swift: String
        /// The path in Objective-C.
        var objectiveC: String
        var kind: Kind
    }

    /// UIKit's properties with their types (headers of UIKit).
    static let properties: [Property] = {
        func same(_ kind: Kind, _ names: [String]) -> [Property] {
            names.map { Property(swift: $0, objectiveC: $0, kind: kind) }
        }
        let flags = [
            "isHidden", "isOpaque", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch",
            "isEnabled",
            "isSelected", "isHighlighted", "isOn", "isScrollEnabled", "isPagingEnabled", "isDirectionalLockEnabled",
            "isSecureTextEntry", "isEditable", "isSelectable", "isContinuous",
            "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement",
        ].map { name in
            let short = name.dropFirst(2)
            return Property(
                swift: name,
                objectiveC: short.prefix(1).lowercased() + short.dropFirst(),
                kind: .bool
            )
        }
        let cases = [
            ("axis", "UILayoutConstraintAxis"), ("distribution", "UIStackViewDistribution"),
            ("alignment", "UIStackViewAlignment"), ("contentMode", "UIViewContentMode"),
            ("textAlignment", "NSTextAlignment"), ("lineBreakMode", "NSLineBreak"),
            ("contentHorizontalAlignment", "UIControlContentHorizontalAlignment"),
            ("contentVerticalAlignment", "UIControlContentVerticalAlignment"),
            ("borderStyle", "UITextBorderStyle"), ("returnKeyType", "UIReturnKey"),
            ("clearButtonMode", "UITextFieldViewMode"), ("datePickerMode", "UIDatePickerMode"),
            ("keyboardType", "UIKeyboardType"),
            ("autocorrectionType", "UITextAutocorrectionType"),
            ("autocapitalizationType", "UITextAutocapitalizationType"),
            ("separatorStyle", "UITableViewCellSeparatorStyle"),
            ("largeTitleDisplayMode", "UINavigationItemLargeTitleDisplayMode"),
        ].map { Property(swift: $0.0, objectiveC: $0.0, kind: .cases($0.1)) }
        return same(
            .number,
            [
                "spacing", "alpha", "tag", "numberOfLines", "minimumScaleFactor", "layer.cornerRadius",
                "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity", "layer.zPosition", "rowHeight",
                "sectionHeaderHeight", "sectionFooterHeight", "numberOfPages", "currentPage", "progress", "value",
                "minimumValue", "maximumValue", "stepValue",
                "minimumFontSize",
            ]
        )
            + same(
                .bool,
                [
                    "clipsToBounds", "layer.masksToBounds", "adjustsFontSizeToFitWidth", "autoresizesSubviews",
                    "adjustsFontForContentSizeCategory", "insetsLayoutMarginsFromSafeArea",
                    "preservesSuperviewLayoutMargins", "isAccessibilityElement", "hidesWhenStopped",
                    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "bounces",
                    "alwaysBounceVertical", "alwaysBounceHorizontal", "clearsContextBeforeDrawing",
                    "hidesBackButton", "leftItemsSupplementBackButton",
                ]
            )
            + same(
                .string,
                [
                    "text", "placeholder", "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint",
                    "restorationIdentifier", "title", "prompt", "backButtonTitle",
                ]
            ) + same(.color, ["backgroundColor", "tintColor", "textColor", "separatorColor", "color"])
            + same(.font, ["font"]) + same(.insets, ["layoutMargins", "contentInset"])
            + same(
                .barItems,
                BarProperty.allCases.flatMap { property in Set([1, 2].map(property.name(count:))).sorted() }
                    .filter { $0 != BarProperty.titleView.rawValue }
            ) + flags + cases
    }()

    private static let bySwift = Dictionary(properties.map { ($0.swift, $0) }) { first, _ in first }
    private static let byObjectiveC = Dictionary(properties.map { ($0.objectiveC, $0) }) { first, _ in first }

    /// The items of a property that hold no views.
    private static func barItems(of value: SwiftExpression) -> (items: [BarItem], isList: Bool)? {
        if case .list(let elements) = value {
            let items = elements.compactMap { BarItem($0.value) }
            return items.count == elements.count && items.allSatisfy { $0.view == nil } ? (items, true) : nil
        }
        return BarItem(value).flatMap { $0.view == nil ? ([$0], false) : nil }
    }

    /// Writes the statement for a setting on a line of its own; a list of items can take several lines.
    static func write(_ setting: Setting, target: String, to document: inout Document) {
        if case .assignment(let path, let value) = setting, let property = bySwift[path], property.kind == .barItems,
            let (items, isList) = barItems(of: value), isList
        {
            document.text(target + "." + property.objectiveC + " = ")
            BarItem.write(items, to: &document)
            document.line(";")
        } else if let text = text(of: setting, target: target) {
            document.line(text + ";")
        }
    }

    /// The statement for a setting, without its semicolon; `nil` if the table does not have it.
    static func text(of setting: Setting, target: String) -> String? {
        switch setting {
        case .assignment(let path, let value):
            guard let property = bySwift[path], let value = text(of: value, property.kind) else { return nil }
            return target + "." + property.objectiveC + " = " + value
        case .call(let path, let arguments):
            let labels = arguments.map { $0.label ?? "" }
            if path == "setTitle", labels == ["", "for"], case .string(let title) = arguments[0].value,
                let state = arguments[1].value.implicitName
            {
                return "[\(target) setTitle:" + ObjectiveCLiteral.string(title) + " forState:"
                    + ObjectiveCLiteral.constant(stateOfControls, state) + "]"
            }
            guard priorities.contains(path), labels == ["", "for"], let priority = priority(arguments[0].value),
                let axis = arguments[1].value.implicitName
            else { return nil }
            return "[\(target) \(path):" + priority + " forAxis:"
                + ObjectiveCLiteral.constant(axisOfConstraints, axis) + "]"
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

    private static func text(of value: SwiftExpression, _ kind: Kind) -> String? {
        switch (kind, value) {
        case (.number, .number(let number)): return ObjectiveCLiteral.number(number)
        case (.bool, _): return value.path == "true" ? "YES" : value.path == "false" ? "NO" : nil
        case (.string, .string(let string)): return ObjectiveCLiteral.string(string)
        case (.cases(let prefix), _): return value.implicitName.map { ObjectiveCLiteral.constant(prefix, $0) }
        case (.insets, _): return (try? ValueReader.edges(value, line: 0)).map(ObjectiveCLiteral.insets)
        case (.color, _): return ObjectiveCColor.text(of: value)
        case (.font, _): return ObjectiveCFont.text(of: value)
        case (.barItems, _):
            guard let (items, isList) = barItems(of: value) else { return nil }
            let texts = items.map { $0.objectiveC(ObjectiveCNames()) }
            return isList ? "@[" + texts.joined(separator: ", ") + "]" : texts.first
        default: return nil
        }
    }

    /// The setting of a statement, and its target as Swift spells it.
    static func setting(
        _ statement: ObjectiveCStatement
    ) throws(ProofFailure) -> (target: String, setting: Setting) {
        let line = statement.line
        switch statement.kind {
        case .assignment(let target, let value):
            guard let names = target.names, names.count > 1 else { break }
            for count in [2, 1] where names.count > count {
                let path = names.suffix(count).joined(separator: ".")
                guard let property = byObjectiveC[path] else { continue }
                let owner = ObjectiveCNames.path(from: Array(names.dropLast(count)))
                return (owner, .assignment(path: property.swift, try self.value(value, property.kind, line: line)))
            }
        case .expression(.message(let receiver, let labels, let arguments)) where arguments.count == 2:
            let target = try receiver.path(line: line)
            if labels == ["setTitle", "forState"] {
                let title = try arguments[0].string(line: line)
                let state = try arguments[1].word(after: stateOfControls, line: line)
                return (
                    target,
                    .call(
                        path: "setTitle",
                        [.init(value: .string(title)), .init(label: "for", value: .implicit(state))]
                    )
                )
            }
            guard priorities.contains(labels[0]), labels[1] == "forAxis" else { break }
            let axis = try arguments[1].word(after: axisOfConstraints, line: line)
            let priority: SwiftExpression
            if case .number(let number) = arguments[0] {
                priority = .call("UILayoutPriority", [.init(value: .number(number))])
            } else {
                priority = .implicit(try arguments[0].word(after: priorityPrefix, line: line))
            }
            return (
                target, .call(path: labels[0], [.init(value: priority), .init(label: "for", value: .implicit(axis))])
            )
        default: break
        }
        throw ProofFailure("line \(line) sets nothing known")
    }

    private static func value(
        _ value: ObjectiveCExpression,
        _ kind: Kind,
        line: Int
    ) throws(ProofFailure) -> SwiftExpression {
        switch kind {
        case .number: return .number(try value.number(line: line))
        case .bool: return .bool(try value.bool(line: line))
        case .string: return .string(try value.string(line: line))
        case .insets: return try value.insets(line: line).expression
        case .cases(let prefix): return .implicit(try value.word(after: prefix, line: line))
        case .color: return try ObjectiveCColor.read(value, line: line)
        case .font: return try ObjectiveCFont.read(value, line: line)
        case .barItems:
            if case .list(let elements) = value {
                let items = elements.compactMap { BarItem($0.value) }
                guard items.count == elements.count else { throw ProofFailure("line \(line) has an unknown item") }
                return .list(items.map { .init(value: $0.expression) })
            }
            guard let item = BarItem(value) else { throw ProofFailure("line \(line) has an unknown item") }
            return item.expression
        }
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
