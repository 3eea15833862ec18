import LayoutPrinter

extension Verification {
    /// The verdict, and below it the evidence.
    ///
    /// - Parameters:
    ///   - tally: What the source was printed with: it counts the constraints that no comparison can find missing.
    ///   - compiler: The title of the compiler.
    func text(tally: Tally, dialect: String, compiler: String) -> String {
        var lines = [verdict]
        let count = heldCount ?? equalCount + turnedCount
        if provesConstraints {
            var constraints = "\(count) \(Self.constraints(count)) "
            constraints += heldCount == nil ? "equal" : "satisfied by the frames that the source sets"
            if turnedCount > 0 { constraints += " (\(turnedCount) from the other item)" }
            lines.append(constraints)
        } else {
            lines.append("no constraint was printed that the frames could satisfy")
        }
        let inexpressible = tally[.inexpressible]
        if inexpressible > 0 {
            let object = inexpressible == 1 ? "it" : "them"
            lines.append(
                "\(inexpressible) \(Self.constraints(inexpressible)) not compared: \(dialect) cannot express \(object)"
            )
        }
        lines.append("\(viewCount) view\(viewCount == 1 ? "" : "s") in place")
        if frameCount > 0 {
            let frames = "\(frameCount) frame\(frameCount == 1 ? "" : "s")"
            let verb = heldCount == nil ? "compared" : "laid out"
            lines.append("\(frames) \(verb) at \(sizes.joined(separator: ", "))")
        }
        if !conflictingSizes.isEmpty {
            lines.append(
                "frames not compared at \(conflictingSizes.joined(separator: ", ")): constraints conflict, and their order decides "
                    + "which breaks"
            )
        }
        lines += misuses + differences.prefix(20)
        if differences.count > 20 { lines.append("… and \(differences.count - 20) more") }
        lines.append("compiled and run with \(compiler)")
        return lines.joined(separator: "\n  ") + "\n"
    }

    /// Frames that no constraint was held against prove nothing, whatever they are.
    private var provesConstraints: Bool { heldCount != 0 || !isEqual }

    private var verdict: String {
        if !isEqual { return "differs" }
        return provesConstraints ? "equal" : "nothing to compare"
    }

    private static func constraints(_ count: Int) -> String { count == 1 ? "constraint" : "constraints" }
}
