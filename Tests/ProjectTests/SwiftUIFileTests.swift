import LayoutProject
import Testing

@Suite("files of SwiftUI alone")
struct SwiftUIFileTests {
    private static let cases: [(source: String, isSwiftUI: Bool)] = [
        ("import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }", true),
        ("import SwiftUI\nextension Color { static let mint = Color.red }", true),
        ("import SwiftUI\nstruct Row: View {}\nprivate enum Size { case small }\n#Preview { Row() }", true),
        ("import SwiftUI\nextension Row: View {}", true),
        ("import UIKit\nclass Row: UIView {}", false),
        ("import SwiftUI\nstruct Row: View {}\nclass Host: UIHostingController<Row> {}", false),
        ("import SwiftUI\nstruct Row: View {}\nenum Size { case small }", false),
        ("import SwiftUI\nlet a = 1", false),
        ("import SwiftUI\nstruct Row: View { func f() { a.topAnchor.constraint(equalTo: b.topAnchor) } }", false),
    ]

    @Test("declare its views and styles, and nothing that code of UIKit names", arguments: cases)
    func recognized(source: String, isSwiftUI: Bool) {
        #expect(SwiftUIFiles.contain(ProjectFile(source)) == isSwiftUI)
    }
}
