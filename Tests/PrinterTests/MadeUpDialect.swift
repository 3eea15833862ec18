import LayoutModel
import LayoutSyntax
import SwiftSource

@testable import LayoutCode
@testable import LayoutPrinter

/// A dialect of a library that there is not, as somebody would add one: its output. One entry in a list.
///
/// `pin(title, .top, to: header, .bottom, by: 8)` and `pin(title, .width, by: 120)` are all that the library has.
struct MadeUpDialect: ConstraintLibrary {
    struct Pin: LibraryCall {
        var first: String
        var attribute: LayoutAttribute
        var second: (item: String, attribute: LayoutAttribute)?
        var constant: Double

        static func == (left: Pin, right: Pin) -> Bool { left.text == right.text }

        var text: String {
            let words =
                [first, "." + attribute.rawValue]
                + (second.map { ["to: " + $0.item, "." + $0.attribute.rawValue] } ?? [])
                + ["by: " + SwiftLiteral.number(constant)]
            return "pin(" + words.joined(separator: ", ") + ")"
        }
    }

    let name = "made-up"
    let title = "Made-up"
    let module = "MadeUp"
    let reservedNames = LibraryFunction.names.union(["pin"])
    let obstacles: [LibraryObstacle] = [.keepsMask, .foreign, .distances, MadeUpDialect.more]
    let meaning: any LayoutLibrary.Type = MadeUpLibrary.self
    /// For tests of the proof: whether the plan forgets its first pin.
    var forgets = false
    /// For tests of the proof: what the writer adds to each text.
    var addition = ""

    private static let more = LibraryObstacle("it is more than a pin")

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<Pin> {
        var calls = LibraryCalls<Pin>()
        for index in section.constraints {
            switch pin(section.layout.constraints[index], LibraryItems(section)) {
            case .success(let pin): calls.calls.append(pin)
            case .failure(let refusal): calls.remaining.append((index, refusal.obstacle))
            }
        }
        if forgets { calls.calls.removeFirst() }
        return calls
    }

    func write(_ calls: [Pin], to document: inout Document) {
        for call in calls { document.line(call.text) }
        if !addition.isEmpty { document.line(addition) }
    }

    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            (try? pin(constraint, LibraryItems(section)).get()).map { write([$0], to: &document) }
        }
    }

    private struct Refusal: Error {
        var obstacle: LibraryObstacle
    }

    private func pin(_ constraint: Layout.Constraint, _ items: LibraryItems) -> Result<Pin, Refusal> {
        if let obstacle = items.obstacle(to: constraint) { return .failure(Refusal(obstacle: obstacle)) }
        guard let first = constraint.first, let name = items.expression(first.item), constraint.relation == .equal,
            constraint.multiplier == 1, constraint.priority == 1000, constraint.identifier == nil,
            constraint.name == nil
        else { return .failure(Refusal(obstacle: Self.more)) }
        let second = constraint.second.flatMap { other in
            items.expression(other.item).map { (item: $0, attribute: other.attribute) }
        }
        return .success(
            Pin(first: name, attribute: first.attribute, second: second, constant: constraint.constant)
        )
    }
}

/// The library's meaning: for the proof of what is printed, and as input. One entry in another list.
enum MadeUpLibrary: LayoutLibrary {
    static let facts = LibraryFacts(name: "made-up", title: "Made-up", marks: ["import MadeUp", "\npin("])

    static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard name == "pin" else { return nil }
        let labels = arguments.map(\.label)
        guard labels == [nil, nil, "by"] || labels == [nil, nil, "to", nil, "by"] else {
            throw run.fault("expected pin(view, .attribute, to: view, .attribute, by: points)", token)
        }
        var constraint = Layout.Constraint(id: "")
        constraint.first = try anchor(arguments[0].value, arguments[1].value, in: &run)
        if arguments.count == 5 {
            constraint.second = try anchor(arguments[2].value, arguments[3].value, in: &run)
        }
        constraint.constant = try run.number(arguments[arguments.count - 1].value)
        let made = try run.make(constraint, token)
        run.constraints[made].constraint.isActive = true
        return CodeValue.none
    }

    private static func anchor(
        _ item: SwiftCode.Expression,
        _ attribute: SwiftCode.Expression,
        in run: inout CodeRun
    ) throws(ReadError) -> Layout.Anchor {
        let name = try run.member(attribute)
        guard let attribute = LayoutAttribute(rawValue: name) else {
            throw run.fault("found \".\(name)\", expected an attribute", attribute.token)
        }
        return Layout.Anchor(try run.item(item), attribute)
    }
}
