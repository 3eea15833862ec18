import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension SamenessProof {
    /// An entry of the file: one comparison.
    ///
    /// - Parameter names: What the layouts are called.
    public func json(names: (old: String, new: String)) -> String {
        var members = [
            "\"old\": \(ProofText.quoted(names.old)), \"new\": \(ProofText.quoted(names.new))",
            "\"verdict\": \"\(verdict.rawValue)\"",
        ]
        if !equivalences.isEmpty {
            members.append("\"equivalences\": [\(equivalences.map { $0.json() }.joined(separator: ", "))]")
        }
        if let counterexample, counterexample.gaps.isEmpty {
            members.append("\"counterexample\": \(counterexample.json())")
        }
        if !lines.isEmpty {
            members.append("\"tolerance\": \(JSONNumberFormat.text(lines[0].tolerance))")
            members.append("\"lines\": [\(lines.map { $0.json() }.joined(separator: ",\n"))]")
        }
        members.append("\"unproven\": [\(gaps.map(ProofText.quoted).joined(separator: ", "))]")
        return "{" + members.joined(separator: ",\n ") + "}"
    }

    /// The whole file.
    public static func file(_ entries: [String]) -> String {
        "{\"format\": \"sameness-proof\", \"version\": 1, \"comparisons\": [\n"
            + entries.joined(separator: ",\n") + "\n]}\n"
    }
}

/// Numbers and words of proofs as JSON.
enum ProofText {
    /// A number where it is a whole one, else a text with a fraction.
    static func number(_ number: Rational) -> String {
        let text = number.text
        return text.utf8.count > 15 || text.utf8.contains(UInt8(ascii: "/")) ? "\"\(text)\"" : text
    }

    static func quoted(_ text: String) -> String {
        var output: [UInt8] = []
        JSONEscapes.append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// A list, with at most this number of values in a line.
    static func list(_ values: [String], perLine: Int = 12) -> String {
        var text = "["
        for (place, value) in values.enumerated() {
            if place > 0 { text += place % perLine == 0 ? ",\n  " : ", " }
            text += value
        }
        return text + "]"
    }
}

extension CounterexampleEvidence {
    func json() -> String {
        let systems = systems.map { String(decoding: $0.json(), as: UTF8.self) }
        let proofs = zip(self.systems, proofs).map { lowered, proof in
            String(decoding: LayoutProof(proof, of: lowered).json(), as: UTF8.self)
        }
        return "{\(claimText()),\n \"systems\": [\(systems.joined(separator: ","))],\n"
            + " \"proofs\": [\(proofs.joined(separator: ","))]}"
    }

    private func claimText() -> String {
        switch claim {
        case .none: return "\"claim\": null"
        case .conflict(let side): return "\"claim\": \"conflict\", \"side\": \(side)"
        case .reach(let reach): return "\"claim\": \"reach\", \"of\": \(ProofText.quoted(reach.name))"
        case .attribute(let attribute, let view, let terms):
            let sums = zip(systems, terms).flatMap { $0.texts(of: [$1]) }
            return "\"claim\": \"value\", \"of\": \(ProofText.quoted("\(view).\(attribute.name)"))"
                + ", \"sums\": [\(sums.joined(separator: ", "))]"
        }
    }
}

extension LoweredLayout {
    /// Sums of variables, as they are counted in the JSON of the system.
    func texts(of sums: [[LinearTerm]]) -> [String] {
        let positions = positions
        return sums.map { terms in
            let texts = terms.map { "[\(positions[$0.variable]), \(JSONNumberFormat.text($0.coefficient))]" }
            return "[\(texts.joined(separator: ", "))]"
        }
    }
}
