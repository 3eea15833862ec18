import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// `same`, from its arguments to its status.
@Suite struct SameTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    private static let card = packageRoot.appendingPathComponent("Examples/profile-card.json")

    private static func card(replacing text: String, by other: String) throws -> Data {
        let old = String(decoding: try Data(contentsOf: card), as: UTF8.self)
        let new = old.replacingOccurrences(of: text, with: other)
        try #require(old != new)
        return Data(new.utf8)
    }

    @Test("a layout is the same as itself")
    func itself() throws {
        let run = try runProgram(["same", Self.card.path, Self.card.path])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("same: "))
        #expect(run.output.contains("at all sizes"))
    }

    @Test("a constraint with another constant is a difference, with the place of both")
    func different() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60").write(to: new)
            let run = try runProgram(["same", Self.card.path, new.path])
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("different at "))
            #expect(run.output.contains("   was:     ") && run.output.contains("   now:     "))
            let json = try runProgram(["same", "--format", "json", Self.card.path, new.path])
            let value = try JSONValue(Data(json.output.utf8))
            #expect(value["verdict"] == .string("different") && value["version"] == .number(1))
            #expect(json.status == 1)
        }
    }

    @Test("what cannot be read has status 2, and a log is no layout")
    func unreadable() throws {
        #expect(try runProgram(["same", "missing.xib", Self.card.path]).status == 2)
        let log = packageRoot.appendingPathComponent("Examples/console.log")
        let run = try runProgram(["same", log.path, Self.card.path])
        #expect(run.status == 2)
        #expect(run.error.contains("a log holds only the constraints of a conflict"))
    }

    private static func card(_ statement: String) -> String {
        """
        import UIKit

        class Card: UIView {
            let label = UILabel()

            func update(with model: Model) {
                for tag in model.tags { print(tag) }
            }

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                \(statement)
            }
        }

        """
    }

    @Test(
        "code of an app is compared class by class, with a value for what is not known",
        arguments: [
            ("label.leftAnchor.constraint(equalTo: leftAnchor, constant: Theme.inset).isActive = true", 0),
            ("leftAnchor.constraint(equalTo: label.leftAnchor, constant: -Theme.inset).isActive = true", 0),
            ("label.leftAnchor.constraint(equalTo: leftAnchor, constant: -Theme.inset).isActive = true", 1),
            ("label.leftAnchor.constraint(equalTo: leftAnchor, constant: Theme.inset * 2).isActive = true", 1),
            ("label.leftAnchor.constraint(equalTo: leftAnchor, constant: Theme.margin).isActive = true", 1),
        ] as [(String, Int32)]
    )
    func code(_ statement: String, _ status: Int32) throws {
        try expectCode(
            "label.leftAnchor.constraint(equalTo: leftAnchor, constant: Theme.inset).isActive = true",
            statement,
            status
        )
    }

    @Test(
        "what a message leaves out of a long expression counts all the same",
        arguments: [
            ("Theme.inset(of: title)", "Theme.inset(of: title)", 0),
            ("Theme.inset(of: title)", "Theme.inset(of: icon)", 1),
            ("Theme.inset(of: title).left", "Theme.inset(of: icon).left", 1),
            ("Theme.insets[0]", "Theme.insets[1]", 1), ("theme.insets(2, { 3 })", "theme.insets(2, { 4 })", 1),
            (
                "Theme.aVeryLongNameOfAConstant.withAnotherVeryLongNameInIt.thatEndsSomewhere.first",
                "Theme.aVeryLongNameOfAConstant.withAnotherVeryLongNameInIt.thatEndsSomewhere.last", 1
            ),
        ] as [(String, String, Int32)]
    )
    func longExpressions(_ old: String, _ new: String, _ status: Int32) throws {
        func statement(_ constant: String) -> String {
            "label.leftAnchor.constraint(equalTo: leftAnchor, constant: \(constant)).isActive = true"
        }
        try expectCode(statement(old), statement(new), status)
    }

    private func expectCode(_ old: String, _ statement: String, _ status: Int32) throws {
        try withTemporaryFolder { folder in
            for (name, text) in [("Old.swift", Self.card(old)), ("New.swift", Self.card(statement))] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            let run = try runProgram(["same", "Old.swift", "New.swift"], folder: folder)
            #expect(run.status == status, "\(run.output)\(run.error)")
            #expect(run.output.contains("Old.swift (Card)"))
            #expect(
                run.error.contains("values that the code does not show count as the same where their expressions are")
            )
        }
    }

    @Test("other code that is not read makes the verdict unknown, the same code does not")
    func openCode() throws {
        let known = "label.leftAnchor.constraint(equalTo: leftAnchor, constant: Theme.inset).isActive = true\n"
        func loop(_ constant: Int) -> String {
            known + "for row in Model.rows(where: { $0.isShown }) { row.tie(label,\n constant: \(constant)) }"
        }
        try expectCode(loop(8), loop(8), 0)
        try expectCode(loop(8), loop(9), 3)
    }

    @Test("a class that only one of two files has is a difference")
    func missingClass() throws {
        try withTemporaryFolder { folder in
            let old = Self.card("label.heightAnchor.constraint(equalToConstant: Theme.height).isActive = true")
            let new = old.replacingOccurrences(of: "class Card", with: "class Tile")
            for (name, text) in [("Old.swift", old), ("New.swift", new)] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            let run = try runProgram(["same", "Old.swift", "New.swift"], folder: folder)
            #expect(run.status == 1)
            #expect(
                run.error.contains("Old.swift: Card is not in New.swift")
                    && run.error.contains("New.swift: Tile is not in")
            )
        }
    }

    @Test("wrong pairs and sizes are usage errors")
    func usage() throws {
        #expect(try runProgram(["same", "--match", "a", Self.card.path, Self.card.path]).status == 64)
        #expect(try runProgram(["same", "--match", "none=nothing", Self.card.path, Self.card.path]).status == 64)
        #expect(try runProgram(["same", "--sizes", "5x", Self.card.path, Self.card.path]).status == 64)
    }

    @Test("folders: each layout with the one of the same file name")
    func folders() throws {
        try withTemporaryFolder { folder in
            for name in ["old", "new"] {
                let inner = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try Data(contentsOf: Self.card).write(to: inner.appendingPathComponent("Card.json"))
            }
            let paths = ["old", "new"].map { folder.appendingPathComponent($0).path }
            #expect(try runProgram(["same"] + paths).status == 0)
            try FileManager.default.removeItem(atPath: paths[1] + "/Card.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60")
                .write(to: URL(fileURLWithPath: paths[1] + "/Card.json"))
            #expect(try runProgram(["same"] + paths).status == 1)
        }
    }

    @Test("diff begins with the verdict")
    func difference() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("New.json")
            try Self.card(replacing: "\"constant\": 64", by: "\"constant\": 60").write(to: new)
            let run = try runProgram(["diff", Self.card.path, new.path])
            #expect(run.output.hasPrefix("different at "))
        }
    }
}
