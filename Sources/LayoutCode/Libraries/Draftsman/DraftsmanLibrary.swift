import LayoutModel
import LayoutSyntax

/// Draftsman 3.2.5: chains of relations, their modifiers, and plans.
package enum DraftsmanLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "draftsman",
            title: "Draftsman",
            entrance: "drf",
            marks: ["import Draftsman", ".drf", ": ViewPlan", ".draftContent"]
        )
        facts.builders = ["LayoutPlan", "ViewPlan"]
        facts.superclasses = [
            "UIPlannedController": "UIViewController", "UIPlannedView": "UIView",
            "UITablePlannedCell": "UITableViewCell", "UICollectionPlannedCell": "UICollectionViewCell",
            "UIPlannedStack": "UIStackView",
        ]
        return facts
    }()

    package static let initialState: [Draft] = []

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if name == facts.entrance, run.isItem(value) { return .draft(try run.draft(of: value, token)) }
        guard case .draft(let draft)? = value.draftsman else { return nil }
        return try run.draftMember(name, of: draft, token)
    }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { try run.draftsmanCall(name, arguments, token) }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if case .draft(let draft)? = value.draftsman { return try run.draftCall(name, on: draft, arguments, token) }
        return try run.draftsmanCall(name, on: value, arguments, token)
    }

    package static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { try run.draftsmanImplicitCall(name, arguments, token) }

    package static func construct(
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        in run: inout CodeRun
    ) throws(ReadError) -> Int? { try run.draftsmanConstruction(object, arguments) }

    package static func apply(
        property name: String,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool {
        guard CodeRun.planNames.contains(name) else { return false }
        try run.applyPlan(token)
        return true
    }
}

/// A part of a Draftsman expression.
package enum DraftsmanValue: LibraryValue {
    case draft(Int)
    /// `.bottom(of: .parent)`
    case anonymous(String, of: String)

    package var noun: String { "a Draftsman expression" }

    package var lack: String? {
        if case .draft = self { "this draft is never applied, expected \".apply()\"" } else { nil }
    }
}

extension CodeValue {
    static func draft(_ draft: Int) -> CodeValue { .library(DraftsmanValue.draft(draft)) }

    var draftsman: DraftsmanValue? { if case .library(let value) = self { value as? DraftsmanValue } else { nil } }
}

extension CodeRun {
    var drafts: [Draft] {
        get { state(of: DraftsmanLibrary.self).value }
        nonmutating _modify { yield &state(of: DraftsmanLibrary.self).value }
    }

    mutating func draft(of value: CodeValue, _ token: Int) throws(ReadError) -> Int {
        var value = value
        if case .parent(let object) = value { value = .object(object) }
        if case .object(let object) = value, objects[object].isController {
            value = .object(try view(of: object, token))
        }
        drafts.append(Draft(item: try item(value, token), token: token))
        return drafts.count - 1
    }

    mutating func draftMember(_ name: String, of draft: Int, _ token: Int) throws(ReadError) -> CodeValue {
        if name == "builder" || name == "drf" { return .draft(draft) }
        guard DraftGroup.isWord(name) else { throw fault("Draftsman has no \"\(name)\" here", token) }
        // Relations are values: a chain that goes on from one that is kept is another one.
        drafts[draft].words.append(name)
        drafts[draft].isOpen = false
        return .draft(draft)
    }

    mutating func draftCall(
        _ name: String,
        on draft: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        if let comparison = Self.comparison(name), !drafts[draft].words.isEmpty {
            guard arguments.count == 1, labels[0] == "to" || labels[0] == "with" else {
                throw fault("expected \"\(name)(to:)\" or \"\(name)(with:)\"", token)
            }
            try relate(draft, comparison, draftTarget(arguments[0]), token)
            return .draft(draft)
        }
        guard drafts[draft].words.isEmpty || name == "center" && false else {
            throw fault("\"\(drafts[draft].words.joined(separator: "."))\" has no relation", token)
        }
        if let shortcut = DraftGroup.shortcuts[name], arguments.isEmpty {
            drafts[draft].words = shortcut.words
            try relate(draft, .equal, shortcut.target, token)
            return .draft(draft)
        }
        switch (name, labels) {
        case ("cornered", ["at"]):
            let corner = try member(arguments[0].value)
            guard let attributes = DraftGroup.points[corner], corner.hasPrefix("top") || corner.hasPrefix("bottom")
            else {
                throw fault("found \".\(corner)\", expected a corner such as .topLeading", arguments[0].value.token)
            }
            drafts[draft].words = attributes.map(\.rawValue)
            try relate(draft, .equal, .anonymous("parent"), token)
        case ("sized", [""]):
            let size = try structure(arguments[0].value, "CGSize").numbers
            drafts[draft].words = ["size"]
            try relate(draft, .equal, .size(width: size["width"] ?? 0, height: size["height"] ?? 0), token)
        case ("insert", [""]), ("insertStacked", [""]):
            guard case .closure(let closure) = try evaluate(arguments[0].value) else {
                throw fault("expected a block", token)
            }
            drafts[draft].contents.append((closure, name == "insert" ? .inserted : .arranged))
            drafts[draft].isOpen = false
        case ("apply", []), ("build", []):
            return .list(try apply(draft, isActive: name == "apply").map { .constraint($0) })
        default:
            if drafts[draft].isOpen {
                try modify(draft, name, arguments, labels, token)
            } else {
                try configure(draft, name, arguments, token)
            }
        }
        return .draft(draft)
    }

    private static func comparison(_ name: String) -> Relation? {
        switch name {
        case "equal": .equal
        case "moreThan": .greaterThanOrEqual
        case "lessThan": .lessThanOrEqual
        default: nil
        }
    }

    private mutating func relate(
        _ draft: Int,
        _ comparison: Relation,
        _ target: Draft.Target,
        _ token: Int
    ) throws(ReadError) {
        guard let group = DraftGroup(drafts[draft].words) else {
            throw fault("Draftsman has no anchors \"\(drafts[draft].words.joined(separator: "."))\"", token)
        }
        guard case .view = drafts[draft].item else { throw fault("Draftsman has no relations of layout guides", token) }
        drafts[draft].words = []
        drafts[draft].relations.append(.init(group: group, comparison: comparison, target: target, token: token))
        drafts[draft].isOpen = true
    }

    private mutating func draftTarget(_ argument: SwiftCode.Argument) throws(ReadError) -> Draft.Target {
        let value = try evaluate(argument.value)
        if argument.label == "with" {
            switch value {
            case .member(let name) where ["parent", "safeArea", "mySelf"].contains(name): return .anonymous(name)
            case .library(let part):
                guard case .anonymous(let anchor, let layout)? = part as? DraftsmanValue else { break }
                return .anonymousAnchor(anchor, of: layout)
            case .structure("CGSize", _, let numbers): return .size(width: numbers[0], height: numbers[1])
            default: break
            }
            throw fault("found \(value.noun), expected .parent, .safeArea or .mySelf", argument.value.token)
        }
        switch value {
        case .number(let number): return .constant(number)
        case .anchor(let anchor): return .anchor(anchor)
        case .object, .guide: return .item(try item(value, argument.value.token))
        case .library(let part):
            guard case .draft(let other)? = part as? DraftsmanValue, let group = DraftGroup(drafts[other].words)
            else { break }
            return .group(drafts[other].item, group)
        default: break
        }
        throw fault("found \(value.noun), expected a view, guide, anchor or number", argument.value.token)
    }

    private mutating func modify(
        _ draft: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ labels: [String],
        _ token: Int
    ) throws(ReadError) {
        let index = drafts[draft].relations.count - 1
        guard index >= 0, arguments.count == 1 else { throw fault("Draftsman has no \"\(name)\" here", token) }
        let value = arguments[0].value
        switch (name, labels[0]) {
        case ("offset", "by"), ("constant", ""): drafts[draft].relations[index].offset = .uniform(try number(value))
        case ("inset", "by"): drafts[draft].relations[index].offset = .uniform(-(try number(value)))
        case ("multiplied", "by"): drafts[draft].relations[index].multiplier = try number(value)
        case ("added", "by"), ("substracted", "by"):
            let sign = name == "added" ? 1.0 : -1
            switch try evaluate(value) {
            case .structure(_, let labels, let numbers):
                drafts[draft].relations[index].offset = .parts(
                    Dictionary(zip(labels, numbers)) { $1 },
                    isInset: sign < 0
                )
            case let other: drafts[draft].relations[index].offset = .uniform(sign * (try number(other, value.token)))
            }
        case ("offsetted", "using"), ("insetted", "using"):
            let sign = name == "offsetted" ? 1.0 : -1
            switch try evaluate(value) {
            case .structure(_, let labels, let numbers):
                drafts[draft].relations[index].offset = .parts(
                    Dictionary(zip(labels, numbers)) { $1 },
                    isInset: sign < 0
                )
            case let other: drafts[draft].relations[index].offset = .uniform(sign * (try number(other, value.token)))
            }
        case ("priority", ""): drafts[draft].relations[index].priority = try requiredPriority(value)
        case ("identifier", ""): drafts[draft].relations[index].identifier = try identifier(value)
        default: throw fault("Draftsman has no \"\(name)\" here", token)
        }
    }

    /// `.backgroundColor(.red)`, `.resistHorizontalExpansion(.required)`: properties of the view.
    private mutating func configure(
        _ draft: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        guard case .view(let object) = drafts[draft].item, arguments.count == 1, arguments[0].label == nil else {
            throw fault("Draftsman has no \"\(name)\" here", token)
        }
        let value = arguments[0].value
        switch name {
        case "resistVerticalExpansion": objects[object].view.contentHugging.vertical = try priority(value)
        case "resistHorizontalExpansion": objects[object].view.contentHugging.horizontal = try priority(value)
        case "resistVerticalCompression": objects[object].view.compressionResistance.vertical = try priority(value)
        case "resistHorizontalCompression": objects[object].view.compressionResistance.horizontal = try priority(value)
        case "resistSizeExpansion", "resistSizeCompression", "resistSizeAdjustment":
            let priority = try priority(value)
            if name != "resistSizeCompression" { objects[object].view.contentHugging = PerAxis(priority, priority) }
            if name != "resistSizeExpansion" {
                objects[object].view.compressionResistance = PerAxis(priority, priority)
            }
        default:
            if UIKitProperty.isKept(name), let json = json(of: value) {
                set(name, json: json, object)
            } else if LayoutFreeMembers.contain(property: name) || LayoutFreeMembers.branches.contains(name) {
                passedOver.append(tokens.place(of: token))
            } else {
                try setView(name, object, value, token)
            }
        }
    }
}
