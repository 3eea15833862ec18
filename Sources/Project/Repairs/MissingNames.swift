import LayoutCode
import LayoutSyntax

/// Names that the program lacks: their files are added, or types made up.
enum MissingNames {
    static let repairs = [
        Repair.containing("cannot find type '", make: findType),
        Repair.containing("cannot find '", "cannot find operator '", make: findValue),
        Repair.containing(" has no member '", make: findMember),
        Repair.containing(" is not a member type of ", make: findMemberType),
        // Property wrappers and result builders.
        Repair.containing("unknown attribute '") { step in
            guard let name = step.error.quoted.first,
                let file = step.program.index.file(ofType: name, near: step.file.path)
            else { return false }
            return add(file, &step)
        },
        Repair.containing("no such module '") { step in
            guard let level = step.levels.last else { return false }
            step.replace(level.tokens, by: "")
            return true
        },
    ]

    private static func findType(_ step: inout RepairStep) -> Bool {
        guard let name = step.error.quoted.first else { return false }
        if removeModule(name, &step) { return true }
        if let file = step.program.index.file(ofType: name, near: step.file.path), add(file, &step) { return true }
        guard step.attempt < 2 else { return false }
        if step.program.stubs.contains(name) { return step.attempt == 0 }
        var isBase = false
        var isFirst = false
        if case .type(let type)? = step.levels.last?.statement.kind {
            let head = type.token..<type.body.tokens.lowerBound
            isBase = head.contains(step.token) && type.keyword != .extension && type.bases.contains(name)
            isFirst = type.keyword == .class && type.bases.first == name
            if type.keyword == .extension, type.name == name { return false }
        }
        step.stubs.append(
            .init(
                name: name,
                isBase: isBase,
                isFirstBase: isFirst,
                genericCount: genericCount(behind: step.token, step)
            )
        )
        return true
    }

    private static func genericCount(behind token: Int, _ step: RepairStep) -> Int {
        guard token + 1 < step.tokens.count, step.tokens.is("<", at: token + 1) else { return 0 }
        var depth = 0
        var count = 1
        for index in (token + 1)..<min(step.tokens.count, token + 200) {
            if step.tokens.is("<", at: index) || step.tokens.is("(", at: index) || step.tokens.is("[", at: index) {
                depth += 1
            } else if step.tokens.is(">", at: index) || step.tokens.is(")", at: index) || step.tokens.is("]", at: index)
            {
                depth -= 1
                if depth == 0 { return count }
            } else if depth == 1, step.tokens.is(",", at: index) {
                count += 1
            }
        }
        return 0
    }

    /// Names with a module before them lose it: all is one module.
    private static func removeModule(_ name: String, _ step: inout RepairStep) -> Bool {
        guard step.program.removedModules.contains(name), step.token + 1 < step.tokens.count,
            step.tokens.is(".", at: step.token + 1), step.tokens.text(at: step.token) == name
        else { return false }
        step.replace(step.token..<(step.token + 2), by: "")
        return true
    }

    private static func findValue(_ step: inout RepairStep) -> Bool {
        guard let name = step.error.quoted.first else { return false }
        if removeModule(name, &step) { return true }
        let index = step.program.index
        if let file = index.file(ofType: name, near: step.file.path), add(file, &step) { return true }
        if let file = index.nearest(index.globals[name] ?? index.operators[name] ?? [], to: step.file.path) {
            return add(file, &step)
        }
        if addAll((index.extensionMembers[name] ?? []).map(\.file), &step) { return true }
        // What nothing in the project is called cannot come with another of its files.
        // What is called like a type makes one of it.
        if step.attempt == 0, name.first?.isUppercase == true, !index.names.contains(name),
            step.token + 1 < step.tokens.count, step.tokens.is("(", at: step.token + 1),
            step.token == 0 || !step.tokens.is(".", at: step.token - 1)
        {
            if !step.program.stubs.contains(name) {
                step.stubs.append(.init(name: name, isBase: false, isFirstBase: false, genericCount: 0))
            }
            return true
        }
        let isOfType = name.first?.isUppercase == true || name == "rx"
        return index.names.contains(name) || !isOfType ? false : Leaving.leaveOut(&step)
    }

    private static func findMember(_ step: inout RepairStep) -> Bool {
        guard let name = step.error.quoted.last else { return false }
        return addAll((step.program.index.extensionMembers[name] ?? []).map(\.file), &step)
    }

    private static func findMemberType(_ step: inout RepairStep) -> Bool {
        let names = step.error.quoted
        guard names.count >= 2 else { return false }
        if addAll((step.program.index.extensionMembers[names[0]] ?? []).map(\.file), &step) { return true }
        let owner = names[1].split(separator: ".").last.map(String.init) ?? names[1]
        guard step.program.stubs.contains(owner) else { return false }
        step.stubMembers.append((names[0], owner))
        return true
    }

    /// Files that are part of the program already are no help, unless another error has just brought them.
    private static func add(_ file: String, _ step: inout RepairStep) -> Bool {
        addAll([file], &step)
    }

    private static func addAll(_ files: [String], _ step: inout RepairStep) -> Bool {
        if files.contains(where: step.justAdded.contains) { return true }
        let new = files.filter { step.program.canInclude($0) }
        if new.isEmpty || step.attempt > 1 { return false }
        step.added += new
        return true
    }
}
