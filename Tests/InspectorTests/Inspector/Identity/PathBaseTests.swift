import LayoutInspector
import Testing

/// Paths relative to a folder.
@Suite struct PathBaseTests {
    @Test(
        "a path is relative to the folder, however it is written",
        arguments: [
            ("a.xib", nil, "a.xib"), ("./a.xib", nil, "a.xib"), ("/home/app/a.xib", nil, "a.xib"),
            ("b/../a.xib", nil, "a.xib"), ("../lib/a.xib", nil, "../lib/a.xib"), ("/a.xib", nil, "../../a.xib"),
            ("a.xib", "/home", "app/a.xib"), ("a.xib", "..", "app/a.xib"), ("a.xib", "ci", "../a.xib"),
            ("ci/a.xib", "ci/", "a.xib"), ("-", "/home", "-"), ("/home/application/a", "/home/app", "../application/a"),
            ("/../../a", nil, "../../a"), (".", nil, "."), ("a//b", nil, "a/b"),
        ] as [(String, String?, String)]
    )
    func relative(_ path: String, _ folder: String?, _ expected: String) {
        #expect(PathBase(folder, currentFolder: "/home/app").relative(path) == expected)
    }

    @Test("a path is absolute where a program needs it")
    func absolute() {
        let paths = PathBase("ci", currentFolder: "/home/app")
        #expect(paths.absolute("a.xib") == "/home/app/a.xib")
        #expect(paths.absolute("/x/../a.xib") == "/a.xib")
        #expect(paths.absolute("-") == "-")
        #expect(paths.folder == "/home/app/ci")
    }
}
