import Foundation
import TestSupport
import Testing

@Suite("Proofs")
struct ProofFileTests {
    private static let examples: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: packageRoot.path + "/Examples"))?.sorted()
        .filter { $0.hasSuffix(".json") || $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
            "Examples/" + $0
        }
        ?? []

    /// Runs the checker on the lowered system and a proof.
    private func check(_ lowered: String, _ proof: String) throws -> (status: Int32, output: String) {
        try ProofChecker.run("check_proof.py", [lowered, proof])
    }

    private func withProof(
        of file: String,
        _ options: [String] = [],
        command: String = "check",
        _ body: (_ lowered: String, _ proof: String, _ error: String) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let lowered = folder.path + "/lowered.json"
            let proof = folder.path + "/proof.json"
            _ = try runProgram(["convert", "--lowered", file, "-o", lowered] + options)
            let run = try runProgram([command, file, "--proof", proof] + options)
            try body(lowered, proof, run.error)
        }
    }

    @Test("the checker accepts the proof of every example", arguments: examples)
    func accepted(_ file: String) throws {
        try withProof(of: file) { lowered, proof, error in
            let checked = try check(lowered, proof)
            #expect(checked.status == 0, "\(checked.output)\(error)")
        }
    }

    @Test("a proof is of the conditions that were asked for")
    func conditions() throws {
        try withProof(of: "Examples/login-form.json", ["--size", "320x568"], command: "solve") { lowered, proof, _ in
            let checked = try check(lowered, proof)
            #expect(checked.status == 0)
        }
    }

    @Test(
        "the checker refuses a proof with one number changed",
        arguments: [
            "\"conflicts\": [\n    [[", "\"broken\": [\n    [", "\"point\": [\n    ", "\"determined\": [\n    [",
        ]
    )
    func changed(_ place: String) throws {
        try withProof(of: "Examples/login-form.json") { lowered, proof, _ in
            var text = try String(contentsOfFile: proof, encoding: .utf8)
            let range = try #require(text.range(of: place), "\(text)")
            let digits = text[range.upperBound...].prefix { $0.isNumber || $0 == "-" }
            let number = try #require(Int(digits))
            text.replaceSubrange(range.upperBound..<digits.endIndex, with: String(number + 1))
            try text.write(toFile: proof, atomically: true, encoding: .utf8)
            let checked = try check(lowered, proof)
            #expect(checked.status == 1, "\(checked.output)")
        }
    }

    @Test("a proof of one layout is none of another")
    func otherLayout() throws {
        try withProof(of: "Examples/login-form.json") { _, proof, _ in
            try withProof(of: "Examples/login-form.json", ["--size", "500x500"]) { lowered, _, _ in
                let checked = try check(lowered, proof)
                #expect(checked.status == 1)
            }
        }
    }

    @Test("several layouts are in one proof, in the order of the inputs")
    func several() throws {
        try withTemporaryFolder { folder in
            let inputs = ["Examples/login-form.json"] + (1...3).map { "Examples/console.log#\($0)" }
            let systems = try inputs.enumerated().map { place, input in
                let lowered = folder.path + "/\(place).lowered"
                _ = try runProgram(["convert", "--lowered", input, "-o", lowered])
                return lowered
            }
            let proof = folder.path + "/proof.json"
            let run = try runProgram(
                ["check", "Examples/login-form.json", "Examples/console.log", "--proof", proof]
            )
            #expect(run.error.contains("proof: Examples/console.log#3: 1 conflict"))
            let checked = try ProofChecker.run("check_proof.py", systems + [proof])
            #expect(checked.status == 0, "\(checked.output)\(run.error)")
            #expect(checked.output.contains("Examples/console.log#2: rows broken: 1"))
            let turned = try ProofChecker.run("check_proof.py", systems.reversed() + [proof])
            #expect(turned.status == 1)
            let few = try ProofChecker.run("check_proof.py", [systems[0], proof])
            #expect(few.status == 1 && few.output.contains("the proof is of 4 layouts"))
        }
    }

    @Test("an input is not overwritten by a proof")
    func refusals() throws {
        let input = try runProgram(["check", "Examples/login-form.json", "--proof", "Examples/login-form.json"])
        #expect(input.status == 64 && input.error.contains("is an input and would be overwritten"))
    }
}
