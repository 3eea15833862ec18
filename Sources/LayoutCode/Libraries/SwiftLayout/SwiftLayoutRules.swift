import LayoutModel
import LayoutSyntax

/// What a release of SwiftLayout has, by its major version: 1.7.0, 2.8.0, 3.0.0, 4.0.1 and 5.0.1. A run without a version takes
/// what any of them has; a strict one refuses what is of another, or without effect.
enum SwiftLayoutRules {
    static let composites: Set<String> = ["allSides", "cap", "shoe", "horizontal", "vertical", "size", "center"]

    /// The views of one block: what `LayoutBuilder.buildBlock` takes before iOS 17.
    static func blockLimit(_ version: Int) -> Int { version == 1 ? 7 : 10 }
}

extension CodeRun {
    private func needs(_ isThere: Bool, _ what: String, _ token: Int) throws(ReadError) {
        guard isStrict, let version = libraryVersion, !isThere else { return }
        throw fault("SwiftLayout \(version) has no \(what)", token)
    }

    /// `title.sl` rather than `title` (`UIView+Layout.swift`, since 3.0 `LayoutMethodWrapper`); in 2.8 for `updateLayout`
    /// alone.
    func checkLayoutEntrance(_ token: Int) throws(ReadError) {
        try needs((libraryVersion ?? 5) >= 2, "\"sl\"", token)
    }

    /// Calls of a view itself.
    func checkDirectCall(_ name: String, _ token: Int) throws(ReadError) {
        guard let version = libraryVersion else { return }
        let isThere = name == "updateLayout" ? version == 1 : version < 3 && (name != "sublayout" || version > 1)
        try needs(isThere, "\"\(name)\" of views", token)
    }

    /// `view { … }`, which 2.8 deprecates.
    func checkBraces(_ token: Int) throws(ReadError) { try needs((libraryVersion ?? 1) <= 2, "calls of views", token) }

    func checkGroup(_ token: Int) throws(ReadError) { try needs((libraryVersion ?? 5) >= 2, "GroupLayout", token) }

    /// In 3.0 and 4.0, `identifying` returns the view, and in 5.0 the view's layout.
    func checkCall(_ name: String, of node: SwiftLayoutNode, _ token: Int) throws(ReadError) {
        try needs(!node.isWrapped || (libraryVersion ?? 5) >= 3, "\"\(name)\" of \"sl\"", token)
        guard let version = libraryVersion, version == 3 || version == 4, node.identifier != nil else { return }
        try needs(node.isWrappedAgain, "\"\(name)\" of an identified view without \"sl\"", token)
    }

    func checkWrapping(of node: SwiftLayoutNode, _ token: Int) throws(ReadError) {
        guard let version = libraryVersion else { return }
        try needs(
            (version == 3 || version == 4) && node.identifier != nil && !node.isWrappedAgain,
            "\"sl\" here",
            token
        )
    }

    // MARK: Lines

    /// `Anchors(.top, .bottom)` rather than `Anchors.top.bottom`.
    func checkAttributes(_ words: [String], isList: Bool, _ token: Int) throws(ReadError) {
        guard let version = libraryVersion, isStrict else { return }
        try needs(isList == (version == 1), isList ? "Anchors(…)" : "Anchors.\(words[0])", token)
        let hasComposite = words.contains(where: SwiftLayoutRules.composites.contains)
        try needs(!hasComposite || version >= 4 && words.count == 1, "Anchors.\(words.joined(separator: "."))", token)
        if words.isEmpty { throw fault("these anchors have no attribute", token) }
    }

    func checkModifier(_ name: String, hasCall: Bool, _ token: Int) throws(ReadError) {
        guard let version = libraryVersion else { return }
        if name == "priority" { try needs(version >= 2, "priorities", token) }
        if name == "identifier" { try needs(version >= 5, "identifiers of anchors", token) }
        // Attributes alone have no modifiers since 2.8.
        try needs(hasCall || version == 1, "\"\(name)\" here", token)
    }

    /// Which calls the type of an expression has: attributes of one kind, of several, a size, a center.
    func check(_ line: SwiftLayoutLine, words: [String], labels: [String?], _ token: Int) throws(ReadError) {
        guard isStrict, let version = libraryVersion else { return }
        let isPair = words == ["size"] || words == ["center"]
        let listsAnchors = version == 1
        var isConstant = false
        var isSuperview = false
        switch line.target {
        case .constant: isConstant = true
        case .superview: isSuperview = true
        default: break
        }
        if listsAnchors, isSuperview { throw fault("SwiftLayout 1 has no such call", token) }
        if isPair, line.relation != .equal { throw fault("a pair of anchors has no inequalities", token) }
        if let attribute = line.other {
            let kinds = Set((line.attributes + [attribute]).map { $0.isSize ? 2 : $0.axis == .horizontal ? 0 : 1 })
            if isConstant || isPair || kinds.count > 1 || listsAnchors && isSuperview {
                throw fault("no call takes an attribute here", token)
            }
            if line.attributes.allSatisfy({ $0 == attribute }) {
                throw fault("the attribute of the target repeats that of the line", token)
            }
        }
        let isSize = line.attributes.allSatisfy(\.isSize)
        let isAllowed: Bool
        switch line.offset {
        case .constant:
            let isGiven = labels.contains("constant")
            isAllowed =
                isGiven ? !isPair && (!isConstant || listsAnchors || isSize) : !isConstant || listsAnchors
        case .inward: isAllowed = !isPair && !isConstant && version >= 4
        case .parts(let parts):
            let names = Set(parts.keys)
            isAllowed =
                words == ["size"]
                ? (isConstant ? names == ["width", "height"] : names.isSubset(of: ["widthOffset", "heightOffset"]))
                : words == ["center"] && !isConstant && names.isSubset(of: ["xOffset", "yOffset"])
        }
        if !isAllowed { throw fault("this call takes other arguments", token) }
    }

    /// A multiplier of a size without a second item has no effect.
    func checkEffect(of line: SwiftLayoutLine) throws(ReadError) {
        guard isStrict, line.multiplier != 1, case .constant = line.target, line.attributes.allSatisfy(\.isSize) else {
            return
        }
        throw fault("this multiplier has no effect", line.token)
    }

    // MARK: Blocks

    func checkBlock(of closure: CodeClosure) throws(ReadError) {
        guard isStrict, let version = libraryVersion else { return }
        var parser = SwiftCodeParser(tokens, closure.body)
        guard parser.statements().count > SwiftLayoutRules.blockLimit(version) else { return }
        throw fault("this block has more views than SwiftLayout \(version) takes", closure.body.lowerBound)
    }

    /// A layout guide with anchors of its own (`GuideLayout`), and no guide of UIKit's.
    func checkGuide(_ guide: Int, isAdded: Bool, _ token: Int) throws(ReadError) {
        try needs((libraryVersion ?? 5) >= 5, "layout guides in layouts", token)
        guard isStrict, isAdded, guides[guide].guide.kind != .custom else { return }
        throw fault("this layout guide is UIKit's own, and cannot be added", token)
    }
}
