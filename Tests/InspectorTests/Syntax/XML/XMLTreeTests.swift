import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("XML")
struct XMLTreeTests {
    /// What a tree holds, one element a line, as `depth name attributes "text"`.
    static func outline(_ text: String) throws(ReadError) -> String {
        try outline(Array(text.utf8))
    }

    static func outline(_ bytes: [UInt8]) throws(ReadError) -> String {
        try bytes.withUnsafeBytes { (buffer) -> Result<String, ReadError> in
            Result { () throws(ReadError) in
                let tree = try XMLTree(buffer)
                var lines: [String] = []
                for element in tree.elements.indices {
                    var depth = 0
                    var ancestor = tree.parent(of: element)
                    while let current = ancestor {
                        depth += 1
                        ancestor = tree.parent(of: current)
                    }
                    let attributes = tree.attributes(of: element).map { " \($0.name)=\($0.value)" }.joined()
                    let text = tree.text(of: element)
                    lines.append(
                        "\(depth) \(tree.name(of: element))\(attributes)" + (text.isEmpty ? "" : " \"\(text)\"")
                    )
                }
                return lines.joined(separator: "\n")
            }
        }.get()
    }

    @Test(
        "elements, attributes and texts are read as written",
        arguments: [
            ("<a/>", "0 a"),
            ("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a></a>\n", "0 a"),
            ("<?xml version='1.0' encoding='utf-8' standalone='no'?><a/>", "0 a"),
            ("<a b='1' c=\"2\"/>", "0 a b=1 c=2"),
            ("<a\n  b = '1'\t/>", "0 a b=1"),
            ("<a b='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;'/>", "0 a b=<>&\"'A😀"),
            ("<a b='one\r\ntwo\tthree'/>", "0 a b=one two three"),
            ("<a b='one&#10;two'/>", "0 a b=one\ntwo"),
            ("<a>one\r\ntwo\rthree</a>", "0 a \"one\ntwo\nthree\""),
            ("<a> </a>", "0 a \" \""),
            ("<a>\n  <b/>\n</a>", "0 a\n1 b"),
            ("<a><![CDATA[<&]]> and ]]</a>", "0 a \"<& and ]]\""),
            ("<a>x<!-- <b> & -->y</a>", "0 a \"xy\""),
            ("<a>x<b>y</b>z<c>w</c></a>", "0 a \"xz\"\n1 b \"y\"\n1 c \"w\""),
            ("<a><?target text?><b/></a><!-- after -->", "0 a\n1 b"),
            ("<!DOCTYPE a [<!ENTITY e \"]>\"><!ELEMENT a ANY>]><a/>", "0 a"),
            ("<ä name='ü'>日本</ä>", "0 ä name=ü \"日本\""),
        ]
    )
    func reads(_ text: String, _ expected: String) throws {
        #expect(try Self.outline(text) == expected)
    }

    @Test(
        "what is not well formed is refused with its place and what was expected",
        arguments: [
            ("", 0, 0, "the file has no XML element"),
            ("text", 1, 1, "found text, expected an element"),
            ("<a>", 1, 4, "the file ends inside <a> of line 1"),
            ("<a>\n<b>\n</a>", 3, 1, "found </a>, expected </b> for the element of line 2"),
            ("<a/></a>", 1, 5, "found </a>, but no element is open"),
            ("<a/><b/>", 1, 5, "found a second outermost element <b>"),
            ("<a/>text", 1, 5, "found text after the outermost element"),
            ("<a b='1' b='2'/>", 1, 10, "the attribute \"b\" appears twice in <a>"),
            ("<a b='1'c='2'/>", 1, 9, "found \"c\" in the tag <a>, expected a blank"),
            ("<a b/>", 1, 5, "found \"/\" after the attribute \"b\", expected \"=\""),
            ("<a b=1/>", 1, 6, "found \"1\", expected the value of \"b\" in quotes"),
            ("<a b='<'/>", 1, 7, "found \"<\" in the value of \"b\", expected \"&lt;\" or the closing quote"),
            ("<a b='1", 1, 6, "the file ends inside the value of \"b\""),
            ("<a b='1'", 1, 1, "the file ends inside the tag <a>"),
            ("<a / >", 1, 5, "found a blank after \"/\", expected \">\""),
            ("< a/>", 1, 2, "found a blank after \"<\", expected the name of an element"),
            ("<a></a b>", 1, 8, "found \"b\" in a closing tag, expected \"</name>\""),
            (
                "<a>&nbsp;</a>", 1, 4,
                "the reference \"&nbsp\" is unknown, expected &amp; &lt; &gt; &quot; &apos; or &#…;"
            ),
            ("<a>x & y</a>", 1, 6, "the reference \"&\" is unknown, expected &amp; &lt; &gt; &quot; &apos; or &#…;"),
            (
                "<a>&#xD800;</a>", 1, 4,
                "the reference \"&#xD800\" is unknown, expected &amp; &lt; &gt; &quot; &apos; or &#…;"
            ),
            ("<a>&#0;</a>", 1, 4, "the reference \"&#0\" is unknown, expected &amp; &lt; &gt; &quot; &apos; or &#…;"),
            ("<a>\u{01}</a>", 1, 4, "found the control character 1, which XML does not allow"),
            ("<a>]]></a>", 1, 4, "found \"]]>\" outside a CDATA section"),
            ("<a><!-- x", 1, 4, "the comment has no end \"-->\""),
            ("<a><!-- x -- y --></a>", 1, 11, "found \"--\" inside a comment, expected \"-->\""),
            ("<a><![CDATA[x</a>", 1, 4, "the CDATA section has no end \"]]>\""),
            ("<a><?x", 1, 4, "the processing instruction has no end \"?>\""),
            ("<a><!x></a>", 1, 4, "expected a comment, a CDATA section or a tag after \"<!\""),
            ("<!DOCTYPE a [", 1, 1, "the document type declaration has no end"),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><a/>", 1, 1,
                "the file says its encoding is iso-8859-1, expected UTF-8"
            ),
            ("<a>\n<<<<<<< HEAD\n</a>", 2, 1, "found a conflict marker of git: the file has an unresolved merge"),
            ("<a>\n=======\n</a>", 2, 1, "found a conflict marker of git: the file has an unresolved merge"),
            ("<a>\n>>>>>>> branch\n</a>", 2, 1, "found a conflict marker of git: the file has an unresolved merge"),
        ]
    )
    func refuses(_ text: String, _ line: Int, _ column: Int, _ message: String) {
        let place = line == 0 ? nil : Place(line: line, column: column)
        #expect(throws: ReadError(message, place: place)) { try Self.outline(text) }
    }

    @Test("bytes that are no UTF-8 are refused, UTF-16 by name")
    func refusesEncodings() {
        #expect(throws: ReadError("the file is UTF-16, expected UTF-8", place: Place(line: 1, column: 1))) {
            try Self.outline([0xFF, 0xFE, 0x3C, 0x00])
        }
        #expect(throws: ReadError("the bytes are not valid UTF-8", place: Place(line: 2, column: 2))) {
            try Self.outline(Array("<a>\n".utf8) + [0x78, 0xC3, 0x28] + Array("</a>".utf8))
        }
    }

    @Test(
        "UTF-16 and UTF-32 are distinguished from what is not XML, with and without a byte order mark",
        arguments: [
            ([0xFF, 0xFE, 0x3C, 0, 0x3F, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x3C, 0, 0x3F], "UTF-16"),
            ([0x3C, 0, 0x3F, 0], "UTF-16"), ([0, 0x3C, 0, 0x3F], "UTF-16"),
            ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C], "UTF-32"),
            ([0x3C, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x3C], "UTF-32"),
        ] as [([UInt8], String)]
    )
    func encodings(_ bytes: [UInt8], _ encoding: String) {
        let error = ReadError("the file is \(encoding), expected UTF-8", place: Place(line: 1, column: 1))
        #expect(throws: error) { try Layout.read(bytes) }
    }

    @Test("an entity is never resolved, wherever it is declared")
    func entitiesStayUnresolved() {
        let text = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><a>&e;</a>"
        #expect(throws: ReadError.self) { try Self.outline(text) }
    }

    @Test("100,000 levels of nesting need no stack")
    func readsDeepNesting() throws {
        let depth = 100_000
        let count = try onSmallStack {
            let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
            return try Array(text.utf8).withUnsafeBytes { try XMLTree($0).elements.count }
        }
        #expect(count == depth)
    }

    @Test("50,000 attributes of one element take no quadratic time, and one that occurs twice is found among them")
    func readsManyAttributes() throws {
        let attributes = (0..<50_000).map { " a\($0)='1'" }.joined()
        #expect(try Self.outline("<a\(attributes)/>").hasSuffix(" a49999=1"))
        #expect(throws: ReadError.self) { try Self.outline("<a\(attributes) a40000='2'/>") }
    }

    @Test("values of every length end at their quote, and what XML reserves is found at every place in them")
    func findsEndsOfValues() throws {
        for length in 0...20 {
            for filler in ["a", "\u{20}", "\u{7F}", "é"] {
                let value = String(repeating: filler, count: length)
                #expect(try Self.outline("<r a=\"\(value)'\" b='\(value)\"'/>") == "0 r a=\(value)' b=\(value)\"")
                for place in 0...length {
                    let parts = (
                        String(repeating: filler, count: place), String(repeating: filler, count: length - place)
                    )
                    #expect(try Self.outline("<r a='\(parts.0)&amp;\(parts.1)'/>") == "0 r a=\(parts.0)&\(parts.1)")
                    #expect(try Self.outline("<r a='\(parts.0)\t\(parts.1)'/>") == "0 r a=\(parts.0) \(parts.1)")
                    for wrong in ["<", "\u{1}", "\u{1F}"] {
                        #expect(throws: ReadError.self) { try Self.outline("<r a='\(parts.0)\(wrong)\(parts.1)'/>") }
                    }
                }
            }
        }
    }

    @Test("names of every length that code spells are found, and no others that are as long and begin and end alike")
    func findsNames() throws {
        let text = """
            <r a="1" ab="2" abc="3" abcd="4" abcdefg="5" abcdefgh="6" abcdefghijklmnop="7" beginning-AAAA-the-end="8"
               beginning-BBBB-the-end="9" beginning-and-middle-and-end-AAAAAAAA="10"/>
            """
        try Array(text.utf8).withUnsafeBytes { buffer in
            let tree = try XMLTree(buffer)
            let present: [XMLName] = [
                "a", "ab", "abc", "abcd", "abcdefg", "abcdefgh", "abcdefghijklmnop", "beginning-AAAA-the-end",
                "beginning-BBBB-the-end", "beginning-and-middle-and-end-AAAAAAAA",
            ]
            #expect(present.map { tree[0, $0] } == (1...10).map { String($0) })
            #expect(present.map { tree[0, named: $0.description] } == (1...10).map { String($0) })
            let absent: [XMLName] = [
                "", "b", "ba", "acb", "abdc", "abcdefh", "abcdefgi", "abcdefghijklmnoq", "beginning-CCCC-the-end",
                "beginning-AAAA-BBBB-the-end", "beginning-and-muddle-and-end-AAAAAAAA",
            ]
            #expect(absent.allSatisfy { tree[0, $0] == nil && tree[0, named: $0.description] == nil })
        }
    }

    @Test("values are compared and read as numbers with their references resolved")
    func comparesValues() throws {
        let text = "<r yes='YES' quoted='&#89;ES' number='-1.5e1' far='1e999' word='1 2' sum='&#49;2'><s/><t/><s/></r>"
        try Array(text.utf8).withUnsafeBytes { buffer in
            let tree = try XMLTree(buffer)
            let names: [XMLName] = ["yes", "quoted", "number", "none"]
            #expect(names.map { tree.isValue(of: 0, $0, "YES") } == [true, true, false, false])
            func number(_ name: XMLName) -> Double? {
                tree.attribute(of: 0, name).flatMap { tree.number(ofAttribute: $0) }
            }
            #expect(number("number") == -15)
            #expect(number("sum") == 12)
            #expect(number("far") == nil)
            #expect(number("word") == nil)
            #expect(tree.elements(named: "s") == [1, 3])
            #expect(tree.elements(named: "t", "s") == [1, 2, 3])
            #expect(tree.elements(named: "u").isEmpty)
        }
    }

    @Test("lines are counted alike with LF, CR LF and CR")
    func countsLines() throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = "<a>\(end)<b/>\(end)  <c/></a>"
            let places = try Array(text.utf8).withUnsafeBytes { buffer in
                let tree = try XMLTree(buffer)
                return tree.elements.indices.map { tree.place(of: $0) }
            }
            #expect(places == [Place(line: 1, column: 1), Place(line: 2, column: 1), Place(line: 3, column: 3)])
        }
    }

    @Test("a file cut anywhere is refused, never read as if it were whole")
    func refusesTruncation() {
        let text = "<?xml version=\"1.0\"?><a b=\"x&amp;y\"><!-- c --><d>é<![CDATA[e]]></d></a>"
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count {
            #expect(throws: ReadError.self, "cut after \(length) bytes") { try Self.outline(Array(bytes[..<length])) }
        }
    }
}
