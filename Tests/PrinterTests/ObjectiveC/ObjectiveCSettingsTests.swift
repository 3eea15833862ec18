import LayoutModel
import SwiftSource
import Testing

@testable import LayoutCode
@testable import LayoutPrinter

/// What statements of Objective-C set of `v`, as a proof reads them. The view `loose` is nowhere yet.
enum ObjectiveCStatements {
    static func settings(of text: String, className: String) throws -> [CodeSetting] {
        let isController = className.hasSuffix("Controller")
        let surroundings = CodeSurroundings(
            className: "UIView",
            baseClass: "UIView",
            rootClass: "UIView",
            rootBaseClass: "UIView",
            isController: false,
            given: [
                .init(
                    name: "v",
                    kind: isController
                        ? .controller(className: className, view: "v.view")
                        : .view(className: className, baseClass: nil),
                    item: .view(1),
                    isAttached: true
                ),
                .init(
                    name: "loose",
                    kind: .view(className: "UIButton", baseClass: nil),
                    item: .view(2),
                    isAttached: false
                ),
            ],
            controllers: [],
            baseClasses: [:]
        )
        let library = try #require(LayoutLibraries.named("masonry"))
        let sections = try StrictCode.sections(of: text, library: library, form: .statements, in: [surroundings])
        return sections[0].run.objects.flatMap(\.settings)
    }
}

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
        // What a stack arranges by runs, too.
        case .cases("UILayoutConstraintAxis", _): return .string("vertical")
        case .cases(let prefix, _) where prefix.hasPrefix("UIStackView"): return .string("fill")
        case .cases(_, let words): return .string(words.keys.sorted().first ?? "always")
        case .options: return .array([.string("link"), .string("address")])
        case .state(_, _, .string): return .string("OK")
        case .state(_, _, .color): return .string("red")
        case .state(_, _, .image): return .string("star")
        case .tabBarItem:
            let image = AttributeValue.object([.init(key: "name", value: .string("map"))])
            return .object([.init(key: "title", value: .string("Map")), .init(key: "image", value: image)])
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
            guard let text = ObjectiveCSettings.text(of: setting, target: "self.v") else {
                missing.append(property.path)
                continue
            }
            let read = try ObjectiveCStatements.settings(of: text + ";", className: property.owners[0])
            #expect(read == [setting.canonical], "\(text)")
            count += 1
        }
        // A button's configuration is a copy, which takes three statements to change.
        #expect(missing.allSatisfy { $0.hasPrefix("configuration?.") }, "\(missing)")
        #expect(count > 160)
    }
}
