import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

/// What an option changes, in each dialect and form.
@Suite("options of printing", .serialized)
struct PrintOptionTests {
    private func printed(
        _ dialect: Dialect,
        _ form: SourceForm,
        _ dump: String = SampleScreen.dump,
        setting change: (inout PrintOptions) -> Void = { _ in }
    ) throws -> PrintedSource {
        var options = PrintOptions()
        change(&options)
        return try PrintRules(layout: layout(dump), dialect: dialect, form: form, options: options).printed()
    }

    @Test("--indent changes nothing but blanks and the breaks of lines", arguments: Dialects.all)
    func indent(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let usual = try printed(dialect, form)
            let narrow = try printed(dialect, form) { $0.indentWidth = 2 }
            #expect(usual.text != narrow.text)
            #expect(SourceText(usual.text).withoutBreaks == SourceText(narrow.text).withoutBreaks)
        }
    }

    @Test("--tag changes nothing but a name, and who declares it", arguments: Dialects.all)
    func tag(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let usual = try printed(dialect, form)
            let tagged = try printed(dialect, form) { $0.tags = [.init(id: "title", name: "headline")] }
            #expect(SourceText(usual.text).words.contains { $0.hasSuffix("titleLabel") })
            #expect(!SourceText(tagged.text).words.contains { $0.hasSuffix("titleLabel") })
            #expect(SourceText(tagged.text).words.contains { $0.hasSuffix("headline") })
            #expect(usual.tally == tagged.tally)
            #expect(usual.remainder == tagged.remainder)
            #expect(
                usual.names.map { $0.expression == "titleLabel" ? "headline" : $0.expression }
                    == tagged.names.map(\.expression)
            )
        }
    }

    @Test("--auto-identifiers adds identifiers to what it says, and changes no constraint", arguments: Dialects.all)
    func autoIdentifiers(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let usual = try printed(dialect, form)
            for kind in PrintOptions.AutoIdentifiers.allCases {
                let other = try printed(dialect, form) { $0.autoIdentifiers = kind }
                #expect(other.tally == usual.tally)
                #expect(other.names == usual.names)
                // Names that the layout has for views, and those that are made.
                for name in ["logoView", "titleLabel", "form", "emailField", "badge"] {
                    #expect(other.text.contains("\"\(name)\"") == kind.namesViews, "\(dialect) \(form): \(name)")
                }
                if dialect.name == Dialect.notAutoLayout.name { continue }
                for name in ["logoView.top", "emailField.height", "form.leading"] {
                    #expect(other.text.contains("\"\(name)\"") == kind.namesConstraints, "\(dialect) \(form): \(name)")
                }
                #expect(other.text.contains("\"edge\""))
            }
        }
    }

    @Test("--view-config adds settings, and changes neither constraints nor names", arguments: Dialects.all)
    func viewConfiguration(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let usual = try printed(dialect, form)
            let configured = try printed(dialect, form) { $0.printsConfiguration = true }
            #expect(usual.tally == configured.tally)
            #expect(usual.remainder == configured.remainder)
            #expect(usual.names == configured.names)
            #expect(usual.unset.isEmpty)
            #expect(configured.unset.contains { $0.hasSuffix(#"shadowPath {"from":1}"#) })
            #expect(!usual.text.contains("Welcome") && configured.text.contains(#""Welcome \"back\"""#))
            let added = SourceText(configured.text).words.subtracting(SourceText(usual.text).words)
            #expect(added.isSuperset(of: ["contentMode", "numberOfLines", "placeholder", "Password"]))
        }
    }

    @Test("--exact-items turns no constraint", arguments: Dialects.all)
    func exactItems(_ dialect: Dialect) throws {
        for form in dialect.forms {
            #expect(try printed(dialect, form).tally.turned > 0)
            let exact = try printed(dialect, form) { $0.keepsItems = true }
            #expect(exact.tally.turned == 0)
        }
    }

    @Test("--root prints what is below a view, and nothing else", arguments: Dialects.all)
    func root(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let below = try printed(dialect, form) { $0.root = "form" }
            #expect(below.names.map(\.id) == ["form", "email", "password"])
            if dialect.name == Dialect.anchors.name { #expect(below.tally[.printed] == 2) }
            #expect(!SourceText(below.text).words.contains { $0.hasSuffix("signInButton") })
        }
    }

    @Test("--only-identified skips views without names", arguments: Dialects.all)
    func onlyIdentified(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let named = try printed(dialect, form, Screens.login) { $0.printsOnlyIdentified = true }
            let all = try printed(dialect, form, Screens.login)
            #expect(all.names.map(\.id).contains("remember"))
            #expect(Set(named.names.map(\.id)) == ["root", "logo", "form", "email", "password"])
        }
    }
}
