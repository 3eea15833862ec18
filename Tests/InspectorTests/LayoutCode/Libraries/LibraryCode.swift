import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// Statements of a view that has the subviews `a`, `b` and `c` and the layout guide `guide`.
enum LibraryCode {
    static func source(_ code: String, extra: String = "") -> String {
        """
        import UIKit

        class CardView: UIView {
            let a = UIView()
            let b = UILabel()
            let c = UIView()
            let guide = UILayoutGuide()
            \(extra)
            func setUp() {
                addSubview(a); addSubview(b); addSubview(c); addLayoutGuide(guide)
        \(code)
            }
        }
        """
    }

    /// The line on which the statements begin.
    static let line = 11

    /// The first error of statements, as `line:column message`; the line is that of the statements.
    static func error(_ code: String, as format: InputFormat, extra: String = "") -> String {
        do {
            _ = try Layout.read(Array(source(code, extra: extra).utf8), as: format)
            return "none"
        } catch {
            return "\((error.place?.line ?? 0) - line + 1):\(error.place?.column ?? 0) \(error.message)"
        }
    }
}
