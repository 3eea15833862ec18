import ArgumentParser
import LayoutInspector
import LayoutPolicy

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration file with every key, explained and commented out.",
        discussion: """
            The file is .draft-inspect.yml in the current folder. It holds for all files below, and a repository needs \
            only one.

              draft-inspect init
            """
    )

    @Flag(help: "Overwrite a configuration file that exists.")
    var force = false

    func run() throws {
        let path = Configuration.fileName
        if fileExists(path), !force {
            throw CommandFailure("'\(path)' exists\n--force overwrites it", code: .usage)
        }
        try writeFile(ConfigurationTemplate.text(keys: ConfigurationKeys.all), to: path)
        writeStatus("\(path) written; 'draft-inspect config' shows what is in force")
    }
}
