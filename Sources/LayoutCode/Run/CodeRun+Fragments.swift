import LayoutModel
import LayoutSyntax

/// Names in code for an existing class, which declares them elsewhere.
extension CodeRun {
    /// The view that a fragment is for, as `view` or `self` name it.
    mutating func fragmentRoot(_ token: Int) throws(ReadError) -> Int {
        if let known = globals["view"], case .object(let object) = known { return object }
        var object = CodeObject(className: "UIView")
        object.isGiven = true
        object.place = tokens.place(of: token)
        object.file = tokens.file(of: token)
        if mentions("view", in: fragment) {
            object.view.viewController = fragment.flatMap { program.fragments[$0].title } ?? "UIViewController"
        }
        let index = add(object)
        globals["view"] = .object(index)
        roots.append(index)
        return index
    }

    /// Whether code outside of types names something by itself or as a member of `self`, and not of anything else.
    func mentions(_ name: String, in fragment: Int?) -> Bool {
        guard let fragment else { return false }
        return program.tokens(of: fragment).contains { index in
            guard tokens.tokens[index].kind == .word, tokens.text(at: index) == name else { return false }
            if index < 2 || !tokens.is(".", at: index - 1) { return true }
            return tokens.is("self", at: index - 2) && (index == 2 || !tokens.is(".", at: index - 3))
        }
    }

    /// Whether an object is what `view` or `self` names in the fragment that runs.
    func isRootOfFragment(_ object: Int) -> Bool {
        if fragment != nil, case .object(object)? = globals["view"] { true } else { false }
    }

    /// Whether a capitalized name that nothing declares is an outlet's rather than a type's: Swift has no other names of
    /// types by themselves, and members of views are known.
    func isViewInFragment(_ name: String) -> Bool {
        guard let fragment, !UIKitClass.isFramework(name),
            !library.facts.namePrefixes.contains(where: name.hasPrefix)
        else { return false }
        var isView = false
        for index in program.tokens(of: fragment)
        where tokens.tokens[index].kind == .word && tokens.name(at: index) == name {
            func next(_ text: StaticString) -> Bool { index + 1 < tokens.count && tokens.is(text, at: index + 1) }
            // A call makes an object, and what follows a name in a declaration is its type.
            if next("(") { return false }
            if next(":") || index > 0 && Self.precedesType(tokens, index - 1) { continue }
            if !next(".") {
                isView = true
            } else if index + 2 < tokens.count, tokens.tokens[index + 2].kind == .word {
                let member = tokens.name(at: index + 2)
                isView = isView || member == library.facts.entrance || Self.attribute(ofAnchor: member) != nil
            }
        }
        return isView
    }

    /// Whether a token is followed by the name of a type, or of a member.
    private static func precedesType(_ tokens: SwiftCodeTokens, _ index: Int) -> Bool {
        if ["." as StaticString, "->", "as", "is", "<"].contains(where: { tokens.is($0, at: index) }) { return true }
        return index > 1 && tokens.is(":", at: index)
            && (tokens.is("let", at: index - 2) || tokens.is("var", at: index - 2))
    }

    /// Whether a name that nothing declares is a layout guide: the fragment adds it to a view.
    private func isGuideInFragment(_ name: String) -> Bool {
        guard let fragment else { return false }
        return program.tokens(of: fragment).contains { index in
            guard tokens.is("addLayoutGuide", at: index), index + 2 < tokens.count else { return false }
            let close = Int(tokens.tokens[index + 1].partner)
            return close > index + 1 && close - 1 < tokens.count && tokens.tokens[close - 1].kind == .word
                && tokens.name(at: close - 1) == name
        }
    }

    /// A name that the fragment uses and does not declare: a view that exists already.
    mutating func impliedValue(_ name: String, _ token: Int) throws(ReadError) -> CodeValue {
        if name == "view" || name == "self" { return .object(try fragmentRoot(token)) }
        if name.hasSuffix("Anchor") || Self.guideKinds[name] != nil {
            return try member(name, of: .object(fragmentRoot(token)), token)
        }
        if name == "topLayoutGuide" { return .guide(guide(.topLayout, of: try fragmentRoot(token))) }
        if name == "bottomLayoutGuide" { return .guide(guide(.bottomLayout, of: try fragmentRoot(token))) }
        if isGuideInFragment(name) {
            guides.append(CodeGuide(guide: .init(id: "", kind: .custom), owner: nil))
            guides[guides.count - 1].guide.name = name
            globals[name] = .guide(guides.count - 1)
            return .guide(guides.count - 1)
        }
        var object = CodeObject(className: "UIView")
        object.place = tokens.place(of: token)
        object.file = tokens.file(of: token)
        object.isDeclaredElsewhere = true
        object.view.name = name
        let index = add(object)
        if name == "contentView" {
            // That of the cell which the fragment is for.
            objects[index].isGiven = true
            objects[index].view.statedTranslatesAutoresizingMask = false
            try addSubview(index, to: fragmentRoot(token), token: token)
        }
        globals[name] = .object(index)
        return .object(index)
    }
}
