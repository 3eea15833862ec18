import ArgumentParser

@main
struct DraftInspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draft-inspect",
        abstract: "Find and explain layout faults, and print equivalent source."
    )
}
