import LayoutModel
import SwiftSource
import Testing

@testable import LayoutPrinter

/// Objective-C sets every property of the table that one statement can set.
@Suite struct ObjectiveCSettingsTests {
    /// A value of each type, as layouts have it.
    private static func sample(_ kind: UIKitProperty.Kind) -> AttributeValue {
        func edges(_ names: String...) -> AttributeValue {
            .object(names.enumerated().map { .init(key: $0.element, value: .number(Double($0.offset) + 0.5)) })
        }
        switch kind {
        case .number, .priority: return .number(3)
        case .bool, .action: return .bool(true)
        case .string: return .string("A \"B\"")
        case .color: return .string("red")
        case .font:
            return .object([.init(key: "type", value: .string("boldSystem")), .init(key: "size", value: .number(20))])
        case .image:
            return .object([
                .init(key: "name", value: .string("star")), .init(key: "catalog", value: .string("system")),
            ])
        case .symbol:
            return .object([
                .init(key: "pointSize", value: .number(30)), .init(key: "weight", value: .string("bold")),
                .init(key: "scale", value: .string("large")),
            ])
        case .edges: return edges("top", "left", "bottom", "right")
        case .directionalEdges: return edges("top", "leading", "bottom", "trailing")
        case .size: return edges("width", "height")
        case .cases(_, let words): return .string(words.keys.sorted().first ?? "always")
        case .options: return .array([.string("link"), .string("address")])
        case .state(_, _, .string): return .string("OK")
        case .state(_, _, .color): return .string("red")
        case .state(_, _, .image): return .string("star")
        case .barItems: return .array([])
        }
    }

    @Test("every property is set in Objective-C, and read back as it was set")
    func properties() throws {
        var missing: [String] = []
        var count = 0
        for property in UIKitProperty.all {
            if case .barItems = property.kind { continue }
            let setting = try #require(
                SettingSpelling.setting(property, Self.sample(property.kind)),
                "\(property.key) of \(property.owners)"
            )
            guard let text = ObjectiveCSettings.text(of: setting, target: "view") else {
                missing.append(property.path)
                continue
            }
            let file = try ObjectiveCParser.file(text + ";")
            let read = try ObjectiveCSettings.setting(try #require(file.statements.first))
            #expect(read.target == "view")
            #expect(read.setting == setting, "\(text)")
            count += 1
        }
        // A button's configuration is a copy, which takes three statements to change.
        #expect(missing.allSatisfy { $0.hasPrefix("configuration?.") }, "\(missing)")
        #expect(count > 160)
    }
}
