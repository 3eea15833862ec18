import LayoutCode
import LayoutSyntax

/// Words before declarations that mean nothing any more.
enum Modifiers {
    static let repairs = [
        Repair.containing(
            "does not override any",
            "does not override a designated initializer",
            "cannot override"
        ) { step in
            // Without the word it would be one that needs it.
            if step.error.text.contains("with throwing") || step.error.text.contains("with async") { return false }
            return remove(["override"], &step)
        },
        Repair.containing("requires an 'override' keyword", "declaration requires an 'override'") { step in
            guard let level = declaration(step), step.attempt == 0 else { return false }
            step.insert("override ", before: level.tokens.lowerBound)
            return true
        },
        Repair.containing("cannot be declared public", "cannot be declared open", "must be declared") { step in
            remove(["public", "open"], &step)
        },
        Repair.containing("'optional' can only be applied") { step in remove(["optional"], &step) },
        Repair.containing("unknown attribute '", "attribute can only be", make: removeAttribute),
        Repair.containing("is inaccessible due to '") { step in
            guard step.attempt == 0,
                let note = step.error.notes.first(where: { $0.text.contains("declared here") }),
                let file = step.program.files[note.path], let tokens = file.tokens,
                let token = file.token(line: note.line, column: note.column),
                let level = CodeLevel.all(around: token, in: tokens).last
            else { return false }
            for index in level.tokens.prefix(8)
            where tokens.is("private", at: index) || tokens.is("fileprivate", at: index) {
                if tokens.is("(", at: index + 1) { continue }
                step.edit(file.bytes(of: index..<(index + 1)), "", in: note.path)
                return true
            }
            return false
        },
    ]

    /// Removes an attribute. What one of a library would give a property, such as the value that a store begins with, the
    /// property has from its arguments, or as a value that nobody knows.
    private static func removeAttribute(_ step: inout RepairStep) -> Bool {
        guard let name = step.error.quoted.first else { return false }
        for index in [step.token, step.token - 1, step.token + 1]
        where index >= 0 && index < step.tokens.count && step.tokens.tokens[index].kind == .attribute {
            guard step.tokens.text(at: index) == "@" + name || step.tokens.text(at: index) == name else { continue }
            var end = index + 1
            if end < step.tokens.count, step.tokens.is("<", at: end), !step.tokens.tokens[end].isSpaced {
                while end < step.tokens.count, !step.tokens.is(">", at: end) { end += 1 }
                end += 1
            }
            var value: String?
            if end < step.tokens.count, step.tokens.is("(", at: end), !step.tokens.tokens[end].isSpaced {
                value = firstValue(in: end, step)
                end = step.tokens.end(at: end)
            }
            step.leaveOut(index..<end)
            if let level = step.levels.last(where: { $0.tokens.contains(index) }),
                case .variable(let variable) = level.statement.kind, variable.getter == nil,
                let type = RepairStep.typeTokens(of: variable, before: level.tokens.upperBound, step.tokens),
                !step.tokens.is("!", at: type.upperBound - 1), !step.tokens.is("?", at: type.upperBound - 1)
            {
                step.insert(" = " + (value ?? Leaving.value), behind: type)
            }
            return true
        }
        return false
    }

    /// What an attribute's arguments call the value that a property begins with.
    private static func firstValue(in open: Int, _ step: RepairStep) -> String? {
        let close = step.tokens.end(at: open) - 1
        var index = open + 1
        while index + 2 < close {
            if ["defaultValue", "wrappedValue", "default", "initialValue"].contains(step.tokens.text(at: index)),
                step.tokens.is(":", at: index + 1)
            {
                var end = index + 2
                while end < close, !step.tokens.is(",", at: end) { end = step.tokens.end(at: end) }
                return step.file.text(of: (index + 2)..<end).split(whereSeparator: \.isNewline).joined(separator: " ")
            }
            index = step.tokens.end(at: index)
        }
        return nil
    }

    private static func declaration(_ step: RepairStep) -> CodeLevel? {
        step.levels.last { $0.surroundings != .code }
    }

    private static func remove(_ words: Set<String>, _ step: inout RepairStep) -> Bool {
        guard let level = declaration(step), step.attempt < 2 else { return false }
        for index in level.tokens.prefix(12)
        where words.contains(step.tokens.text(at: index)) && step.tokens.tokens[index].kind == .word {
            step.replace(index..<(index + 1), by: "")
            return true
        }
        return false
    }
}
