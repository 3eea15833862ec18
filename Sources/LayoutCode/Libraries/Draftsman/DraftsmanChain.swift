import LayoutModel
import LayoutSyntax

/// The members and calls of a draft, in the order in which the library has them.
extension CodeRun {
    mutating func draftMember(_ name: String, of draft: Int, _ token: Int) throws(ReadError) -> CodeValue {
        switch (drafts[draft].stage, name) {
        case (.builder(path: []), "drf"): drafts[draft].stage = .draft
        case (.builder(path: []), "subscriber"): drafts[draft].stage = .subscriber
        case (.builder(let path), _): drafts[draft].stage = .builder(path: path + [name])
        case (.subscriber, _): throw noMember(name, token)
        case (.draft, "builder"), (.draft, "subcriber"):
            try checkHasRelations(draft, token)
            drafts[draft].stage = name == "builder" ? .builder(path: []) : .subscriber
            drafts[draft].isOpen = false
        case (.draft, _):
            guard DraftGroup.isWord(name) else { throw noMember(name, token) }
            // Relations are values: a chain that goes on from one that is kept is another one.
            drafts[draft].words.append(name)
            drafts[draft].isOpen = false
        }
        return .draft(draft)
    }

    func noMember(_ name: String, _ token: Int) -> ReadError { fault("Draftsman has no \"\(name)\" here", token) }

    func checkHasRelations(_ draft: Int, _ token: Int) throws(ReadError) {
        guard drafts[draft].words.isEmpty else {
            throw fault("\"\(drafts[draft].words.joined(separator: "."))\" has no relation", token)
        }
    }

    mutating func draftCall(
        _ name: String,
        on draft: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        switch drafts[draft].stage {
        case .builder(let path):
            try setProperty(name, path, draft, arguments, token)
            return .draft(draft)
        case .subscriber:
            try subscribe(name, labels, draft, token)
            return .draft(draft)
        case .draft: break
        }
        if let comparison = Self.comparison(name), !drafts[draft].words.isEmpty {
            guard arguments.count == 1, labels[0] == "to" || labels[0] == "with" else {
                throw fault("expected \"\(name)(to:)\" or \"\(name)(with:)\"", token)
            }
            try relate(draft, comparison, draftTarget(arguments[0]), token)
            return .draft(draft)
        }
        // `center` and `frame` are properties, too.
        if drafts[draft].words.last == name { drafts[draft].words.removeLast() }
        try checkHasRelations(draft, token)
        if let shortcut = DraftGroup.shortcuts[name], arguments.isEmpty {
            // After a relation this one is not public.
            if name == "matchParentSize", drafts[draft].isOpen { throw noMember(name, token) }
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
            drafts[draft].contents.append((.block(closure), name == "insert" ? .inserted : .arranged))
            drafts[draft].isOpen = false
        case ("apply", []), ("build", []):
            return .list(try apply(draft, isActive: name == "apply").map { .constraint($0) })
        default:
            if try resists(name, draft, arguments) {
                drafts[draft].isOpen = false
            } else if drafts[draft].isOpen {
                try modify(draft, name, arguments, labels, token)
            } else if labels == ["assignedBy"] {
                drafts[draft].stage = .subscriber
                try subscribe(name, labels, draft, token)
            } else if name == "renderCells" || name == "renderSections" {
                try render(draft, name, arguments, token)
            } else {
                try setProperty(name, nil, draft, arguments, token)
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

    static let anonymousLayouts: Set<String> = [
        "parent", "safeArea", "mySelf", "keyboard", "keyboardSafeArea", "previous", "previousSafeArea",
    ]

    private mutating func draftTarget(_ argument: SwiftCode.Argument) throws(ReadError) -> Draft.Target {
        let value = try evaluate(argument.value)
        if argument.label == "with" {
            switch value {
            case .member(let name) where Self.anonymousLayouts.contains(name): return .anonymous(name)
            case .library(let part):
                guard case .anonymous(let anchor, let layout)? = part as? DraftsmanValue else { break }
                return .anonymousAnchor(anchor, of: layout)
            case .structure("CGSize", _, let numbers): return .size(width: numbers[0], height: numbers[1])
            default: break
            }
            throw fault("found \(value.noun), expected a layout such as .parent", argument.value.token)
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
}
