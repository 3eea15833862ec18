import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("console logs")
struct LogReaderTests {
    @Test("a conflict as iOS logs it is a partial layout with the report of it, and is found infeasible")
    func wholeBlock() throws {
        let log = LogFixture.block(prefix: "2026-03-01 10:00:00.123456+0100 My Shop[4211:99] [LayoutConstraints] ")
        let reading = try #require(try LogFixture.readings(log).first)
        let layout = reading.layout
        #expect(layout.coverage == .partial)
        #expect(layout.source.app == "My Shop")
        #expect(reading.part?.title == "My Shop[4211]")
        #expect(layout.views.map(\.id) == ["0x7f10", "0x7f20"])
        #expect(layout.views[1].parent == 0)
        #expect(layout.views[1].text == "Total")
        #expect(layout.constraints.map(\.id) == ["0x600000a1", "0x600000a2", "0x600000a3", "0x600000a4"])
        #expect(layout.reports.first?.broken == "0x600000a4")
        #expect(layout.reports.first?.constraints == layout.constraints.map(\.id))
        #expect(reading.places.constraints.first == Place(line: 7, column: 6))
        #expect(reading.findings.isEmpty)
        let findings = try reading.diagnosed().findings
        #expect(findings.map(\.rule) == ["conflict"])
        #expect(findings[0].confidence == .certain)
        #expect(
            findings[0].message == "Bar's subviews need 16 + 190 + 16 = 222 points of width, but Bar has 200 (22 short)"
        )
        #expect(findings[0].conflict?.breaks == ["0x600000a4"])
        #expect(findings[0].conflict?.broken == "0x600000a4")
        #expect(findings[0].fixes.allSatisfy { $0.remaining == 0 })
    }

    @Test("attributes without a public name are unknowns, on either side and behind names")
    func privateAttributes() throws {
        let members = [
            "<NSLayoutConstraint:0x600000b1 UIView:0x7f20.height == 200   (active)>",
            "<NSLayoutConstraint:0x600000b2 UIScrollView:0x7f10.contentHeight{id: 178} == UIView:0x7f20.height   (active)>",
            "<NSLayoutConstraint:0x600000b3 UIView:0x7f20.width == UIScrollView:0x7f10.contentWidth{id: 179}   (active)>",
            "<NSLayoutConstraint:0x600000b4 list.contentHeight{id: 180} == 40   (active, names: list:0x7f30 )>",
            "<NSLayoutConstraint:0x600000b5 UIView:0x7f20.height == 100   (active)>",
        ]
        let log = """
            Unable to simultaneously satisfy constraints.
            (
            \(members.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(members[4])
            """
        let reading = try #require(try LogFixture.readings(log).first)
        #expect(reading.findings.isEmpty)
        let layout = reading.layout
        #expect(layout.constraints.map(\.id).sorted() == (1...5).map { "0x600000b\($0)" })
        #expect(
            layout.guides.map(\.id).sorted() == ["0x7f10.contentHeight", "0x7f10.contentWidth", "0x7f30.contentHeight"]
        )
        #expect(try Layout.read(layout.dump()).layout == layout)
        #expect(layout.constraint("0x600000b2")?.first?.attribute == .height)
        #expect(layout.constraint("0x600000b3")?.second?.attribute == .width)
        let conflict = try #require(try reading.diagnosed().findings.first)
        #expect(conflict.conflict?.breaks == ["0x600000b5"])
    }

    /// What pages, programs and people do to a block.
    static let mangled: [(name: String, log: String)] = {
        let bar = LogFixture.bar
        let plain = LogFixture.block()
        func escaped(_ line: String, _ open: String, _ close: String, _ quote: String) -> String {
            line.replacing("&", with: "&amp;").replacing("<", with: open).replacing(">", with: close)
                .replacing("'", with: quote)
        }
        func wrapped(_ line: String, _ width: Int) -> String {
            stride(from: 0, to: max(line.count, 1), by: width).map {
                String(line.dropFirst($0).prefix(width))
            }.joined(separator: "\n")
        }
        func lines(_ change: (String) -> String) -> String {
            plain.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(
                separator: "\n"
            )
        }
        let appKit =
            "[Layout] Unable to simultaneously satisfy constraints:\n" + LogFixture.list(bar)
            + "\n\nWill attempt to recover by breaking constraint \n" + bar[3]
            + "\n\nSet the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES"
        return [
            ("AppKit's sentence", appKit),
            (
                "the sentence of macOS 14",
                "Conflicting constraints detected: " + LogFixture.list(bar)
                    + "\nWill attempt to recover by breaking constraint "
                    + bar[3]
            ),
            ("a comment", lines { "     // " + $0 }),
            ("a Markdown quote", lines { "> " + $0 }),
            ("carriage returns", lines { $0 + "\r" }),
            (
                "Markdown's backslashes",
                lines {
                    $0.contains("Constraint:")
                        ? $0.replacing("\"", with: "").replacing("<", with: "\\<").replacing(">", with: "\\>")
                        : String($0)
                }
            ),
            (
                "HTML's entities",
                lines { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;") }
            ),
            (
                "no angle brackets",
                lines { $0.contains("Constraint:") ? $0.replacing("<", with: "").replacing(">", with: "") : $0 }
            ),
            ("no quotes", lines { $0.replacing("\"", with: "") }),
            (
                "curly quotes",
                lines { $0.contains("Constraint:") ? $0.replacing("'", with: "’").replacing("\"", with: "”") : $0 }
            ),
            ("Jira's dashes", lines { $0.contains("Constraint:") ? $0.replacing("-(16)-", with: "~~(16)~~") : $0 }),
            (
                "no advice and no trailer",
                LogFixture.header + "\n" + LogFixture.list(bar) + "\n" + LogFixture.recovery + "\n" + bar[3]
            ),
            ("the list alone, then what was broken", LogFixture.list(bar) + "\n" + LogFixture.recovery + bar[3]),
            (
                "quoted lines without brackets",
                bar.map { "\"\($0)\"" }.joined(separator: "\n") + "\n" + LogFixture.recovery + bar[3]
            ),
            (
                "a list in square brackets on one line",
                "[" + bar.joined(separator: ", ") + "]\n" + LogFixture.recovery + bar[3]
            ),
            (
                "one line with its line breaks written out",
                "{\"message\": \""
                    + plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                    .replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\"}"
            ),
            ("entities by number", lines { escaped($0, "&#60;", "&#x3E;", "&#x27;") }),
            (
                "curly quotes",
                lines {
                    $0.contains("Constraint:")
                        ? $0.replacing("\"", with: "”").replacing("'", with: "’")
                        : $0
                }
            ),
            ("a terminal of 60 columns", lines { wrapped($0, 60) }),
            ("a terminal of 61 columns", lines { wrapped($0, 61) }),
            ("a terminal of 62 columns", lines { wrapped($0, 62) }),
            ("a terminal of 71 columns", lines { wrapped($0, 71) }),
            ("objects that a program logs, one a line", "{\"event\":\"layout\",\"ok\":true}\n" + plain),
            (
                "texts wrapped at blanks",
                lines { $0.contains("Constraint:") ? $0.replacing("   (active", with: "\n      (active") : $0 }
            ),
            (
                "texts wrapped in the middle of a word",
                lines { $0.contains("Constraint:") ? $0.replacing("0x7f", with: "0x\n7f") : $0 }
            ),
            (
                "lines of others in between",
                lines {
                    $0.contains("Constraint:") ? $0 + "\nnetwork: 200 OK (constraint of the day: none)\n\n" : String($0)
                }
            ),
        ]
    }()

    @Test("a block is read whatever was done to it", arguments: mangled.indices)
    func mangling(_ index: Int) throws {
        let (name, log) = Self.mangled[index]
        let blocks = LogFixture.blocks(in: log)
        #expect(blocks.count == 1, "\(name)")
        let block = try #require(blocks.first)
        #expect(
            block.texts.map(\.constraint.address) == ["0x600000a1", "0x600000a2", "0x600000a3", "0x600000a4"],
            "\(name)"
        )
        #expect(block.texts.count == 4 && block.texts[1].constraint.superview?.address == "0x7f10", "\(name)")
        #expect(block.texts.count == 4 && block.texts[3].constraint.terms[0].object.text == "Total", "\(name)")
        #expect(block.broken?.constraint.address == "0x600000a4", "\(name)")
        #expect(block.counts.unread == 0, "\(name)")
        let reading = try #require(try LogFixture.readings(log).first)
        #expect(try reading.diagnosed().findings.map(\.rule) == ["conflict"], "\(name)")
    }

    @Test("a log that a damaged line left zeros in is a log all the same")
    func zeros() throws {
        let log = "boot \0\0\n" + LogFixture.block()
        #expect(try Layout.read(Array(log.utf8)).layout.constraints.count == 4)
    }

    @Test("a log of Windows in UTF-16 is refused with the word for it", arguments: [true, false])
    func utf16(_ isLittleEndian: Bool) throws {
        let units = ("\u{FEFF}" + LogFixture.block()).utf16
        let bytes = units.flatMap { unit in
            isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        for bytes in [bytes, Array(bytes.dropFirst(2))] {
            let error = #expect(throws: ReadError.self) { try Layout.read(bytes) }
            #expect(error?.message.hasPrefix("the text is UTF-16") == true)
        }
    }

    @Test("a conflict behind many megabytes of other lines makes a text a log")
    func late() throws {
        let noise = String(repeating: "2026-03-01 10:00:00.123 App[1:2] nothing to see here at all\n", count: 80_000)
        let reading = try Layout.read(Array((noise + LogFixture.block()).utf8))
        #expect(reading.format == .log)
        #expect(reading.places.constraints.first == Place(line: 80_007, column: 6))
    }

    @Test("what NSArray's description escapes is what the raw line shows")
    func escapes() throws {
        let raw = "<NSLayoutConstraint:0x1 UILabel:0x2'Größe \u{f06e} \"x\"'.width == 4   (active)>"
        let escaped = "<NSLayoutConstraint:0x1 UILabel:0x2'Gr\\U00f6\\U00dfe \\Uf06e \\\"x\\\"'.width == 4   (active)>"
        let block = try #require(LogFixture.blocks(in: LogFixture.block([escaped], broken: raw)).first)
        #expect(block.texts.first?.constraint == block.broken?.constraint)
        #expect(block.broken?.constraint.terms.first?.object.text == "Größe \u{f06e} \"x\"")
    }

    @Test("several blocks are several layouts, each with the places of its texts in the whole log")
    func severalBlocks() throws {
        let log = "noise\n" + LogFixture.block() + "noise about a constraint\n" + LogFixture.block()
        let readings = try LogFixture.readings(log)
        #expect(readings.map(\.part?.number) == [1, 2])
        #expect(readings.map(\.part?.count) == [2, 2])
        #expect(readings.map(\.part?.place.line) == [2, 20])
        #expect(readings[1].places.constraints.first == Place(line: 26, column: 6))
    }

    @Test("a log that begins and ends within blocks yields the rest of them, and says what is missing")
    func cutBlocks() throws {
        let log =
            "    \"\(LogFixture.bar[2])\",\n    \"\(LogFixture.bar[3])\"\n)\n\n\(LogFixture.recovery)\n\(LogFixture.bar[3])\n"
            + LogFixture.header + "\n(\n    \"\(LogFixture.bar[0])\",\n    \"\(LogFixture.bar[1].prefix(60))"
        let readings = try LogFixture.readings(log)
        #expect(readings.map { $0.layout.constraints.map(\.id) } == [["0x600000a3", "0x600000a4"], ["0x600000a1"]])
        let first = try readings[0].diagnosed().findings
        #expect(first.map(\.rule) == ["reported-conflict"])
        #expect(first[0].message == "the beginning of the list is missing: the conflicting constraint may be there")
        // What is missing is the reason, and says all that is known of the rest.
        #expect(!first[0].notes.contains { $0.message == "these constraints do not conflict as printed" })
        let second = try readings[1].diagnosed().findings
        #expect(second.map(\.rule) == ["reported-conflict", "unparsed-text"])
        #expect(second[1].message == "cannot read a constraint: the text is cut off")
        #expect(second[1].place == Place(line: 10, column: 66))
    }

    @Test("what the tail of a block alone says is reported as such")
    func onlyBroken() throws {
        let reading = try #require(try LogFixture.readings(LogFixture.recovery + "\n" + LogFixture.bar[3]).first)
        let findings = try reading.diagnosed().findings
        #expect(
            findings.map(\.message) == [
                "UIKit broke a constraint whose conflict is not shown: the log begins after the list"
            ]
        )
        // Text hides notes, and the log would end as "nothing found".
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings[0].notes.map(\.role) == [.hint])
    }

    @Test("a text that is wrapped with a form feed before its second line is read")
    func formFeed() throws {
        for broken in ["   (active", ")]", "UILabel"] {
            let log = LogFixture.block().replacing(broken, with: "\n\u{0C}" + broken)
            let readings = try LogFixture.readings(log)
            #expect(readings.count == 1)
        }
        let wrapped = LogFixture.block().replacing("   (active", with: "\n\u{0C}(active")
        #expect(try LogFixture.readings(wrapped).first?.layout == LogFixture.readings(LogFixture.block()).first?.layout)
    }

    @Test(
        "an object that is printed as (null) is the reason why a text cannot be read",
        arguments: ["<NSLayoutConstraint:0x60a (null).width == 30   (active)>", "(null) ((null), (null))"]
    )
    func missingObject(_ text: String) throws {
        let log = LogFixture.header + "\n(\n    \"\(text)\",\n    \"\(LogFixture.bar[0])\"\n)\n"
        let findings = try #require(try LogFixture.readings(log).first).diagnosed().findings
        let unread = findings.filter { $0.rule == "unparsed-text" }
        #expect(
            unread.map(\.message) == [
                "cannot read a constraint: the log has (null) in place of what it is about"
            ]
        )
        #expect(unread.first?.place?.line == 3)
    }

    @Test("a log without anything to read is refused with the reason")
    func refused() throws {
        let hidden =
            "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        let error = #expect(throws: ReadError.self) { try LogFixture.readings(hidden) }
        #expect(error?.message.hasPrefix("the log hides the constraints of this conflict") == true)
        #expect(error?.place == Place(line: 1, column: 1))
        let bad = "(\n\"<NSLayoutConstraint:0x61h0 UIView:0x7fb5.width <= 0   (active)>\"\n)"
        let badError = #expect(throws: ReadError.self) { try LogFixture.readings(bad) }
        #expect(
            badError?.message == "cannot read a constraint: the address \"0x61h0\" is not hexadecimal"
        )
        #expect(badError?.place == Place(line: 2, column: 22))
        let empty = LogFixture.header + "\n"
        #expect(throws: ReadError.self) { try LogFixture.readings(empty) }
    }

    @Test("one bad text among others is a finding, and the others are read")
    func oneBadText() throws {
        var texts = LogFixture.bar
        texts[1] = texts[1].replacing("H:|-(16)-[", with: "H:|-(16-[")
        let reading = try #require(try LogFixture.readings(LogFixture.block(texts)).first)
        #expect(reading.layout.constraints.count == 3)
        #expect(reading.findings.map(\.rule) == ["unparsed-text"])
        #expect(reading.findings.first?.place == Place(line: 8, column: 41))
    }

    @Test("an ambiguous view is reported as UIKit says it")
    func ambiguity() throws {
        let log = """
            2026-03-01 10:00:00.123456+0100 Shop[4211:99] [LayoutConstraints] View has an ambiguous layout. See "Auto Layout \
            Guide: Ambiguous Layouts" for help debugging. Displaying synopsis from invoking -[UIView _autolayoutTrace] to \
            provide additional detail.

            *Shop.PriceLabel:0x7f30'12 €'- AMBIGUOUS LAYOUT for Shop.PriceLabel:0x7f30'12 €'.minX{id: 40}, \
            Shop.PriceLabel:0x7f30'12 €'.Width{id: 41}

            Legend:
            \t* - is laid out with auto layout
            """
        let reading = try #require(try LogFixture.readings(log).first)
        #expect(reading.layout.views.map(\.id) == ["0x7f30"])
        #expect(reading.layout.reports.first?.kind == .ambiguous)
        #expect(reading.layout.reports.first?.attributes == [.minX, .width])
        #expect(
            try reading.diagnosed().findings.map(\.message) == [
                "UIKit reports PriceLabel \"12 €\"'s minX and width as ambiguous"
            ]
        )
    }

    @Test("a sentence without its constraints is reported, and does not count as a clean log")
    func sentenceAlone() throws {
        let sentences = [
            ("View has an ambiguous layout.", "reports an ambiguous view without its name"),
            ("Unable to simultaneously satisfy constraints.", "has no list of constraints"),
        ]
        for (sentence, message) in sentences {
            let line = "2026-03-01 10:00:00.123456+0100 Shop[4211:99] [LayoutConstraints] \(sentence)\n"
            let alone = #expect(throws: ReadError.self) { try LogFixture.readings(line) }
            #expect(alone?.message.contains(message) == true)
            let last = try #require(try LogFixture.readings(LogFixture.block() + line).last)
            #expect(last.findings.map(\.severity) == [.warning])
            #expect(last.findings.first?.message.contains(message) == true)
            #expect(last.findings.first?.place != nil)
        }
    }

    @Test("later blocks of a process know the superviews that earlier ones named; other processes do not")
    func memory() throws {
        let named = ["<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0x7f20]   (active, names: '|':Shop.Bar:0x7f10 )>"]
        let later = ["<NSLayoutConstraint:0x2 UILabel:0x7f20.width == 8   (active)>"]
        let log =
            LogFixture.block(named, broken: nil, prefix: "10:00:00 Shop[1:2] ")
            + LogFixture.block(later, broken: nil, prefix: "10:00:01 Shop[1:7] ")
            + LogFixture.block(later, broken: nil, prefix: "10:00:02 Shop[3:2] ")
        let readings = try LogFixture.readings(log)
        #expect(
            readings.map { $0.layout.views.map(\.id) } == [["0x7f10", "0x7f20"], ["0x7f10", "0x7f20"], ["0x7f20"]]
        )
    }

    @Test("a log read in pieces of any length gives the same blocks")
    func pieces() throws {
        let log = Self.mangled.map(\.log).joined(separator: "\n\n") + LogFixture.block()
        let whole = LogFixture.blocks(in: log)
        let bytes = Array(log.utf8)
        for length in [1, 7, 64, 1000, 4096] {
            var blocks: [LogBlock] = []
            var scanner = LogScanner()
            for start in stride(from: 0, to: bytes.count, by: length) {
                bytes[start..<min(start + length, bytes.count)].withUnsafeBytes {
                    scanner.scan($0) { blocks.append($0) }
                }
            }
            scanner.finish { blocks.append($0) }
            #expect(blocks.map { $0.texts.map(\.constraint) } == whole.map { $0.texts.map(\.constraint) }, "\(length)")
            #expect(blocks.map { $0.texts.map(\.place) } == whole.map { $0.texts.map(\.place) }, "\(length)")
            #expect(blocks.map(\.place) == whole.map(\.place), "\(length)")
        }
    }

    @Test("a log is known by its content")
    func detection() {
        func isLog(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { LogReader.recognizes($0) } }
        #expect(isLog("building…\n" + LogFixture.block()))
        #expect(isLog("\"\(LogFixture.bar[0])\""))
        #expect(!isLog("nothing of interest"))
        #expect(!isLog("{\"format\": \"layout-dump\"}"))
        #expect(!isLog("<__NSArrayI 0x600000>(\n<NSLayoutConstraint:0x1 UIView:0x2.width == 1 (active)>\n)"))
    }

    @Test(
        "a log that a program has wrapped in one object, on one line or over several, is a log; a dump with its words is none"
    )
    func wrapped() throws {
        let message = LogFixture.block().replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
            "\n",
            with: "\\n"
        ).replacing("\t", with: "\\t")
        for text in [
            "{\"source\": null, \"eventMessage\": \"\(message)\", \"processID\": 7}",
            "{\n  \"logs\": [\n    {\"eventMessage\": \"\(message)\"}\n  ]\n}\n",
        ] {
            let readings = try Layout.readAll(Array(text.utf8))
            #expect(readings.map(\.layout.constraints.count) == [4])
        }
        let dump =
            "{\"format\": \"layout-dump\", \"version\": 1, \"constraints\": [], \"roots\": [{\"id\": \"a\", \"class\": \"UILabel\","
            + " \"frame\": [0, 0, 9, 9], \"text\": \"\(LogFixture.header)\"}]}"
        #expect(try Layout.read(Array(dump.utf8)).layout.views.map(\.id) == ["a"])
    }
}
