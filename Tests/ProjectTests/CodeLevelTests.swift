import LayoutProject
import Testing

@Suite("statements around a place")
struct CodeLevelTests {
    private static let shapes: [(source: String, levels: [String])] = [
        ("let §a = 1", ["let a = 1"]),
        ("class A {\n  func f() {\n    g()\n    §h()\n  }\n}", ["class", "func f", "h()"]),
        ("func f() {\n  if a {\n    §b()\n  } else { c() }\n}", ["func f", "if a", "b()"]),
        ("func f() {\n  if §a { b() }\n}", ["func f", "if a"]),
        (
            "func f() {\n  switch a {\n  case .b:\n    c()\n    §d()\n  default: e()\n  }\n}",
            ["func f", "switch a", "d()"]
        ),
        ("func f() {\n  a.forEach { x in\n    §x.b()\n  }\n}", ["func f", "a.forEach", "x.b()"]),
        (
            "class A {\n  let a: B = {\n    let b = B()\n    §b.c = 1\n    return b\n  }()\n}",
            ["class", "let a", "b.c = 1"]
        ),
        ("class A {\n  var a: Int { §b }\n}", ["class", "var a", "b"]),
        ("func f() {\n  #if DEBUG\n    a()\n  #else\n    §b()\n  #endif\n}", ["func f", "#if", "b()"]),
        ("class A {\n  #if B\n  §func b() {}\n  #endif\n  func c() {}\n}", ["class A", "func b() {}"]),
        ("class A {\n  class B {\n    func f() { §a() }\n  }\n}", ["class A", "class B", "func f", "a()"]),
    ]

    @Test("are found from the file's declaration to the innermost one", arguments: shapes)
    func levels(source: String, levels: [String]) throws {
        let marked = MarkedSource(source)
        let file = marked.file()
        let tokens = try #require(file.tokens)
        let token = try #require(file.token(line: marked.line, column: marked.column))
        let found = CodeLevel.all(around: token, in: tokens).map { file.text(of: $0.tokens) }
        #expect(found.count == levels.count)
        for (text, start) in zip(found, levels) { #expect(text.hasPrefix(start)) }
        if let last = levels.last, last.contains("(") || last.contains("=") { #expect(found.last == last) }
    }
}
