import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms of the dialect masonry")
struct MasonryFormTests {
    @Test("each kind of print root prints as recorded, with its configuration", arguments: Dialect.masonry.forms)
    func roots(_ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: .masonry, form: form, options: options)
            #expect(printed.tally.isComplete, "\(name): \(printed.tally.missing)")
            assertGolden(printed.text, "\(name).\(form)", "m")
        }
    }

    @Test("small screens print as recorded, with as many constraints as by anchors", arguments: Dialect.masonry.forms)
    func screens(_ form: SourceForm) throws {
        for (name, dump) in MasonryScreens.all {
            let source = try layout(dump)
            let printed = try source.printed(as: .masonry, form: form)
            #expect(printed.tally.isComplete)
            #expect(printed.tally[.printed] == (try source.printed(as: .anchors, form: form).tally[.printed]))
            assertGolden(printed.text, "\(name).\(form)", "m")
        }
    }

    @Test("what remains is counted with a reason that the dialect lists")
    func reasons() throws {
        let printed = try layout(Screens.remainder).printed(as: .masonry)
        #expect(!printed.remainder.isEmpty)
        for remaining in printed.remainder {
            #expect(Dialect.masonry.reasonsForRemainder.contains(remaining.reason))
            #expect(printed.text.contains("// \(remaining.reason)\n"))
        }
    }

    @Test("the methods of a class of eight views or more are in groups for the jump bar", arguments: [7, 8])
    func marks(_ count: Int) throws {
        let views = (1...count).map { #"{"id": "v\#($0)", "class": "UILabel", "translatesAutoresizingMask": false}"# }
        let text = try layout(dump(views.joined(separator: ","))).printed(as: .masonry, form: .class).text
        for mark in ["#pragma mark - Life cycle\n", "#pragma mark - Setup\n"] {
            #expect(text.contains(mark) == (count == 8))
        }
    }

    @Test("made identifiers are set of each view and each constraint")
    func identifiers() throws {
        var options = PrintOptions()
        options.autoIdentifiers = .all
        let printed = try layout(Screens.login).printed(as: .masonry, form: .class, options: options)
        #expect(printed.text.contains("accessibilityIdentifier = @\"logo\";\n"))
        #expect(printed.text.contains("identifier = @\"logo.top\";\n"))
    }

    @Test("a setting that Objective-C source does not set is named in a comment")
    func unset() throws {
        let screen = try layout(
            dump(
                #"{"id": "t", "class": "UIImageView", "name": "t", "attributes": {"image": "logo"}}"#
            )
        )
        var options = PrintOptions()
        options.printsConfiguration = true
        let printed = try screen.printed(as: .masonry, form: .class, options: options)
        #expect(printed.text.contains("// not set: image\n"))
        #expect(printed.unset == ["t: image"])
    }

    @Test("a tag that begins with self is the class's own variable")
    func tags() throws {
        var options = PrintOptions()
        options.tags = [.init(id: "v", name: "self.header"), .init(id: "o", name: "cell.title")]
        let screen = try layout(
            dump(
                #"""
                {"id": "v", "class": "UIView", "translatesAutoresizingMask": false},
                {"id": "o", "class": "UIView", "translatesAutoresizingMask": false}
                """#,
                constraints: ["v.top == o.bottom + 8"]
            )
        )
        let printed = try screen.printed(as: .masonry, form: .statements, options: options)
        #expect(printed.text.contains("[self->_header mas_makeConstraints:"))
        #expect(printed.text.contains("make.top.equalTo(self.cell.title.mas_bottom).offset(8);"))
    }

    @Test("random layouts prove themselves in each form, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(150) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.includesSystem = random.chance(20)
            options.printsConfiguration = random.chance(50)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            for form in Dialect.masonry.forms {
                let printed = try layout.printed(as: .masonry, form: form, options: options)
                let plain = try layout.printed(as: .anchors, form: form, options: options)
                guard printed.tally.fates == plain.tally.fates else {
                    throw PropertyFailure("\(printed.tally.summary), but in UIKit's calls \(plain.tally.summary)")
                }
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: .masonry, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
            }
        }
    }
}

enum MasonryScreens {
    static let all = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("helpers", Screens.helpers),
    ]
}
