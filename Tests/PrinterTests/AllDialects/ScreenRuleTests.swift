import Foundation
import LayoutInspector
import SwiftSource
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("printed source of screens")
struct ScreenRuleTests {
    @Test(
        "keeps the rules in each form, and makes the constraints that UIKit's own calls make",
        arguments: Dialects.all
    )
    func screens(_ dialect: Dialect) throws {
        for screen in AllScreens.all {
            for form in dialect.forms {
                var options = PrintOptions()
                options.printsConfiguration = form.scope == .wholeFile
                let layout = try layout(screen.dump)
                let rules = PrintRules(layout: layout, dialect: dialect, form: form, options: options)
                #expect(throws: Never.self, "\(screen.name)") { try rules.compareWithUIKit(try rules.printed()) }
            }
        }
    }

    @Test("has all constraints of each screen, in UIKit's own calls", arguments: Dialect.anchors.forms)
    func completeness(_ form: SourceForm) throws {
        for screen in AllScreens.all {
            let tally = try layout(screen.dump).printed(as: .anchors, form: form).tally
            #expect(tally.isComplete)
            #expect(tally.fates.allSatisfy { $0 == .printed }, "\(screen.name): \(tally.summary)")
        }
    }

    @Test("keeps the rules for each version of SwiftLayout", arguments: PrintOptions.dialectVersions)
    func versions(_ version: Int) throws {
        var options = PrintOptions()
        options.dialectVersion = version
        for dump in [SampleScreen.dump, Screens.login, Screens.masks, Screens.remainder] {
            for form in Dialect.swiftLayout.forms {
                let layout = try layout(dump)
                let rules = PrintRules(layout: layout, dialect: .swiftLayout, form: form, options: options)
                #expect(throws: Never.self) { try rules.compareWithUIKit(try rules.printed()) }
            }
        }
    }

    @Test("keeps the names that the dialect reserves from views", arguments: Dialects.all)
    func reservedNames(_ dialect: Dialect) throws {
        let names = dialect.definition.reservedNames.sorted().filter { SwiftIdentifier.isValid($0) }
        let views = names.enumerated().map { index, name in
            #"{"id": "v\#(index)", "class": "UILabel", "name": "\#(name)", "translatesAutoresizingMask": false}"#
        }
        let constraints = names.indices.map { "v\($0).top == root.top + \($0)" }
        let layout = try layout(dump(views.joined(separator: ","), constraints: constraints))
        for form in dialect.forms { try PrintRules(layout: layout, dialect: dialect, form: form).printed() }
    }

    @Test("keeps the rules for each example", arguments: Dialects.all)
    func examples(_ dialect: Dialect) throws {
        let folder = packageRoot.appendingPathComponent("Examples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.filter({ $0.pathExtension == "json" }) {
            let layout = try Layout(contentsOf: file.path)
            for form in dialect.forms {
                var options = PrintOptions()
                options.printsConfiguration = form.scope == .wholeFile
                options.autoIdentifiers = form.scope == .function ? .all : .none
                let rules = PrintRules(layout: layout, dialect: dialect, form: form, options: options)
                #expect(throws: Never.self, "\(file.lastPathComponent)") { try rules.printed() }
            }
        }
    }

    @Test("is formatted as swift format formats, in each dialect and form")
    func formatted() throws {
        var texts: [String: String] = [:]
        for dialect in Dialects.all where !dialect.isObjectiveC {
            for form in dialect.forms {
                for screen in AllScreens.all {
                    var options = PrintOptions()
                    options.printsConfiguration = true
                    options.autoIdentifiers = screen.name == "login" ? .all : .none
                    let printed = try layout(screen.dump).printed(as: dialect, form: form, options: options)
                    texts["\(dialect).\(screen.name).\(form).swift"] = printed.text
                }
            }
        }
        try Toolchain.checkIsFormatted(texts)
    }
}
