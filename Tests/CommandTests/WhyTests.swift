import Foundation
import TestSupport
import Testing

/// Why a value is what it is, on the command line and in the session.
@Suite struct WhyTests {
    @Test(
        "steps, slack and what has no effect",
        arguments: [
            ("login-form", "signInButton.width"), ("login-form", "titleLabel"),
            ("login-form", "titleLabel.firstBaseline"),
            ("login-form", "view.leading"), ("hugging-tie", "captionLabel.width"),
            ("right-to-left", "nameField.leading"),
            ("right-to-left", "nameLabel.left"), ("chat-cell", "messageLabel.width"),
            ("nested-stacks", "itemsValue.width"),
        ]
    )
    func command(example: String, value: String) throws {
        let run = try runProgram(["why", "Examples/\(example).json", value])
        #expect(run.status == 0)
        assertGolden(run.output, "\(example).\(value)")
    }

    @Test(
        "for programs: the same facts with the ids of the constraints",
        arguments: [
            ("login-form", "signInButton.width"), ("login-form", "titleLabel"), ("hugging-tie", "captionLabel.width"),
        ]
    )
    func json(example: String, value: String) throws {
        let run = try runProgram(["why", "--format", "json", "Examples/\(example).json", value])
        #expect(run.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let values = try #require(object?["values"] as? [[String: Any]])
        #expect(values.count == (value.contains(".") ? 1 : 4))
        for value in values {
            let isAmbiguous = value["outcome"] as? String == "ambiguous"
            #expect((value["value"] == nil) == isAmbiguous)
            #expect((value["range"] == nil) == !isAmbiguous)
            // Every constraint of a step is among those that imply the value.
            let members = (value["constraints"] as? [[String: Any]] ?? []).flatMap { $0["ids"] as? [String] ?? [] }
            let steps = value["steps"] as? [[String: Any]] ?? []
            for step in steps {
                let used = (step["constraints"] as? [[String: Any]] ?? []).flatMap { $0["ids"] as? [String] ?? [] }
                #expect(Set(used).isSubset(of: members))
            }
            #expect(steps.map { $0["number"] as? Int } == steps.indices.map { $0 + 1 })
        }
        #expect(try runProgram(["why", "--format", "yaml", "Examples/login-form.json", "titleLabel"]).status == 64)
    }

    @Test("the session answers as the command does")
    func session() throws {
        let run = try runProgram(["repl", "Examples/login-form.json", "-c", "why signInButton.width"])
        let command = try runProgram(["why", "Examples/login-form.json", "signInButton.width"])
        #expect(run.output == command.output)
    }

    @Test(
        "what names nothing is refused",
        arguments: [
            ("titleLabel.tralling", "'tralling' is not an attribute; did you mean 'trailing'?"),
            ("nobody.leading", "there is no view"),
            ("nobody", "there is no view 'nobody'"),
        ]
    )
    func refusals(value: String, message: String) throws {
        let run = try runProgram(["why", "Examples/login-form.json", value])
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.error.contains(message))
    }

    @Test("after an edit the session answers for the edited layout")
    func edited() throws {
        let run = try runProgram(
            ["repl", "Examples/profile-card.json", "-c", "add avatarView.width == 80", "-c", "why avatarView.width"]
        )
        #expect(run.output.contains("avatarView.width"))
    }
}
