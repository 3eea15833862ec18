import LayoutCode
import LayoutModel
import LayoutSyntax

/// What made-up types are used as: views where views are taken, controllers where these are asked for their view.
enum MadeUpClasses {
    static let repairs = [
        Repair.containing("cannot convert", "cannot assign value", "cannot be converted", make: convert),
        Repair.containing(" has no member '", make: findMember),
        Repair.containing("cannot find '", make: findInherited),
        Repair.containing(
            "argument passed to call",
            "extra argument",
            "extraneous argument label",
            "incorrect argument label",
            "missing argument",
            "no exact matches in call to initializer",
            make: construct
        ),
    ]

    /// `cannot convert value of type '[Badge]' to expected argument type '[UIView]'`
    private static func convert(_ step: inout RepairStep) -> Bool {
        let names = step.error.quoted
        guard names.count >= 2, let name = madeUp(names[0], step), let wanted = className(in: names[1]) else {
            return false
        }
        return use(name, as: wanted, &step)
    }

    /// `value of type 'Badge' has no member 'topAnchor'`
    private static func findMember(_ step: inout RepairStep) -> Bool {
        let names = step.error.quoted
        guard names.count >= 2, let name = madeUp(names[0], step),
            let owner = UsedClasses.owner(ofMember: names[names.count - 1])
        else { return false }
        return use(name, as: owner, &step)
    }

    /// `cannot find 'addSubview' in scope` in a class whose superclass is made up.
    private static func findInherited(_ step: inout RepairStep) -> Bool {
        guard let level = step.typeLevel, case .type(let type) = level.statement.kind,
            let owner = step.error.quoted.first.flatMap({ UsedClasses.owner(ofMember: $0) }),
            let name = madeUp(type.name, step)
        else { return false }
        return use(name, as: owner, &step)
    }

    /// An initializer that a made-up type does not have: it is of the class that has it, or its value is left out.
    private static func construct(_ step: inout RepairStep) -> Bool {
        guard step.attempt == 0, let call = call(around: step.token, step) else { return false }
        let name = step.tokens.name(at: call.lowerBound)
        guard step.program.stubs.contains(name) else { return false }
        if let owner = UsedClasses.owner(ofLabels: labels(of: call, step.tokens)), use(name, as: owner, &step) {
            return true
        }
        if call.lowerBound > 0, step.tokens.is(".", at: call.lowerBound - 1) { return false }
        step.leaveOut(call, by: "(" + Leaving.value + " as " + name + ")")
        return true
    }

    private static func use(_ name: String, as superclass: String, _ step: inout RepairStep) -> Bool {
        guard step.attempt < 2, step.program.stubs.canRefine(name, to: superclass) else { return false }
        step.uses.append((name, superclass))
        return true
    }

    /// The made-up type that a type is, or that its class inherits from: that of `[Badge?]` is `Badge`.
    private static func madeUp(_ type: String, _ step: RepairStep) -> String? {
        guard let name = className(in: type) else { return nil }
        if step.program.stubs.contains(name) { return name }
        return step.program.index.unknownBase(of: name).flatMap { step.program.stubs.contains($0) ? $0 : nil }
    }

    /// The one name in a type, without brackets, marks, and the types around it.
    private static func className(in type: String) -> String? {
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            .filter { $0 != "any" && $0 != "some" && $0 != "Optional" && $0 != "Array" }
        guard words.count == 1 else { return nil }
        return words[0].split(separator: ".").last.map(String.init)
    }

    /// The innermost call of a type's initializer whose name or arguments a token is in, with its closures.
    private static func call(around token: Int, _ step: RepairStep) -> Range<Int>? {
        let tokens = step.tokens
        let first = step.levels.last?.tokens.lowerBound ?? 0
        var place = token
        while place >= first {
            if place < token, tokens.is("{", at: place) { return nil }
            if tokens.kindIsWord(at: place), tokens.text(at: place).first?.isUppercase == true,
                place + 1 < tokens.count, tokens.is("(", at: place + 1), tokens.end(at: place + 1) > token
            {
                var end = tokens.end(at: place + 1)
                while end < tokens.count, tokens.is("{", at: end), !tokens.tokens[end].startsLine {
                    end = tokens.end(at: end)
                }
                return place..<end
            }
            place -= 1
        }
        return nil
    }

    private static func labels(of call: Range<Int>, _ tokens: SwiftCodeTokens) -> [String?] {
        var labels: [String?] = []
        var index = call.lowerBound + 2
        let close = tokens.end(at: call.lowerBound + 1) - 1
        var isStart = true
        while index < close {
            if isStart {
                let hasLabel = index + 1 < close && tokens.kindIsWord(at: index) && tokens.is(":", at: index + 1)
                labels.append(hasLabel ? tokens.name(at: index) : nil)
            }
            isStart = tokens.is(",", at: index)
            index = tokens.end(at: index)
        }
        return labels
    }
}
