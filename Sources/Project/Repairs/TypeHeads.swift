import LayoutCode
import LayoutSyntax

/// What types inherit from and conform to.
enum TypeHeads {
    static let repairs = [
        Repair.containing(" does not conform to protocol '", "conformance of '", make: removeConformance),
        Repair.containing("inheritance from", "multiple inheritance from classes", make: removeBase),
        Repair.containing("must be provided by subclass", make: provideInitializer),
    ]

    private static func removeConformance(_ step: inout RepairStep) -> Bool {
        guard let level = step.typeLevel, case .type(let type) = level.statement.kind else { return false }
        let names = step.error.quoted.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        for name in names.reversed() where type.bases.contains(name) {
            return remove(name, from: type, &step)
        }
        // One that a base brings: all but the superclass go.
        let kept = type.bases.first.map { step.program.isClass($0) } == true ? 1 : 0
        guard step.attempt < 2, type.bases.count > kept, let name = type.bases.last else { return false }
        return remove(name, from: type, &step)
    }

    private static func removeBase(_ step: inout RepairStep) -> Bool {
        guard let level = step.typeLevel, case .type(let type) = level.statement.kind, type.bases.count > 1 else {
            return false
        }
        return remove(type.bases[1], from: type, &step)
    }

    /// Removes a base with its comma or colon.
    private static func remove(_ name: String, from type: SwiftCode.TypeDeclaration, _ step: inout RepairStep) -> Bool {
        let tokens = step.tokens
        let end = type.body.tokens.lowerBound - 1
        guard let colon = (type.token..<end).first(where: { tokens.is(":", at: $0) }) else { return false }
        var start = colon + 1
        while start < end {
            var next = start
            var depth = 0
            while next < end {
                if tokens.is("<", at: next) { depth += 1 }
                if tokens.is(">", at: next) { depth -= 1 }
                if depth == 0, tokens.is(",", at: next) || tokens.is("where", at: next) { break }
                next += 1
            }
            let item = start..<next
            if item.contains(where: { tokens.kindIsWord(at: $0) && tokens.name(at: $0) == name }) {
                let isLast = next >= end || tokens.is("where", at: next)
                if start > colon + 1 {
                    step.leaveOut((start - 1)..<next)
                } else if isLast {
                    step.leaveOut(colon..<next)
                } else {
                    step.leaveOut(start..<(next + 1))
                }
                return true
            }
            start = next + 1
        }
        return false
    }

    private static func provideInitializer(_ step: inout RepairStep) -> Bool {
        guard step.error.text.contains("init(coder:)"), step.attempt == 0, let level = step.typeLevel,
            case .type(let type) = level.statement.kind
        else { return false }
        let brace = type.body.tokens.upperBound
        guard brace < step.tokens.count else { return false }
        step.insert("; required init?(coder: NSCoder) { return nil } ", before: brace)
        return true
    }
}

extension SwiftCodeTokens {
    func kindIsWord(at index: Int) -> Bool { tokens[index].kind == .word }
}
