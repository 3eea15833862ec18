import LayoutMigration
import Testing

@Suite("Patches")
struct LineDifferenceTests {
    @Test("a change has three lines around it, and changes far apart are two hunks")
    func hunks() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 6\n", with: "line six\nand a half\n").replacing("line 18\n", with: "")
        #expect(
            LineDifference(from: old, to: new).patch(of: "a.swift") == """
                --- a/a.swift
                +++ b/a.swift
                @@ -3,7 +3,8 @@
                 line 3
                 line 4
                 line 5
                -line 6
                +line six
                +and a half
                 line 7
                 line 8
                 line 9
                @@ -15,6 +16,5 @@
                 line 15
                 line 16
                 line 17
                -line 18
                 line 19
                 line 20

                """
        )
    }

    @Test("equal texts have no patch")
    func equal() { #expect(LineDifference(from: "a\n", to: "a\n").patch(of: "a").isEmpty) }
}
