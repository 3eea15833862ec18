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

    @Test("the session answers as the command does")
    func session() throws {
        let run = try runProgram(["repl", "Examples/login-form.json", "-c", "why signInButton.width"])
        let command = try runProgram(["why", "Examples/login-form.json", "signInButton.width"])
        #expect(run.output == command.output)
    }

    @Test(
        "what names nothing is refused",
        arguments: [
            ("titleLabel.tralling", "'tralling' is no attribute; did you mean 'trailing'?"),
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
