import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension LayoutProof {
    /// The file with the proofs of several layouts.
    public static func file(_ proofs: [String]) -> String {
        "{\"format\": \"layout-proofs\", \"version\": 1, \"layouts\": [\n\(proofs.joined(separator: ","))]}\n"
    }

    /// The proof as JSON; rows and variables are counted as ``LoweredLayout/json()`` lists them.
    ///
    /// - Parameter name: What the layout is called.
    public func json(name: String? = nil) -> [UInt8] {
        var writer = Writer()
        let system = lowered.system
        let positions = lowered.positions
        let variables = positions.indices.filter { positions[$0] >= 0 }
        func number(_ equation: OptimumProof.Equation) -> String {
            switch equation {
            case .row(let row): "\(row)"
            case .derived(let place): "\(system.rowCount + place)"
            }
        }
        func list(_ terms: [OptimumProof.Term]) -> String {
            "[" + terms.map { "[\($0.row), \(ProofText.number($0.multiplier))]" }.joined(separator: ", ") + "]"
        }
        writer.text = "{\n  \"format\": \"layout-proof\",\n  \"version\": 1"
        if let name { writer.member("layout", ProofText.quoted(name)) }
        writer.member("variables", "\(variables.count)")
        writer.member("rows", "\(system.rowCount)")
        writer.member("rounding", list(proof.rounding))
        writer.list("conflicts", proof.sets.map { list($0.terms) })
        writer.list("broken", proof.broken.map { "[\($0.broken ?? -1), \(list($0.terms))]" })
        writer.list(
            "levels",
            proof.levels.map { level in
                "[\(level.priority.map(JSONNumberFormat.text) ?? "null"), \(list(level.terms))]"
            }
        )
        writer.list(
            "point",
            proof.point.isEmpty ? [] : variables.map { ProofText.number(proof.point[$0]) },
            perLine: 16
        )
        writer.list(
            "derived",
            proof.derived.map { "[\(number($0.first)), \(number($0.second)), \(ProofText.number($0.factor))]" },
            perLine: 8
        )
        writer.list(
            "determined",
            proof.determined.map { "[\(positions[$0.variable]), \(number($0.equation))]" },
            perLine: 12
        )
        writer.list(
            "other",
            proof.other.map { "[\(positions[$0.variable]), \(ProofText.number($0.value))]" },
            perLine: 8
        )
        writer.list("unproven", gaps.map(ProofText.quoted))
        return Array((writer.text + "\n}\n").utf8)
    }

    private struct Writer {
        var text = ""

        mutating func member(_ name: String, _ value: String) { text += ",\n  \"\(name)\": \(value)" }

        mutating func list(_ name: String, _ values: [String], perLine: Int = 1) {
            text += ",\n  \"\(name)\": ["
            for (place, value) in values.enumerated() {
                if place > 0 { text += "," }
                text += place % perLine == 0 ? "\n    " : " "
                text += value
            }
            text += values.isEmpty ? "]" : "\n  ]"
        }
    }
}
