import LayoutModel
import LayoutSolver
import LayoutSyntax

extension LoweredLayout {
    /// By variable: its place in the list of the JSON; -1 for those that are none.
    package var positions: [Int] {
        var positions = [Int](repeating: -1, count: system.variableCount)
        var count = 0
        for variable in 0..<system.variableCount where isVariable(variable) {
            positions[variable] = count
            count += 1
        }
        return positions
    }

    /// The whole linear system as JSON, for programs that check or solve it.
    ///
    /// Documentation/Semantics.md describes the format. The output is deterministic, with one variable or row per line.
    public func json() -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(64 * system.variableCount + 128 * system.rowCount)
        output += "{\n  \"format\": \"lowered-layout\",\n  \"version\": 1,\n  \"variables\": [".utf8
        let positions = positions
        var count = 0
        for variable in 0..<system.variableCount where isVariable(variable) {
            guard let (item, attribute) = itemAndAttribute(of: variable) else { continue }
            output += (count == 0 ? "\n    {\"item\": " : ",\n    {\"item\": ").utf8
            JSONEscapes.append(layout.id(of: item), to: &output)
            output += ", \"attribute\": \"\(attribute.name)\"}".utf8
            count += 1
        }
        output += (count == 0 ? "],\n  \"rows\": [" : "\n  ],\n  \"rows\": [").utf8
        for row in 0..<system.rowCount {
            output += (row == 0 ? "\n    " : ",\n    ").utf8
            append(row: row, positions: positions, to: &output)
        }
        output += (system.rowCount == 0 ? "],\n" : "\n  ],\n").utf8
        output += "  \"unknown\": [".utf8
        for (index, variable) in unknownVariables.enumerated() {
            if index > 0 { output += ", ".utf8 }
            JSONNumberFormat.append(Int64(positions[variable]), to: &output)
        }
        output += "]\n}\n".utf8
        return output
    }

    private func append(row: Int, positions: [Int], to output: inout [UInt8]) {
        output += "{\"id\": ".utf8
        // What a comparison adds behind the rows of the layout.
        let isOwn = row < sources.count
        JSONEscapes.append(isOwn ? id(ofRow: row) : "added:\(row)", to: &output)
        output += ", \"terms\": [".utf8
        // A row without effect holds whatever the values are.
        let isEnabled = system.isEnabled[row]
        for (index, term) in system.terms(of: row).enumerated() where isEnabled {
            output += (index == 0 ? "[" : ", [").utf8
            JSONNumberFormat.append(Int64(positions[term.variable]), to: &output)
            output += ", ".utf8
            JSONNumberFormat.append(term.coefficient, to: &output)
            output += "]".utf8
        }
        let relation = Relation(system.relations[row]).rawValue
        output += "], \"relation\": \"\(relation)\", \"constant\": ".utf8
        JSONNumberFormat.append(isEnabled ? system.constants[row] : 0, to: &output)
        output += ", \"priority\": ".utf8
        JSONNumberFormat.append(system.priorities[row], to: &output)
        output += ", \"keepRank\": ".utf8
        JSONNumberFormat.append(Int64(system.keepRanks[row]), to: &output)
        if isOwn, isAssumed[row] { output += ", \"assumed\": true".utf8 }
        if isOwn, case .made = sources[row] { output += ", \"made\": true".utf8 }
        output += "}".utf8
    }
}
