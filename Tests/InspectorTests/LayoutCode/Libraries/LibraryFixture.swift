import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// Statements in the calls of a library, in a class with a few views: `label`, `box` and `icon` in the view, `inner` in
/// `box`, and a guide of the view.
struct LibraryFixture {
    var module: String
    var format: InputFormat

    /// The line of the first statement, which begins in column 9.
    static let line = 18

    func source(_ statements: String) -> String {
        """
        import \(module)
        import UIKit

        final class CardViewController: UIViewController {
            let label = UILabel()
            let box = UIView()
            let icon = UIImageView()
            let inner = UIView()
            let guide = UILayoutGuide()
            var labelWidth: NSLayoutConstraint?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
                view.addSubview(box)
                view.addSubview(icon); box.addSubview(inner)
                view.addLayoutGuide(guide)
                \(statements.replacing("\n", with: "\n        "))
            }
        }

        """
    }

    /// The active constraints that statements make, sorted.
    func made(by statements: String) throws -> [String] {
        let source = source(statements)
        #expect(try Layout.read(Array(source.utf8)).format == format)
        return try constraints(of: source)
    }

    /// Statements that are one error in their first line, in a column and with words of the message.
    func expectRefusal(_ statements: String, _ column: Int, _ message: String) {
        do {
            _ = try Layout.read(Array(source(statements).utf8), as: format)
            Issue.record("it was read: \(statements)")
        } catch {
            let lines = statements.split(separator: "\n").count
            #expect(error.place?.line == Self.line + lines - 1, "\(statements): \(error.message)")
            #expect(error.place?.column == column, "\(statements): \(error.message)")
            #expect(error.message.contains(message), "\(statements): \(error.message)")
        }
    }
}
