import Testing

import SwiftSource

@Suite("document layout")
struct DocumentTests {
    private func call(_ name: String, _ arguments: [String], width: Int) -> String {
        var document = Document()
        ExpressionWriter.write(call: name, arguments, to: &document)
        document.newline()
        return document.laidOut(width: width, indentWidth: 2)
    }

    @Test("a call that fits stays on its line, to the last column")
    func fits() {
        #expect(
            call("f", ["a: 1", "b: 2"], width: 12)
                == "f(a: 1, b: 2)\n".replacing("f(a: 1, b: 2)", with: "f(\n  a: 1,\n  b: 2\n)")
        )
        #expect(call("f", ["a: 1", "b: 2"], width: 13) == "f(a: 1, b: 2)\n")
    }

    @Test("what follows a group counts for its line")
    func tail() {
        var document = Document()
        document.group { document in
            document.text("aaaa")
            document.softBreak()
            document.text("bbbb")
        }
        document.text("!!")
        document.newline()
        #expect(document.laidOut(width: 10, indentWidth: 4) == "aaaabbbb!!\n")
        #expect(document.laidOut(width: 9, indentWidth: 4) == "aaaa\nbbbb!!\n")
    }
}
