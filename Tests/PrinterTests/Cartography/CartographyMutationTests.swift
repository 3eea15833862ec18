import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect cartography")
struct CartographyMutationTests {
    private let checks = LibraryProofChecks(
        library: Cartography(),
        meanings: { calls in
            calls.withoutRepetitions { if case .identifier(let property, _) = $0 { property } else { nil } }
                .flatMap(CartographyMeaning.words)
        },
        mutants: CartographyMutants.all
    )

    @Test("an unbroken plan is proven", arguments: Dialect.cartography.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.cartography.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 40) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.cartography.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What a statement says: each constraint by itself, with the items instead of their names in the block.
enum CartographyMeaning {
    static func words(_ statement: CartographyStatement) -> [String] {
        guard case .block(let block) = statement else { return ["\(statement)"] }
        func named(_ path: String) -> String {
            let name = String(path.prefix { $0 != "." })
            let item = block.items.first { $0.parameter == name }?.expression ?? "unknown " + name
            return item + path.dropFirst(name.count)
        }
        return block.lines.flatMap { line -> [String] in
            let end = " \(line.property ?? "") \(line.identifier ?? "")"
            switch line.content {
            case .single(var equation):
                equation.first = named(equation.first)
                equation.second = equation.second.map(named)
                return [equation.text + end]
            case .compound(let compound):
                let word = CartographyWord(rawValue: String(compound.first.lastComponent))
                return (word?.attributes ?? []).map { attribute in
                    let inset = compound.insets?.inset(attribute) ?? 0
                    return LibraryEquation(
                        first: named(String(compound.first.dropLastComponent)) + "." + attribute.rawValue,
                        relation: compound.relation,
                        second: named(String(compound.second.dropLastComponent)) + "." + attribute.rawValue,
                        multiplier: compound.multiplier,
                        constant: attribute.isFarEdge ? 0 - inset : inset,
                        priority: compound.priority
                    ).text + end
                }
            }
        }
    }
}

/// What differs from a statement in a single decision.
enum CartographyMutants {
    static func all(of statement: CartographyStatement) -> [(String, CartographyStatement)] {
        guard case .block(let block) = statement else {
            guard case .identifier(let property, let identifier) = statement else { return [] }
            return [
                ("other identifier", .identifier(property: property, identifier + "x")),
                ("identifier of another", .identifier(property: "nobody", identifier)),
            ]
        }
        var result: [(String, CartographyStatement)] = []
        func add(_ kind: String, _ change: (inout CartographyBlock) -> Void) {
            var copy = block
            change(&copy)
            result.append((kind, .block(copy)))
        }
        for index in block.items.indices {
            add("item left out") { $0.items.remove(at: index) }
            add("other item") { $0.items[index].expression = "nobody" }
            add("other name of an item") { $0.items[index].parameter += "2" }
            if index > 0 {
                add("items swapped") {
                    $0.items[index].expression = block.items[0].expression
                    $0.items[0].expression = block.items[index].expression
                }
            }
        }
        for index in block.lines.indices {
            add("line left out") { $0.lines.remove(at: index) }
            add("line twice") { $0.lines.append(block.lines[index]) }
            add("property") { $0.lines[index].property = "another" }
            add("property left out") { $0.lines[index].property = nil }
            add("identifier") { $0.lines[index].identifier = "more" }
            add("identifier left out") { $0.lines[index].identifier = nil }
            switch block.lines[index].content {
            case .single(let equation):
                for (kind, mutant) in EquationMutants.all(of: equation) {
                    add("equation: \(kind)") { $0.lines[index].content = .single(mutant) }
                }
            case .compound(let compound):
                func change(_ kind: String, _ change: (inout CartographyCompound) -> Void) {
                    var copy = compound
                    change(&copy)
                    add("compound: \(kind)") { $0.lines[index].content = .compound(copy) }
                }
                for word in CartographyWord.allCases {
                    change("first word") { $0.first = compound.first.dropLastComponent + "." + word.rawValue }
                    change("second word") { $0.second = compound.second.dropLastComponent + "." + word.rawValue }
                    change("word") {
                        $0.first = compound.first.dropLastComponent + "." + word.rawValue
                        $0.second = compound.second.dropLastComponent + "." + word.rawValue
                    }
                }
                change("relation") { $0.relation = compound.relation == .equal ? .lessThanOrEqual : .equal }
                change("insets") { $0.insets = .all(77) }
                change("insets left out") { $0.insets = nil }
                change("insets of an edge") { $0.insets = .edges(top: 1, leading: 2, bottom: 3, trailing: 4) }
                change("multiplier") { $0.multiplier = 3 }
                change("priority") { $0.priority = 333 }
            }
        }
        return result
    }
}
