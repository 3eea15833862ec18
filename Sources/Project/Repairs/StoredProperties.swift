import LayoutCode
import LayoutSyntax

/// Properties that nothing sets any more: they become optional ones, as outlets are.
enum StoredProperties {
    static let repairs = [
        Repair.containing("' used before being initialized", "before being initialized", make: giveLocalValue),
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
            let end = place + 1 < members.count ? members[place + 1].token : type.body.tokens.upperBound
            guard let range = RepairStep.typeTokens(of: variable, before: end, step.tokens),
                !step.tokens.is("!", at: range.upperBound - 1)
            else { continue }
            step.insert("(", before: range.lowerBound)
            // What comes behind is the value of one that nobody sets; with accessors there can be none before them.
            step.insert(")! = " + Leaving.valueIfKnown, behind: range)
            if let word = (member.token..<variable.token).first(where: { step.tokens.is("let", at: $0) }) {
                step.replace(word..<(word + 1), by: "var")
            }
            isChanged = true
        }
        return isChanged
    }

    /// A constant or variable of a function whose values were left out gets one that nobody knows.
    private static func giveLocalValue(_ step: inout RepairStep) -> Bool {
        guard step.attempt == 0, let name = step.error.quoted.first, !name.hasPrefix("self."),
            let note = step.error.notes.first(where: { $0.text.contains("defined here") && $0.path == step.file.path }),
            let token = step.file.token(line: note.line, column: note.column),
            let level = CodeLevel.all(around: token, in: step.tokens).last, level.surroundings == .code,
            case .variable(let variable) = level.statement.kind, variable.name == name,
            let range = RepairStep.typeTokens(of: variable, before: level.tokens.upperBound, step.tokens)
        else { return false }
        if let word = (level.tokens.lowerBound..<variable.token).first(where: { step.tokens.is("let", at: $0) }) {
            step.replace(word..<(word + 1), by: "var")
        }
        step.insert(" = " + Leaving.value, behind: range)
        return true
    }

    private static func callSuper(_ step: inout RepairStep) -> Bool {
        guard let level = step.memberLevel, case .function(let function) = level.statement.kind,
            function.name == "init"
        else { return false }
        step.leaveOut(level.tokens)
        return true
    }
}
