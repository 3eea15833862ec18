import Foundation
import TestSupport
import Testing

@testable import LayoutModel

/// UIKit's classes have one address: the table. A list of them elsewhere could forget one.
@Suite struct FrameworkNamesTests {
    /// The files beside the table that name more than one class of it, with the reason. Files of examples for pages are not
    /// among them: what they name is text.
    static let kept: [String: String] = [
        "Inspector/Diagnosis/Conflicts/ConflictStory+Members.swift": "words of messages: who made a constraint",
        "Inspector/Readers/InterfaceBuilder/Sizes/AppKitContentSizes.swift":
            "how far AppKit's push buttons raise their text, measured on cells of three classes",
        "LayoutCode/Run/CodeRun+Construction.swift": "what the arguments of initializers mean",
        "LayoutCode/Run/CodeRun+Attributes.swift": "what the arguments of initializers mean",
        "LayoutCode/Run/CodeRun+Settings.swift": "titles of buttons, and items of toolbars",
        "LayoutCode/ObjectiveC/ObjectiveCStrictness.swift": "the types in the selectors of initializers",
        "LayoutCode/Libraries/Draftsman/DraftsmanLibrary.swift": "Draftsman's names of superclasses",
        "LayoutCode/Libraries/Draftsman/DraftsmanProperties.swift": "the lists that Draftsman gives cells to",
        "LayoutCode/Libraries/Draftsman/DraftsmanSetters.swift": "which properties Draftsman sets, by class",
        "LayoutCode/Libraries/Draftsman/DraftsmanViews.swift": "the classes that Draftsman adds initializers to",
        "Printer/Draftsman/DraftsmanBases.swift": "Draftsman's names of superclasses",
    ]

    /// Classes that are the answer where nothing is known, or the view, stack or item that a library makes.
    static let plain: Set<String> = [
        "UIView", "NSView", "UIViewController", "UIStackView", "NSStackView", "UIBarButtonItem",
    ]

    @Test("no file beside the table lists classes of it")
    func lists() throws {
        let root = packageRoot.appendingPathComponent("Sources")
        let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        var found: [String: [String]] = [:]
        for name in names.sorted()
        where name.hasSuffix(".swift") && !name.hasPrefix("Inspector/Model/UIKit/") {
            let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            let classes = Self.classes(in: text)
            if classes.count > 1 { found[name] = classes }
        }
        for (file, classes) in found.sorted(by: { $0.key < $1.key }) where Self.kept[file] == nil {
            Issue.record("\(file) lists \(classes.joined(separator: ", ")): ask UIKitClass, or give the reason here")
        }
        for file in Self.kept.keys.sorted() where found[file] == nil {
            Issue.record("\(file) names one class at most: it needs no reason any more")
        }
    }

    @Test("names count in literals of code, not in comments, longer texts and examples")
    func literals() {
        let text = """
            // "UISlider" is one
            let names = ["UISwitch", "UIStepper", "a UIButton", "UIView"]
            ExampleDump.view("a", "UILabel")
            """
        #expect(Self.classes(in: text) == ["UIStepper", "UISwitch"])
    }

    private static func classes(in text: String) -> [String] {
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            if line.drop(while: { $0 == " " }).hasPrefix("//") || line.contains("ExampleDump.") { continue }
            for match in line.matches(of: #/"(_?[A-Z][A-Za-z]+)"/#) {
                let name = String(match.1)
                if UIKitClass.named(name) != nil, !plain.contains(name) { names.insert(name) }
            }
        }
        return names.sorted()
    }
}
