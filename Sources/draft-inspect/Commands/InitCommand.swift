import ArgumentParser
import LayoutInspector
import LayoutPolicy

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration file with every key, explained and commented out.",
        discussion: """
            The file is .draft-inspect.yml in the current folder. It applies to all files below it, so a repository \
            needs only one.

              draft-inspect init
              draft-inspect init --schema         for editors that check YAML against a schema
            """
    )

    @Flag(help: "Overwrite an existing configuration file.")
    var force = false

    @Flag(
        help: ArgumentHelp(
            "Also write \(ConfigurationSchema.fileName), with which editors complete keys and values and mark mistakes."
        )
    )
    var schema = false

    func run() throws {
        if schema { try writeSchema() }
        let path = Configuration.fileName
        if fileExists(path), !force {
            if schema {
                writeStatus("'\(path)' exists; to have editors use the schema, begin it with")
                writeStatus(String(ConfigurationSchema.comment.dropLast()))
                return
            }
            throw CommandFailure("'\(path)' exists\n--force overwrites it", code: .usage)
        }
        let text = ConfigurationTemplate.text(keys: ConfigurationKeys.all)
        try writeFile((schema ? ConfigurationSchema.comment : "") + text, to: path)
        writeStatus("\(path) written; 'draft-inspect config' shows what is in force")
    }

    /// The schema is made by the program alone: one of an earlier version is replaced.
    private func writeSchema() throws(CommandFailure) {
        let path = ConfigurationSchema.fileName
        if fileExists(path), !force {
            let old = (try? contents(ofFile: path)) ?? []
            guard String(decoding: old.prefix(1024), as: UTF8.self).contains(ConfigurationSchema.title) else {
                throw CommandFailure(
                    "'\(path)' exists and was not written by draft-inspect\n--force overwrites it",
                    code: .usage
                )
            }
        }
        try writeFile(ConfigurationSchema.text(keys: ConfigurationKeys.all), to: path)
        writeStatus("\(path) written")
    }
}
