/// Reads Draftsman source back to the plan that it says.
///
/// It knows the grammar that the writer emits and nothing of how plans are made or written; what it gives has to equal
/// the plan that was written.
struct PlanReader {
    private(set) var plan = DraftsmanPlan()

    init(_ text: String) throws(ProofFailure) {
        let file: (statements: [Statement], lastComments: [String])
        do {
            file = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        if file.statements.contains(where: \.isType) {
            plan = try ClassReader.plan(file.statements)
        } else if file.statements.contains(where: \.isProperty) {
            try readSections(file.statements)
        } else {
            plan.sections = try StatementsReader.sections(file.statements, lastComments: file.lastComments)
        }
        let comments = (file.statements.first?.comments ?? []) + file.lastComments
        plan.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        for index in plan.sections.indices { PlanReader.tellPlans(in: &plan.sections[index]) }
    }

    private mutating func readSections(_ statements: [Statement]) throws(ProofFailure) {
        // Whether the property that holds the remainder's constraints was declared.
        var lists = false
        for (position, statement) in statements.enumerated() {
            let heading = statement.comments.last { $0.hasPrefix("MARK: - ") }
            if position == 0 || heading != nil {
                let title = heading.map { String($0.dropFirst("MARK: - ".count)) }
                plan.sections.append(DraftsmanPlan.Section(heading: title))
            }
            plan.sections[plan.sections.count - 1].notes += DeclarationReader.notes(in: statement.comments)
            // In place: a copy of the section for each statement would cost the square of their number.
            try PlanReader.read(statement, into: &plan.sections[plan.sections.count - 1], lists: &lists)
        }
        if lists { throw ProofFailure("the remainder is declared and never applied") }
    }

    /// A name alone is a view or a plan; which, shows when all plans are known.
    private static func tellPlans(in section: inout DraftsmanPlan.Section) {
        let names = Set(section.members.map(\.name))
        for member in section.members.indices {
            for index in section.members[member].components.indices {
                let component = section.members[member].components[index]
                if case .named(let name) = component.subject, component.steps.isEmpty, names.contains(name) {
                    section.members[member].components[index].subject = .plan(name)
                }
            }
        }
    }

    /// Reads what stands in a class, whether the text has the class itself or not.
    static func read(
        _ statement: Statement,
        into section: inout DraftsmanPlan.Section,
        lists: inout Bool
    ) throws(ProofFailure) {
        switch statement.kind {
        case .constant(let modifiers, _, _, _) where modifiers == ["private"] || modifiers.isEmpty:
            section.declarations.append(try DeclarationReader.declaration(statement, isLocal: false))
        case .function(_, ClassShell.configureViews, "", let body):
            section.configurations = try DeclarationReader.configurations(body)
        case .property(["LayoutPlan"], _, let name, "ViewPlan", let body):
            section.members.append(try ComponentReader.member(name, body))
        case .variable(["private"], "remainder", "[NSLayoutConstraint]", .list([])?):
            guard section.remainder.isEmpty, !lists else { throw ProofFailure("line \(statement.line) stands twice") }
            lists = true
        case .function(_, "applyRemainder", "", let body):
            let reader = try RemainderReader(body)
            guard reader.holdsConstraints == lists else { throw ProofFailure("the list of the remainder is missing") }
            lists = false
            section.remainder = reader.statements
        default: throw ProofFailure("line \(statement.line) is no part of a plan")
        }
    }

    /// `UILabel()`, `UIStackView(axis: …)`
    static func construction(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> DraftsmanPlan.Construction {
        guard case .chain(let links) = value, links.count == 2, case .member(let name) = links[0],
            case .call(let arguments) = links[1]
        else { throw ProofFailure("line \(line) makes no view") }
        if arguments.isEmpty { return .plain(className: name) }
        let layout = SwiftExpression.chain([.member("UICollectionViewFlowLayout"), .call([])])
        if arguments.map(\.label) == ["frame", "collectionViewLayout"], arguments[1].value == layout {
            return .collection(className: name)
        }
        if name == "SpacerView", arguments.count == 1, arguments[0].label == nil {
            return .spacer(try ValueReader.number(arguments[0].value, line: line))
        }
        guard arguments[0].label == "axis" else { return .initialized(className: name, arguments: arguments) }
        let axis = arguments[0].value.implicitName
        guard axis == "vertical" || axis == "horizontal" else {
            throw ProofFailure("line \(line) makes a view with an unknown axis")
        }
        let rest = Array(arguments.dropFirst())
        if name == "UIStackView" {
            return .stack(isVertical: axis == "vertical", try StackReader.stack(rest, isHelper: false, line: line))
        }
        let scrollable = try StackReader.scrollable(rest, isHelper: false, line: line)
        return .scrollable(className: name, isVertical: axis == "vertical", scrollable)
    }
}
