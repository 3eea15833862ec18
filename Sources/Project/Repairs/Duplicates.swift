import LayoutCode
import LayoutSyntax

/// Names that several files of a project declare, as its targets do: the nearest stays.
enum Duplicates {
    static let repairs = [
        Repair.containing("invalid redeclaration of") { step in
            guard let level = step.memberLevel else { return false }
            step.leaveOut(level.tokens)
            return true
        },
        Repair.containing("ambiguous use of", "is ambiguous for type lookup", "is ambiguous") { step in
            guard step.attempt == 0 else { return false }
            let places = step.error.notes.filter {
                $0.text.contains("found this candidate") || $0.text.contains("declared here")
            }
            let own = places.filter { step.program.files[$0.path] != nil }
            guard own.count >= 2 || own.count == 1 && places.count > 1,
                let nearest = step.program.index.nearest(own.map(\.path), to: step.file.path)
            else { return false }
            var isChanged = false
            for note in own where note.path != nearest {
                guard let file = step.program.files[note.path], let tokens = file.tokens,
                    let token = file.token(line: note.line, column: note.column),
                    let level = CodeLevel.all(around: token, in: tokens).last(where: { $0.surroundings != .code })
                else { continue }
                step.leaveOut(level.tokens, of: file, tokens)
                isChanged = true
            }
            return isChanged
        },
    ]
}
