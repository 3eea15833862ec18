import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Small random dumps: some faulty, some ambiguous, some both, some that read right to left in whole or in part.
enum RandomDump {
    static func text(using random: inout SeededGenerator, reversesViews: Bool = false) -> String {
        let count = random.integer(1...5)
        let ids = (0..<count).map { "v\($0)" }
        let classes = ["UIView", "UILabel", "UIImageView", "UIButton"]
        let views = ids.map { id -> String in
            var more = "\"contentHugging\": [\(random.pick([250, 250, 251])), 250]"
            if random.chance(50) {
                let numbers = (0..<4).map { _ in "\(random.integer(0...200))" }.joined(separator: ", ")
                more += ", \"frame\": [\(numbers)]"
            }
            if random.chance(15) {
                more += ", \"layoutDirection\": \"\(random.pick(["rightToLeft", "leftToRight"]))\""
            }
            let size = random.chance(70) ? "\(random.integer(1...20) * 10), \(random.integer(1...5) * 10)" : nil
            return ExampleDump.view(id, random.pick(classes), size: size, more: more)
        }
        var constraints: [String] = []
        let horizontal = ["leading", "trailing", "centerX"]
        let vertical = ["top", "bottom", "centerY"]
        for number in 0..<random.integer(count...count * 6) {
            let view = random.pick(ids)
            let attributes = random.chance(60) ? horizontal : vertical
            let relation = random.pick(["==", "==", "==", ">=", "<="])
            let priority = random.pick([nil, nil, nil, 999, 750, 500, 250.0])
            let constant = Double(random.integer(-4...20) * 8)
            if random.chance(25) {
                let size = random.pick(["width", "height"])
                constraints.append(
                    ExampleDump.constraint(
                        "c\(number)",
                        "\(view).\(size)",
                        relation,
                        plus: abs(constant),
                        priority: priority
                    )
                )
            } else {
                let other = random.pick(["root", "root"] + ids.filter { $0 != view })
                constraints.append(
                    ExampleDump.constraint(
                        "c\(number)",
                        "\(view).\(random.pick(attributes))",
                        relation,
                        "\(other).\(random.pick(attributes))",
                        plus: constant,
                        priority: priority
                    )
                )
            }
        }
        let isRightToLeft = random.chance(30)
        return ExampleDump.text(
            subviews: reversesViews ? views.reversed() : views,
            constraints: constraints,
            more: isRightToLeft ? "\n  \"layoutDirection\": \"rightToLeft\"," : ""
        )
    }
}
