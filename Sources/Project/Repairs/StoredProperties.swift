import LayoutCode
import LayoutSyntax

/// Properties that nothing sets any more: they become optional ones, as outlets are.
enum StoredProperties {
    static let repairs = [
        Repair.containing(
            "has no initializers",
            "not initialized at",
            "without initializing all stored properties",
            "is not initialized",
            "used before being initialized",
            "before 'self.",
            "used before 'self.",
            "before all stored properties are initialized",
            "before being initialized",
            make: makeOptional
        ),
        Repair.containing("'super.init' isn't called", "super.init' call", make: callSuper),
    ]

    private static func makeOptional(_ step: inout RepairStep) -> Bool {
        guard let level = step.typeLevel, case .type(let type) = level.statement.kind else { return false }
        var names = Set(
            step.error.quoted.filter { $0.hasPrefix("self.") }.map { String($0.dropFirst(5)) }
        )
        for note in step.error.notes {
            // 'self.name' not initialized; stored property 'name' without initial value prevents …
            let quoted = CompilerMessage(path: "", line: 1, column: 1, text: note.text).quoted
            guard note.text.contains("not initialized") || note.text.contains("without initial value") else { continue }
            names.formUnion(quoted.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 })
        }
        var parser = SwiftCodeParser(step.tokens, type.body.tokens)
        let members = parser.declarations(isFile: false)
        var isChanged = false
        for (place, member) in members.enumerated() {
            guard case .variable(let variable) = member.kind, names.contains(variable.name), variable.value == nil,
                variable.type != nil
            else { continue }
            var end = place + 1 < members.count ? members[place + 1].token : type.body.tokens.upperBound
            let start = variable.token + 2
            if let brace = (start..<max(start, end)).first(where: { step.tokens.is("{", at: $0) }) { end = brace }
            guard start < end, !step.tokens.is("!", at: end - 1) else { continue }
            step.insert("(", before: start)
            step.insert(")!", behind: start..<end)
            if let word = (member.token..<variable.token).first(where: { step.tokens.is("let", at: $0) }) {
                step.replace(word..<(word + 1), by: "var")
            }
            isChanged = true
        }
        return isChanged
    }

    private static func callSuper(_ step: inout RepairStep) -> Bool {
        guard let level = step.memberLevel, case .function(let function) = level.statement.kind,
            function.name == "init"
        else { return false }
        step.leaveOut(level.tokens)
        return true
    }
}
