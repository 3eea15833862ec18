import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect notautolayout")
struct NotAutoLayoutMutationTests {
    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("makers", makers),
    ]

    /// What the other screens have no calls for.
    private static let makers = dump(
        """
        {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false},
        {"id": "b", "class": "UIView", "name": "b", "translatesAutoresizingMask": false},
        {"id": "c", "class": "UILabel", "name": "c", "translatesAutoresizingMask": false}
        """,
        constraints: [
            "a.centerX == root.centerX", "a.centerY == root.centerY + 4", "b.left == a.right + 8",
            "b.top == a.bottom - 2", "b.width == root.width * 0.5 - 20", "b.height == b.width * 2",
            "c.right == [root.safeArea].right - 3", "c.top == [root.layoutMargins].top", "c.width == b.height + 1",
        ]
    )

    private var checks: ProofChecks<NotAutoLayout> {
        ProofChecks(definition: NotAutoLayout(), screens: Self.screens) { plan in
            let normal = NormalMakers(plan)
            return NotAutoLayoutMutants.all(of: plan).filter { NormalMakers($0.plan) != normal }
                .map { ($0.kind, $0.plan) }
        }
    }

    @Test("an unbroken text is proven", arguments: Dialect.notAutoLayout.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.notAutoLayout.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 20) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.notAutoLayout.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 100) }
}

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same.
struct NormalMakers: Equatable {
    private var file: NotAutoLayoutFile

    init(_ original: NotAutoLayoutFile) {
        file = original
        file.imports.sort()
        for index in file.sections.indices {
            var section = file.sections[index]
            section.parts = NormalParts.normalized(section.parts)
            section.hierarchy = NormalParts.normalized(section.hierarchy)
            for layout in section.layouts.indices {
                // Width and height come in either order.
                section.layouts[layout].steps = NormalParts.sorted(section.layouts[layout].steps.map(Self.normalized))
            }
            section.layouts = NormalParts.sorted(section.layouts)
            file.sections[index] = section
        }
    }

    /// The left and the top edge of the superview's bounds are 0; its width is its right edge.
    private static func normalized(_ step: MakerStep) -> MakerStep {
        guard case .set(let quantity, let value) = step, let form = MakerForm(value) else { return step }
        return .set(quantity, form.value)
    }
}

/// All plans that differ from one in a single decision.
enum NotAutoLayoutMutants {
    struct Mutant {
        var kind: String
        var plan: NotAutoLayoutFile
    }

    static func all(of plan: NotAutoLayoutFile) -> [Mutant] {
        var mutants: [Mutant] = []
        func add(_ kind: String, _ change: (inout NotAutoLayoutSection) -> Void) {
            var copy = plan
            change(&copy.sections[0])
            mutants.append(Mutant(kind: kind, plan: copy))
        }
        let section = plan.sections[0]
        for index in section.parts.declarations.indices {
            add("declaration left out") { $0.parts.declarations.remove(at: index) }
        }
        if section.parts.shell != nil {
            add("superclass") { $0.parts.shell?.bases = ["UIControl"] }
            add("calls") { $0.parts.shell?.calls.removeLast() }
            add("class left out") { $0.parts.shell = nil }
        }
        add("layout method") { $0.layoutMethod = $0.layoutMethod == nil ? "layoutSubviews" : nil }
        for index in section.refusals.indices { add("refusal left out") { $0.refusals.remove(at: index) } }
        for index in section.hierarchy.indices {
            let kind = UIKitMutants.kind(of: section.hierarchy[index])
            add("\(kind) left out") { $0.hierarchy.remove(at: index) }
            for (change, statement) in UIKitMutants.statements(of: section.hierarchy[index]) {
                add("\(kind): \(change)") { $0.hierarchy[index] = statement }
            }
        }
        for (index, layout) in section.layouts.enumerated() {
            add("layout left out") { $0.layouts.remove(at: index) }
            add("layout twice") { $0.layouts.append(layout) }
            add("another view") { $0.layouts[index].view = "nobody" }
            add("another superview") { $0.layouts[index].parent = layout.view }
            for step in layout.steps.indices {
                add("step left out") { $0.layouts[index].steps.remove(at: step) }
                add("step twice") { $0.layouts[index].steps.insert(layout.steps[step], at: step) }
                for (kind, mutant) in steps(of: layout.steps[step]) {
                    add(kind) { $0.layouts[index].steps[step] = mutant }
                }
            }
        }
        return mutants
    }

    private static func steps(of step: MakerStep) -> [(String, MakerStep)] {
        switch step {
        case .set(let quantity, let value):
            var moved = value
            moved.constant += 1
            var result: [(String, MakerStep)] = [("constant", .set(quantity, moved))]
            for index in value.terms.indices {
                var changed = value
                changed.terms[index].guide =
                    value.terms[index].guide == .readableGuide ? .safeAreaGuide : .readableGuide
                result.append(("guide", .set(quantity, changed)))
                changed = value
                changed.terms.remove(at: index)
                // The left and the top edge are 0.
                if MakerForm(changed) != MakerForm(value) { result.append(("term left out", .set(quantity, changed))) }
                changed = value
                changed.terms[index].multiplier += 1
                if MakerForm(changed) == nil || MakerForm(changed) != MakerForm(value) {
                    result.append(("multiplier", .set(quantity, changed)))
                }
            }
            // The far edge of a view that begins at 0 is its length.
            let ends: [Set<MakerQuantity>] = [[.right, .width], [.bottom, .height]]
            for other in MakerQuantity.allCases where other != quantity && !ends.contains([quantity, other]) {
                result.append(("\(quantity) becomes \(other)", .set(other, value)))
            }
            if quantity.isLength { result.append(("content in place of a length", .fit(quantity))) }
            return result
        case .pin(let quantity, let view, let other, let offset):
            return [
                ("offset", .pin(quantity, to: view, other, offset: offset + 1)),
                ("pinned to nobody", .pin(quantity, to: "nobody", other, offset: offset)),
                ("pinned elsewhere", .pin(quantity, to: view, other == .center ? .middle : .center, offset: offset)),
            ]
        case .fit(let quantity):
            return [
                ("length in place of a content", .set(quantity, MakerValue(constant: 40))),
                ("other content", .fit(quantity == .width ? .height : .width)),
                ("both contents", .fitSize),
            ]
        case .fitSize: return [("one content", .fit(.width))]
        }
    }
}
