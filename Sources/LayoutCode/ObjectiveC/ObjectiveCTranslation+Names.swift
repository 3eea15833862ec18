import LayoutSyntax

/// Names of variables, members and constants.
extension ObjectiveCTranslation {
    mutating func writeMember(
        _ name: String,
        of receiver: String?,
        isVariable: Bool,
        _ token: Int
    ) throws(ReadError) {
        if isStrict {
            return try writeMemberStrictly(name, of: receiver, isVariable: isVariable, token)
        }
        if isVariable { return output.member(variable(name) ?? name, at: token) }
        if receiver == "UIColor" { return output.member(ObjectiveCNames.color(name), at: token) }
        if receiver == "self", let known, known.variables[name] == nil, known.methods[name] != nil,
            known.lazyGetters[name] == nil
        {
            output.member(name, at: token)
            output.mark("(", at: token)
            return output.mark(")", at: token)
        }
        output.member(swiftMember(name), at: token)
    }

    /// A property as Swift calls it.
    func swiftMember(_ name: String) -> String {
        if facts.propertyNames.contains(name) { return name }
        switch name {
        case "firstObject": return "first"
        case "lastObject": return "last"
        default: return ObjectiveCNames.member(name)
        }
    }

    /// The variable of the class that `_name` or `name` is, as Swift calls it.
    private func variable(_ name: String) -> String? {
        if let strict { return strict.variable(name) }
        guard let known else { return nil }
        if name.hasPrefix("_") {
            let property = String(name.dropFirst())
            if known.variables[property] != nil { return known.isComputed(property) ? name : property }
        }
        return known.variables[name] == nil ? nil : name
    }

    mutating func writeName(_ name: String, _ token: Int) throws(ReadError) {
        if isStrict, try writeNameStrictly(name, token) { return }
        switch name {
        case "YES", "true": return output.word("true", at: token)
        case "NO", "false": return output.word("false", at: token)
        case "nil", "Nil", "NULL": return output.word("nil", at: token)
        case "M_PI":
            output.word("Double", at: token)
            return output.member("pi", at: token)
        case "UIViewNoIntrinsicMetric":
            output.word("UIView", at: token)
            return output.member("noIntrinsicMetric", at: token)
        case "UITableViewAutomaticDimension":
            output.word("UITableView", at: token)
            return output.member("automaticDimension", at: token)
        default: break
        }
        if name.hasPrefix("_"), name.dropFirst() != lazyProperty ?? "", let variable = variable(name) {
            output.word("self", at: token)
            return output.member(variable, at: token)
        }
        if facts.macrosWithArguments.contains(name) { return output.unread("the macro \"\(name)\"", at: token) }
        if let (word, isOption) = ObjectiveCNames.constant(name) {
            if isOption { output.mark("[", at: token) }
            if !isOption || word != "none" { output.member(word, at: token) }
            if isOption { output.mark("]", at: token) }
            return
        }
        if let type = ObjectiveCNames.structure(name, before: "Zero") {
            output.word(type, at: token)
            return output.member("zero", at: token)
        }
        output.name(name, at: token)
    }
}
