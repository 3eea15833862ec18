import LayoutModel
import LayoutSyntax

/// What cannot concern the layout, by name: statements about it are passed over, and counted. A name that a type of the file
/// declares is never looked up here.
enum PassedOver {
    /// Functions outside of types.
    static let functions: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "assert", "precondition", "assertionFailure", "fatalError", "dump",
    ]
}

extension CodeRun {
    /// Whether a statement is a call that cannot concern the layout.
    func passesOver(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(let primary, let links, _) = expression else { return false }
        if case .name(let name) = primary {
            if case .call? = links.first?.kind {
                return !isDeclared(name)
                    && (PassedOver.functions.contains(name)
                        || links.count == 1 && LayoutFreeMembers.methods.contains(name))
            }
            if leadsAway(name, links.first), !isDeclared(name) { return true }
            if name == "NotificationCenter" { return true }
        }
        return passesOver(links)
    }

    /// Whether a name leads away from the layout, by what comes after it.
    private func leadsAway(_ name: String, _ next: SwiftCode.Link?) -> Bool {
        LayoutFreeMembers.branches.contains(name)
            || LayoutFreeMembers.optionalBranches.contains(name) && next?.isOptional == true
    }

    /// Whether the last call, or one of the members on the way, is on the lists.
    func passesOver(_ links: [SwiftCode.Link]) -> Bool {
        for (index, link) in links.enumerated() {
            guard case .member(let name) = link.kind else { continue }
            // Libraries have members of the same names.
            if LayoutLibraries.entrances.contains(name) { return false }
            let next = index < links.count - 1 ? links[index + 1] : nil
            if let next, leadsAway(name, next), !isDeclared(name) { return true }
            if LayoutFreeMembers.methods.contains(name), index == links.count - 2, !isDeclared(name) { return true }
        }
        return false
    }

    /// Whether an assignment is to a property that cannot concern the layout.
    func passesOver(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link]) -> Bool {
        var names: [String] = []
        // The member after each name.
        var next: [SwiftCode.Link?] = []
        if case .name(let name) = primary { names.append(name) }
        for link in links {
            guard case .member(let name) = link.kind else { continue }
            if !names.isEmpty { next.append(link) }
            names.append(name)
        }
        guard let last = names.last else { return false }
        if library.facts.freeMembers.contains(last) { return true }
        // The title of a button rather than of a controller.
        if last == "title", names.dropLast().last == "configuration" { return false }
        if zip(names, next).contains(where: { leadsAway($0, $1) && !isDeclared($0) }) { return true }
        return (LayoutFreeMembers.contain(property: last) || LayoutFreeMembers.branches.contains(last))
            && !isDeclared(last)
    }

    /// Whether a value is a constraint, whatever property keeps it: a class can have an outlet called `title`.
    func makesConstraint(_ value: SwiftCode.Expression) -> Bool {
        if library.makesConstraint(value) { return true }
        // `title = label.width == 44`
        if case .operation(let operands, let operators, _) = value, case .chain(_, let links, _)? = operands.first {
            return !links.isEmpty && operators.contains(where: library.facts.relations.contains)
        }
        guard case .chain(let primary, let links, _) = value else { return false }
        if case .name("NSLayoutConstraint") = primary { return true }
        return links.contains { link in
            if case .member(let name) = link.kind { name == "constraint" || name == "layoutConstraints" } else { false }
        }
    }

    /// Whether a name is one of the code's own rather than UIKit's.
    private func isDeclared(_ name: String) -> Bool { frame(of: name) != nil || isDeclaredByCode(name) }

    /// Whether the code at hand declares a name: of a project, the class that runs; of a file alone, anything in it.
    func isDeclaredByCode(_ name: String) -> Bool {
        guard program.isProject else { return declaredNames.contains(name) }
        guard declaredNames.contains(name) else { return false }
        if let type = currentType, program.variable(name, of: type) != nil || !program.functions(name, of: type).isEmpty
        {
            return true
        }
        return false
    }
}
