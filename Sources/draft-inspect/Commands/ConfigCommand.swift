import ArgumentParser
import LayoutInspector
import LayoutPolicy

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show which configuration applies, and where it comes from.",
        discussion: """
            Without a path, shows that of the current folder; with a path, the rules and suppressions that apply to it.

              draft-inspect config
              draft-inspect config App/Login.storyboard
            """
    )

    @Argument(help: "The file or folder to show the configuration for.", completion: .file())
    var path: String = "."

    @OptionGroup(title: "Policy") var policy: DeclaredOptions<ConfigurationTable>

    func run() throws {
        let options = try policy.options()
        let text: String
        do throws(ConfigurationFailure) {
            var set = try ConfigurationSet(
                file: options.configuration,
                isEnabled: !options.ignoresConfigurations,
                keys: ConfigurationKeys.all,
                currentFolder: currentFolder() ?? "/"
            )
            let general = try set.general()
            // What holds for a folder holds for any file in it.
            let ofPath = try set.configurations(for: FolderContents.isFolder(path) ? path + "/file" : path)
            for warning in set.warnings { writeStatus(warning) }
            text = ConfigurationText.text(general: general, ofPath: ofPath)
        } catch {
            throw CommandFailure(error)
        }
        try StandardStream.output.write(text)
    }
}
