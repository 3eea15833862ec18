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
            remove(["override"], &step)
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
        Repair.containing("unknown attribute '", "attribute can only be") { step in
            guard let name = step.error.quoted.first else { return false }
            for index in [step.token, step.token - 1, step.token + 1]
            where index >= 0 && index < step.tokens.count && step.tokens.tokens[index].kind == .attribute {
                guard step.tokens.text(at: index) == "@" + name || step.tokens.text(at: index) == name else { continue }
                var end = index + 1
                if end < step.tokens.count, step.tokens.is("(", at: end), !step.tokens.tokens[end].isSpaced {
                    end = step.tokens.end(at: end)
                }
                step.leaveOut(index..<end)
                return true
            }
            return false
        },
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
