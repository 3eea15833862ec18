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
        facts.builders = ["LayoutPlan"]
        facts.built = "ViewPlan"
        facts.superclasses = [
            "UIPlannedController": "UIViewController", "UIPlannedView": "UIView",
            "UITablePlannedCell": "UITableViewCell", "UICollectionPlannedCell": "UICollectionViewCell",
            "UIPlannedStack": "UIStackView",
        ]
        return facts
    }()

    package struct State {
        var drafts: [Draft] = []
        /// Where the plan that is built is, for `.previous`.
        var current: Int?
        var previous: Int?
        /// The guides that stand for the keyboard.
        var keyboards: [KeyboardGuide: Int] = [:]
    }

    package static var initialState: State { State() }

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
        get { state(of: DraftsmanLibrary.self).value.drafts }
        nonmutating _modify { yield &state(of: DraftsmanLibrary.self).value.drafts }
    }

    mutating func draft(of value: CodeValue, _ token: Int) throws(ReadError) -> Int {
        var value = value
        if case .parent(let object) = value { value = .object(object) }
        var controller: Int?
        if case .object(let object) = value, objects[object].isController {
            controller = object
            value = .object(try view(of: object, token))
        }
        drafts.append(Draft(item: try item(value, token), controller: controller, token: token))
        return drafts.count - 1
    }
}
