import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension LineEvidence {
    func json() -> String {
        let axis = line.axis == .horizontal ? "width" : "height"
        let range = [line.range.lowerBound, line.range.upperBound].map(JSONNumberFormat.text).joined(separator: ", ")
        let sums = (0...1).map { side in sides[side].system.texts(of: frames.map { $0.sums[side] }) }
        let listed = frames.indices.map { place in
            "[\(ProofText.quoted(frames[place].view)), \(sums[0][place]), \(sums[1][place])]"
        }
        var members = ["\"axis\": \"\(axis)\", \"range\": [\(range)]"]
        if let direction { members[0] += ", \"direction\": \"\(direction.rawValue)\"" }
        members.append("\"frames\": \(ProofText.list(listed, perLine: 4))")
        members.append("\"sides\": [\(sides.map { $0.json() }.joined(separator: ",\n"))]")
        if !faces.isEmpty {
            let texts = faces.map {
                "{\"pieces\": [\($0.pieces[0]), \($0.pieces[1])], \"proof\": \($0.evidence.json())}"
            }
            members.append("\"faces\": [\(texts.joined(separator: ",\n"))]")
        }
        return "{" + members.joined(separator: ",\n  ") + "}"
    }
}

extension LineEvidence.Side {
    fileprivate func json() -> String {
        let positions = system.positions
        func values(_ values: [Rational]) -> String {
            ProofText.list(
                positions.indices.filter { positions[$0] >= 0 }.map { ProofText.number(values[$0]) },
                perLine: 16
            )
        }
        let pieces = pieces.map { piece in
            "{\"from\": \(ProofText.number(piece.low)), \"to\": \(ProofText.number(piece.high)),\n"
                + " \"first\": \(values(piece.first)),\n \"last\": \(values(piece.last)),\n"
                + " \"proof\": \(String(decoding: LayoutProof(piece.proof, of: system).json(), as: UTF8.self))}"
        }
        return "{\"system\": \(String(decoding: system.json(), as: UTF8.self)),\n"
            + " \"swept\": \(ProofText.list(swept.map { "\($0)" })), \"pieces\": [\(pieces.joined(separator: ",\n"))]}"
    }
}
