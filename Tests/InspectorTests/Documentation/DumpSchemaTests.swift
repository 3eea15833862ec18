import Foundation
import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Documentation/dump.schema.json describes what the reader takes and what the writer gives.
@Suite struct DumpSchemaTests {
    private func schema() throws -> JSONSchema {
        try JSONSchema(Data(contentsOf: packageRoot.appendingPathComponent("Documentation/dump.schema.json")))
    }

    @Test("every example is a dump by the schema, and reads without a fault")
    func examples() throws {
        let schema = try schema()
        let folder = packageRoot.appendingPathComponent("Examples")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        for file in files ?? [] where file.pathExtension == "json" {
            let data = try Data(contentsOf: file)
            guard let value = try? JSONValue(data), value["format"] == .string("layout-dump") else { continue }
            #expect(try schema.faults(of: value).isEmpty, "\(file.lastPathComponent)")
            let reading = try Layout.read([UInt8](data))
            #expect(reading.findings.isEmpty, "\(file.lastPathComponent)")
            let again = try JSONValue(Data(reading.layout.dump()))
            #expect(try schema.faults(of: again).isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test("a dump with every key is one by the schema, and stays one when it is written")
    func everyKey() throws {
        let schema = try schema()
        let value = try JSONValue(Data(DumpFixtures.everyKey.utf8))
        #expect(try schema.faults(of: value).isEmpty)
        #expect(try JSONValue(Data(DumpFixtures.read(DumpFixtures.everyKey).layout.dump())) == value)
    }

    @Test("the schema and the reader know the same keys")
    func keys() throws {
        let schema = try schema()
        #expect(schema.properties(of: "") == Set(DumpKeys.Top.allCases.map(\.rawValue)))
        #expect(schema.properties(of: "$defs/view") == Set(DumpKeys.View.allCases.map(\.rawValue)))
        #expect(schema.properties(of: "$defs/guide") == Set(DumpKeys.Guide.allCases.map(\.rawValue)))
        #expect(schema.properties(of: "$defs/constraint") == Set(DumpKeys.Constraint.allCases.map(\.rawValue)))
        #expect(schema.properties(of: "$defs/report") == Set(DumpKeys.Report.allCases.map(\.rawValue)))
        #expect(schema.properties(of: "$defs/position") == Set(DumpKeys.Location.allCases.map(\.rawValue)))
        #expect(
            schema.properties(of: "$defs/view/properties/stack") == Set(DumpKeys.Stack.allCases.map(\.rawValue))
        )
    }

    @Test("what the reader skips is invalid by the schema, where a schema can express it")
    func faults() throws {
        let schema = try schema()
        let texts = [
            DumpFixtures.dump(more: "\"coverage\": \"some\", "),
            DumpFixtures.dump(more: "\"screen\": {\"scale\": 0}, "),
            DumpFixtures.dump(roots: "[{\"id\": \"\", \"class\": \"A\"}]"),
            DumpFixtures.dump(roots: "[{\"id\": \"r\", \"class\": \"A\", \"contentHugging\": [1, 2000]}]"),
            DumpFixtures.dump(roots: "[{\"id\": \"r\", \"class\": \"A\", \"stack\": {\"axis\": \"up\"}}]"),
            DumpFixtures.dump(constraint: DumpFixtures.constraint("a oops")),
            DumpFixtures.dump(constraint: DumpFixtures.constraint("a width", more: "\"priority\": 0")),
            DumpFixtures.dump(constraint: DumpFixtures.constraint("a width", more: "\"terms\": []")),
        ]
        for text in texts {
            #expect(try !schema.faults(of: JSONValue(Data(text.utf8))).isEmpty, "\(text)")
            #expect(try !DumpFixtures.read(text).findings.isEmpty, "\(text)")
        }
    }
}
