import Foundation
import TestSupport
import Testing

@Suite("Proofs of same")
struct SameProofTests {
    private static let card = "Examples/profile-card.json"

    /// A layout of views in one root, with constraints such as `a.left == root.left + 8 @750`.
    private static func dump(_ constraints: [String], views: [String] = ["a", "b"]) -> String {
        func side(_ text: Substring) -> String {
            let parts = text.split(separator: ".")
            return "{\"item\": \"\(parts[0])\", \"attribute\": \"\(parts[1])\"}"
        }
        let rows = constraints.enumerated().map { index, text in
            var words = text.split(separator: " ")
            var members = ["\"id\": \"c\(index)\"", "\"first\": \(side(words[0]))", "\"relation\": \"\(words[1])\""]
            if let last = words.last, last.hasPrefix("@") {
                members.append("\"priority\": \(last.dropFirst())")
                words.removeLast()
            }
            if words[2].contains(".") {
                members.append("\"second\": \(side(words[2]))")
                let sign = words.count > 4 && words[3] == "-" ? "-" : ""
                members.append("\"constant\": \(words.count > 4 ? sign + words[4] : "0")")
            } else {
                members.append("\"constant\": \(words[2])")
            }
            return "{\(members.joined(separator: ", "))}"
        }
        let subviews = views.map { name in
            "{\"id\": \"\(name)\", \"class\": \"UIView\", \"name\": \"\(name)\", \"translatesAutoresizingMask\": false}"
        }
        return """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 667],
                        "subviews": [\(subviews.joined(separator: ", "))]}],
             "constraints": [\(rows.joined(separator: ",\n "))]}
            """
    }

    private static let placed = [
        "a.left == root.left + 8", "a.top == root.top + 8", "a.height == 40", "a.width >= 30",
        "b.left >= a.right + 8", "b.width >= 20", "b.top == a.top", "b.height == a.height",
        "b.right == root.right - 8 @750", "a.width == 60 @500", "b.width == 70 @250",
    ]

    private func withProof(
        _ old: String,
        _ new: String,
        _ options: [String] = [],
        _ body: (_ proof: String, _ text: String, _ verdict: String) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let paths = ["old.json", "new.json"].map { folder.path + "/" + $0 }
            for (path, text) in zip(paths, [old, new]) {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
            let proof = folder.path + "/both.proof"
            let run = try runProgram(["same"] + paths + ["--proof", proof] + options)
            let text = try String(contentsOfFile: proof, encoding: .utf8)
            try body(proof, text, run.output)
        }
    }

    private func expectAccepted(
        _ old: String,
        _ new: String,
        verdict: String,
        contains: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try withProof(old, new) { proof, text, output in
            #expect(output.hasPrefix(verdict), "\(output)", sourceLocation: sourceLocation)
            for part in contains {
                #expect(text.contains(part), "\(part) is not in the proof", sourceLocation: sourceLocation)
            }
            let checked = try ProofChecker.run("check_same.py", [proof])
            #expect(checked.status == 0, "\(checked.output)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Accepted

    @Test(
        "the checker accepts that an example is the same as itself, and that its rows are those of the lowered system",
        arguments: ["login-form", "profile-card", "nested-stacks", "article-scroll", "hugging-tie"]
    )
    func itself(_ name: String) throws {
        let example = "Examples/\(name).json"
        try withTemporaryFolder { folder in
            let (proof, lowered) = (folder.path + "/p", folder.path + "/l")
            _ = try runProgram(["same", example, example, "--proof", proof, "--rtl"])
            _ = try runProgram(["convert", "--lowered", example, "--rtl", "-o", lowered])
            let checked = try ProofChecker.run("check_same.py", [proof, lowered, lowered])
            #expect(checked.status == 0, "\(checked.output)")
            #expect(checked.output.contains("rows are in the lowered system"))
        }
    }

    @Test("an inequality that several others imply is proven with multipliers")
    func implied() throws {
        let new = Self.placed + ["b.right >= a.left + 58"]
        try expectAccepted(Self.dump(Self.placed), Self.dump(new), verdict: "same: ", contains: ["\"follows\": [["])
    }

    @Test("an equality that two inequalities imply is proven in both halves")
    func halves() throws {
        let new = Self.placed.flatMap { text in
            text == "a.height == 40" ? ["a.height <= 40", "a.height >= 40"] : [text]
        }
        try expectAccepted(Self.dump(Self.placed), Self.dump(new), verdict: "same: ", contains: ["\"implied\": [["])
        try expectAccepted(Self.dump(new), Self.dump(Self.placed), verdict: "same: ", contains: ["\"implied\": [["])
    }

    @Test("a wrapper is eliminated, by equalities or by pairs of inequalities", arguments: ["==", ">="])
    func wrapper(_ relation: String) throws {
        let turned = relation == ">=" ? "<=" : "=="
        let new =
            Self.placed + [
                "w.left \(turned) a.left - 4", "w.right \(relation) b.right + 4", "w.top \(turned) a.top - 4",
                "w.bottom \(relation) a.bottom + 4",
            ]
        try expectAccepted(
            Self.dump(Self.placed),
            Self.dump(new, views: ["a", "b", "w"]),
            verdict: "same: ",
            contains: relation == "==" ? [] : [", null]"]
        )
    }

    @Test("required constraints that conflict in the same way on both sides are the same rows")
    func conflict() throws {
        let rows = Self.placed + ["a.height == 50"]
        try expectAccepted(Self.dump(rows), Self.dump(rows), verdict: "same: ", contains: ["\"literal\": ["])
    }

    @Test("optional constraints that never matter are compared piece by piece")
    func pieces() throws {
        func rows(_ priority: Int) -> [String] {
            [
                "a.left == root.left + 8", "a.top == root.top", "a.height == 40", "a.width == 100",
                "b.top == root.top", "b.height == 20", "b.left == a.right + 8", "b.right == root.right @750",
                "b.width <= 200 @740", "a.width <= 120 @\(priority)", "b.width == 5 @\(priority)",
            ]
        }
        try expectAccepted(Self.dump(rows(300)), Self.dump(rows(745)), verdict: "same in", contains: ["\"lines\": ["])
    }

    @Test(
        "a difference is proven by a value, an open value, a range or a conflict",
        arguments: [
            (["a.width == 60 @500", "a.width == 61 @500"], "\"claim\": \"value\""),
            (["a.top == root.top + 8", "a.top >= root.top + 8"], "\"claim\": \"value\""),
            (["b.right == root.right - 8 @750", "b.right >= root.right - 8 @750"], "\"claim\": "),
            (["a.height == 40", "a.height == 40;a.height == 50"], "\"claim\": \"conflict\""),
        ]
    )
    func different(_ change: [String], _ claim: String) throws {
        let new = Self.placed.flatMap { $0 == change[0] ? change[1].split(separator: ";").map(String.init) : [$0] }
        #expect(new != Self.placed)
        try expectAccepted(Self.dump(Self.placed), Self.dump(new), verdict: "different", contains: [claim])
    }

    @Test("what both sides leave open, but to another extent, is proven by how far each side reaches")
    func reach() throws {
        let rows = [
            "a.left >= root.left + 8", "a.right <= root.right - 8", "a.width == 50", "a.top == root.top",
            "a.height == 9",
        ]
        let new = rows.map { $0 == "a.left >= root.left + 8" ? "a.left >= root.left + 10" : $0 }
        try expectAccepted(
            Self.dump(rows, views: ["a"]),
            Self.dump(new, views: ["a"]),
            verdict: "different",
            contains: ["\"claim\": \"reach\""]
        )
    }

    // MARK: Refused

    @Test(
        "the checker refuses a proof with one thing changed",
        arguments: [
            ("\"solved\": [[", "\"solved\": [[1"), ("\"follows\": [[", "\"follows\": [[1"),
            ("\"eliminated\": [[", "\"eliminated\": [[9"), ("\"constant\": -40", "\"constant\": -41"),
            ("\"relation\": \"equal\"", "\"relation\": \"lessThanOrEqual\""),
            ("\"point\": [[", "\"point\": [], \"before\": [["),
            ("\"verdict\": \"same\"", "\"verdict\": \"different\""),
            ("\"edges\": 0, \"root\"", "\"edges\": 4, \"root\""),
        ]
    )
    func changed(_ place: String, _ other: String) throws {
        let new = Self.placed + ["b.right >= a.left + 58", "w.left == a.left", "w.right == b.right", "w.top == b.top"]
        try withProof(Self.dump(Self.placed), Self.dump(new, views: ["a", "b", "w"])) { proof, text, output in
            #expect(output.hasPrefix("same: "), "\(output)")
            // The constants of equalities are those of the file, whatever their sign.
            let place = text.contains(place) ? place : place.replacingOccurrences(of: "-", with: "")
            let range = try #require(text.range(of: place), "\(place)")
            try text.replacingCharacters(in: range, with: other).write(toFile: proof, atomically: true, encoding: .utf8)
            let checked = try ProofChecker.run("check_same.py", [proof])
            #expect(checked.status == 1, "\(checked.output)")
        }
    }

    @Test("a row that the lowered system does not have is listed, and so is one that the proof leaves out")
    func otherSystem() throws {
        try withTemporaryFolder { folder in
            let (proof, lowered) = (folder.path + "/p", folder.path + "/l")
            _ = try runProgram(["same", Self.card, Self.card, "--proof", proof, "--rtl"])
            _ = try runProgram(["convert", "--lowered", Self.card, "--rtl", "-o", lowered])
            let text = try String(contentsOfFile: lowered, encoding: .utf8)
            let changed = text.replacingOccurrences(of: "\"id\": \"c2\"", with: "\"id\": \"other\"")
            #expect(changed != text)
            let second = folder.path + "/second"
            try changed.write(toFile: second, atomically: true, encoding: .utf8)
            let checked = try ProofChecker.run("check_same.py", [proof, lowered, second])
            #expect(checked.status == 3)
            #expect(checked.output.contains("c2: not in the lowered system"))
            #expect(checked.output.contains("other: left out"))
        }
    }

    // MARK: Gaps and files

    @Test("what is not proven is listed by the program and by the checker, which then has status 3")
    func gap() throws {
        func rows(_ priority: Int) -> [String] {
            [
                "a.left >= root.left + 8", "a.top == root.top", "a.height == 40", "a.width == 100",
                "b.top == root.top", "b.height == 20", "b.left == root.left", "b.width == 30",
                "b.width <= 40 @\(priority)",
                "b.width == 30 @400", "b.width == 31 @\(priority)",
            ]
        }
        try withProof(Self.dump(rows(300)), Self.dump(rows(745))) { proof, text, output in
            let checked = try ProofChecker.run("check_same.py", [proof])
            if output.hasPrefix("same in") {
                #expect(checked.status == 3 && checked.output.contains("not proven: widths: "), "\(checked.output)")
            } else {
                #expect(checked.status == 0, "\(output)\(checked.output)")
            }
        }
    }

    @Test("a proof of two folders has an entry for each pair of layouts")
    func folders() throws {
        try withTemporaryFolder { folder in
            for side in ["old", "new"] {
                let path = folder.path + "/" + side
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                for name in ["one", "two"] {
                    try Self.dump(Self.placed).write(
                        toFile: "\(path)/\(name).json",
                        atomically: true,
                        encoding: .utf8
                    )
                }
            }
            let proof = folder.path + "/both.proof"
            let run = try runProgram(["same", folder.path + "/old", folder.path + "/new", "--proof", proof])
            #expect(run.status == 0)
            let checked = try ProofChecker.run("check_same.py", [proof])
            #expect(checked.status == 0, "\(checked.output)")
            #expect(checked.output.contains("one.json: same") && checked.output.contains("two.json: same"))
        }
    }

    @Test("an input is not overwritten by a proof")
    func overwriting() throws {
        let run = try runProgram(["same", Self.card, Self.card, "--proof", Self.card])
        #expect(run.status == 64 && run.error.contains("is an input and would be overwritten"))
    }

    @Test("each file of the checkers has at most 200 lines and imports the standard library alone")
    func size() throws {
        let folder = packageRoot.path + "/Proofs/"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".py") }
        #expect(names.contains("check_proof.py") && names.contains("check_same.py"))
        let allowed = names.map { $0.dropLast(3) } + ["collections", "fractions", "json", "os", "sys"]
        for name in names {
            let lines = try String(contentsOfFile: folder + name, encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            #expect(lines.count <= 201, "\(name)")
            for line in lines where line.hasPrefix("import ") || line.hasPrefix("from ") {
                #expect(allowed.contains(line.split(separator: " ")[1]), "\(name): \(line)")
            }
        }
    }
}
