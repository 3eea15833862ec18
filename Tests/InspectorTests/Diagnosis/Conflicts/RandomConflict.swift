import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutModel

/// Dumps whose constraints most likely conflict: rows of views with gaps, sizes, shares, ratios and centres.
enum RandomConflict {
    static func text(using random: inout SeededGenerator) -> String {
        let ids = (0..<random.integer(1...4)).map { "v\($0)" }
        var constraints: [String] = []
        func add(
            _ first: String,
            _ relation: String = "==",
            _ second: String = "",
            _ constant: Double,
            by factor: Double = 1
        ) {
            let more = factor == 1 ? "" : "\"multiplier\": \(factor)"
            let id = "c\(constraints.count)"
            constraints.append(
                second.isEmpty
                    ? ExampleDump.constraint(id, first, relation, plus: constant)
                    : ExampleDump.constraint(id, first, relation, second, plus: constant, more: more)
            )
        }
        let isRow = random.chance(50)
        let (near, far, size, center) =
            isRow ? ("leading", "trailing", "width", "centerX") : ("top", "bottom", "height", "centerY")
        var before = "root.\(near)"
        for id in ids {
            if random.chance(85) { add("\(id).\(near)", random.pick(["==", "==", ">="]), before, gap(&random)) }
            before = "\(id).\(far)"
            switch random.integer(0...6) {
            case 0, 1:
                add("\(id).\(size)", random.pick(["==", "==", ">=", "<="]), "", Double(random.integer(2...40) * 10))
            case 2: add("\(id).\(size)", "==", "root.\(size)", gap(&random), by: random.pick([0.25, 0.5, 0.3, 1]))
            case 3:
                let other = random.pick(["root"] + ids.filter { $0 != id })
                add("\(id).\(size)", "==", "\(other).\(size)", gap(&random), by: random.pick([0.5, 1, 2]))
            case 4: add("\(id).\(center)", "==", "root.\(center)", random.pick([0, 0, 10]))
            case 5:
                add("\(id).width", "==", "\(id).height", 0, by: random.pick([0.5, 1, 1.5]))
                add("\(id).\(isRow ? "height" : "width")", "==", "", Double(random.integer(2...30) * 10))
            default: break
            }
        }
        add("root.\(far)", random.pick(["==", ">="]), before, gap(&random))
        for _ in 0..<random.integer(0...3) {
            let (one, other) = (random.pick(ids), random.pick(ids + ["root"]))
            let edge = random.pick([near, far, center])
            if one != other {
                add("\(one).\(edge)", random.pick(["==", "<=", ">="]), "\(other).\(edge)", gap(&random))
            }
        }
        return ExampleDump.text(
            subviews: ids.map { ExampleDump.view($0, "UIView", more: "\"name\": \"\($0)\"") },
            constraints: constraints
        )
    }

    private static func gap(_ random: inout SeededGenerator) -> Double { random.pick([0, 0, 8, 16, 20, -4, 40]) }
}
