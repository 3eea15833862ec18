import LayoutModel
import LayoutSyntax

/// Properties that drafts set, and the cells that they give to lists.
extension CodeRun {
    /// `.backgroundColor(.red)`
    ///
    /// - Parameter path: The members before the property, after `builder`, which has all of them; `nil` for the library's own.
    mutating func setProperty(
        _ name: String,
        _ path: [String]?,
        _ draft: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        guard case .view(let object) = drafts[draft].item, arguments.count == 1, arguments[0].label == nil,
            path != nil || isForeign(object) || DraftsmanSetters.contain(name, of: objects[object].view.baseClass)
        else { throw noMember(name, token) }
        let value = arguments[0].value
        if path != nil { drafts[draft].stage = .builder(path: []) }
        if isStrict {
            guard token + 1 < tokens.count, tokens.is("(", at: token + 1) else { throw noMember(name, token) }
            set(
                ((path ?? []) + [name]).joined(separator: "."),
                to: value.token..<Int(tokens.tokens[token + 1].partner),
                of: object
            )
            if path?.isEmpty ?? true, Self.placingProperties.contains(name) { try setView(name, object, value, token) }
            return
        }
        if let path, !path.isEmpty {
            guard LayoutFreeMembers.branches.contains(path[0]) else { throw noMember(path[0], token) }
            return try passOver(token)
        }
        if UIKitProperty.isKept(name), let json = json(of: value) {
            set(name, json: json, object)
        } else if LayoutFreeMembers.contain(property: name) || LayoutFreeMembers.branches.contains(name) {
            try passOver(token)
        } else {
            try setView(name, object, value, token)
        }
    }

    /// `.text(assignedBy: $title).stored()`: what is published later is not known.
    mutating func subscribe(_ name: String, _ labels: [String], _ draft: Int, _ token: Int) throws(ReadError) {
        switch (name, labels) {
        case ("stored", []), ("storeAll", ["in"]): drafts[draft].stage = .draft
        case (_, ["assignedBy"]): break
        default: throw noMember(name, token)
        }
        try passOver(token)
    }

    /// `.resistHorizontalExpansion(.required)`
    ///
    /// - Returns: Whether it is one of these calls.
    mutating func resists(
        _ name: String,
        _ draft: Int,
        _ arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> Bool {
        guard name.hasPrefix("resist"), case .view(let object) = drafts[draft].item, arguments.count == 1,
            arguments[0].label == nil
        else { return false }
        let value = arguments[0].value
        if isStrict { throw fault("\"\(name)\" is not understood here", value.token) }
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
        default: return false
        }
        return true
    }

    // MARK: Lists

    /// `.renderCells(using: items) { item in … }`: which cells there are is known when the code runs.
    mutating func render(
        _ draft: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        guard case .view(let object) = drafts[draft].item,
            isForeign(object) || ["UITableView", "UICollectionView"].contains(objects[object].view.baseClass)
        else { throw noMember(name, token) }
        var rest = arguments[...]
        if rest.first?.label == nil, rest.count > 2 { rest.removeFirst() }
        try checkSource(rest, name, isTable: objects[object].view.baseClass == "UITableView", token)
        try passOver(token)
    }

    /// `Tabled(forCell: Cell.self, observing: $items) { cell, item in … }`
    mutating func listDraft(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        var rest = arguments[...]
        let className = name == "Tabled" ? "UITableView" : "UICollectionView"
        var list: Int?
        if let first = rest.first, first.label == nil {
            rest.removeFirst()
            if case .object(let object) = try evaluate(first.value), objects[object].view.baseClass == className {
                list = object
            } else if name == "Tabled" {
                throw fault("expected a table view", first.value.token)
            }
        }
        if rest.first?.label == "forCell" { rest.removeFirst() }
        try checkSource(rest, name, isTable: name == "Tabled", token)
        let object = list ?? makeObject(className)
        if list == nil { objects[object].place = tokens.place(of: token) }
        try passOver(token)
        var draft = Draft(item: .view(object), token: token)
        draft.isOfHelper = true
        drafts.append(draft)
        return drafts.count - 1
    }

    private func checkSource(
        _ arguments: ArraySlice<SwiftCode.Argument>,
        _ name: String,
        isTable: Bool,
        _ token: Int
    ) throws(ReadError) {
        var labels = arguments.map { $0.label ?? "" }
        guard let last = labels.popLast(), ["", "applicator", "cellProvider"].contains(last),
            labels == ["using"] || labels == ["observing"]
                || isTable && (labels == ["using", "animation"] || labels == ["observing", "animation"])
        else { throw fault("expected \(name)(using:) or \(name)(observing:) with a block", token) }
    }
}
