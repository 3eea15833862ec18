import Foundation
import LayoutPolicy
import TestSupport
import Testing

@testable import draft_inspect

/// The configuration and its schema, as `init` writes them.
@Suite struct InitTests {
    @Test("the schema in the documentation is the one that init --schema writes")
    func documentedSchema() throws {
        let path = packageRoot.appendingPathComponent("Documentation/configuration.schema.json")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text == ConfigurationSchema.text(keys: ConfigurationKeys.all), "copy what 'init --schema' writes")
    }

    @Test("init --schema writes a configuration that names its schema, is read, and is valid by it")
    func schema() throws {
        try withTemporaryFolder { folder in
            let run = try runProgram(["init", "--schema"], folder: folder)
            #expect(run.status == 0 && run.output.isEmpty)
            let text = try String(contentsOf: folder.appendingPathComponent(".draft-inspect.yml"), encoding: .utf8)
            #expect(text.hasPrefix("# yaml-language-server: $schema=.draft-inspect.schema.json\n"))
            #expect(try runProgram(["config"], folder: folder).status == 0)
            let schema = try Data(contentsOf: folder.appendingPathComponent(".draft-inspect.schema.json"))
            #expect(try JSONSchema(schema).faults(of: .object([:])) == [])
            // A second time brings the schema up to date and leaves the configuration.
            let again = try runProgram(["init", "--schema"], folder: folder)
            #expect(again.status == 0 && again.error.contains("# yaml-language-server: $schema="))
        }
    }

    @Test("a schema that somebody else wrote is not overwritten, unless it is forced")
    func foreignSchema() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent(".draft-inspect.schema.json")
            try Data("{}\n".utf8).write(to: file)
            let run = try runProgram(["init", "--schema"], folder: folder)
            #expect(run.status == 64 && run.error.contains("was not written by draft-inspect"))
            #expect(try Data(contentsOf: file) == Data("{}\n".utf8))
            #expect(try runProgram(["init", "--schema", "--force"], folder: folder).status == 0)
            #expect(try Data(contentsOf: file) != Data("{}\n".utf8))
        }
    }
}
