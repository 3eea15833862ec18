import TestSupport

@testable import LayoutModel

/// Random layouts of views side by side and one below the other that fit as recorded, most of them, and not at every size.
enum RandomRow {
    static func text(using random: inout SeededGenerator) -> String {
        var views: [String] = []
        var constraints: [String] = []
        func add(
            _ first: String,
            _ relation: String = "==",
            _ second: String? = nil,
            plus constant: Double = 0,
            priority: Double? = nil,
            times multiplier: Double? = nil
        ) {
            constraints.append(
                ExampleDump.constraint(
                    "c\(constraints.count)",
                    first,
                    relation,
                    second,
                    plus: constant,
                    priority: priority,
                    more: multiplier.map { "\"multiplier\": \($0)" } ?? ""
                )
            )
        }
        let count = random.integer(1...4)
        for (start, end, size, length) in [("leading", "trailing", "width", 375), ("top", "bottom", "height", 667)] {
            let share = Double(length / count)
            for index in 0..<count {
                let id = "v\(index)"
                if size == "width" {
                    let priorities = "\"contentHugging\": [\(random.pick([250, 251])), 250]"
                    let resistance = "\"compressionResistance\": [\(random.pick([749, 750, 750])), 750]"
                    let content =
                        random.chance(60) ? "\(random.integer(2...24) * 10), \(random.integer(2...40) * 10)" : nil
                    views.append(
                        ExampleDump.view(
                            id,
                            content == nil ? "UIView" : "UILabel",
                            size: content,
                            more: "\(priorities), \(resistance)"
                        )
                    )
                }
                let isRequired = random.chance(70)
                let priority: Double? = isRequired ? nil : random.pick([999, 750, 500, 250])
                let before = index == 0 ? "root.\(start)" : "v\(index - 1).\(end)"
                add("\(id).\(start)", random.pick(["==", "==", ">="]), before, plus: Double(random.integer(0...3) * 8))
                switch random.integer(0...6) {
                case 0: add("\(id).\(size)", "==", plus: (share * 0.8).rounded(), priority: priority)
                case 1: add("\(id).\(size)", ">=", plus: (share * 0.6).rounded(), priority: priority)
                case 2: add("\(id).\(size)", "<=", plus: (share * 1.2).rounded(), priority: priority)
                case 3:
                    add(
                        "\(id).\(size)",
                        "==",
                        "root.\(size)",
                        plus: -16,
                        priority: priority,
                        times: random.pick([0.2, 0.25, 0.3])
                    )
                case 4:
                    add(
                        "\(id).\(size)",
                        "==",
                        "v0.\(size)",
                        priority: index == 0 ? 500 : priority,
                        times: index == 0 ? 1 : 0.5
                    )
                case 5:
                    add(
                        "\(id).\(size == "width" ? "centerX" : "centerY")",
                        "==",
                        "root.\(size == "width" ? "centerX" : "centerY")",
                        priority: priority
                    )
                default: break
                }
            }
            add("root.\(end)", random.pick(["==", ">=", ">="]), "v\(count - 1).\(end)", plus: 16)
            if random.chance(20) { add("v0.width", "==", "v0.height", priority: 900, times: random.pick([1, 2, 0.5])) }
            if random.chance(10) { add("root.\(size)", ">=", plus: 300) }
        }
        return ExampleDump.text(subviews: views, constraints: constraints)
    }
}
