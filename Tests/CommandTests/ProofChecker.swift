import Foundation
import TestSupport

/// The checkers of proofs, as a reader would run them.
enum ProofChecker {
    /// Runs a program of the folder `Proofs`.
    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let run = try runCommand(["python3", packageRoot.path + "/Proofs/" + program] + arguments)
        return (run.status, run.output)
    }
}
