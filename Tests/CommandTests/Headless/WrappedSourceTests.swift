import Testing

@testable import draft_inspect

@Suite struct WrappedSourceTests {
    private let whole = """
        import Draftsman
        import UIKit

        final class LoginViewController: UIPlannedController {
            let stack: UIStackView = {
                let stack = UIStackView()
                stack.axis = .vertical
                return stack
            }()

            let title: UILabel = {
                let label = UILabel()
                label.text = "Hi"
                return label
            }()
            let field = UITextField()
            private let hidden = UIView()
        }

        final class Cell: UITablePlannedCell {
            let name = UILabel()
        }
        """

    @Test("a plan gets its class, with the outlets that others set, and is applied after the configuration")
    func plan() {
        let part = """
            // MARK: - LoginViewController
            private let field = UITextField()

            func configureViews() {
            }

            @LayoutPlan
            var viewPlan: ViewPlan {
                title
            }

            func applyRemainder() {
            }
            // MARK: - Cell
            @LayoutPlan
            var contentViewPlan: ViewPlan {
                name
            }
            """
        let text = WrappedSource(part, isFunction: false, whole: whole).text
        #expect(text.hasPrefix("import UIKit\nimport Draftsman\n"))
        #expect(text.contains("final class LoginViewController: UIPlannedController {"))
        #expect(text.contains("    let title = UILabel()\n"))
        #expect(text.contains("        stack.axis = .vertical\n"))
        #expect(!text.contains("hidden"))
        #expect(text.ranges(of: "field = UITextField()").count == 1)
        #expect(text.contains("        configureViews()\n        applyPlan()\n        applyRemainder()\n"))
        #expect(text.contains("super.init(style: style, reuseIdentifier: reuseIdentifier)"))
    }

    @Test("a layout is updated between what prepares it and what completes it")
    func layout() {
        let part = """
            var activation: Activation?

            @LayoutBuilder
            var layout: some Layout {
                title
            }

            func completeLayout() {
            }

            func prepareLayout() {
            }
            """
        let whole =
            "import SwiftLayout\nimport UIKit\n\nfinal class Card: UIView, Layoutable {\n    let title = UILabel()\n}\n"
        let text = WrappedSource(part, isFunction: false, whole: whole).text
        #expect(text.contains("final class Card: UIView, Layoutable {"))
        #expect(text.contains("        prepareLayout()\n        sl.updateLayout()\n        completeLayout()\n"))
    }

    @Test("statements run in a function of the class whose lines they are, where only one is printed")
    func statements() {
        let text = WrappedSource("name.drf.top.apply()", isFunction: true, whole: whole + "\n// name.drf.top.apply()")
            .text
        #expect(text.contains("func build() {\n        name.drf.top.apply()\n"))
        let other = WrappedSource("let name = UILabel()", isFunction: true, whole: whole).text
        #expect(other.contains("final class Cell: UITableViewCell {"))
    }

    @Test(
        "a library is imported where the class form imports it",
        arguments: ["FlowConstraint", "SwiftLayout", "Draftsman", "MapKit"]
    )
    func imports(module: String) {
        let whole = "import \(module)\nimport UIKit\n\nfinal class Card: UIView {\n}\n"
        let text = WrappedSource("build()", isFunction: true, whole: whole).text
        let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(Set(imports) == ["import \(module)", "import UIKit"])
    }

    @Test("cells of one class, and of the framework's, are distinguished by their order")
    func cells() {
        let whole = """
            final class ListController: UITableViewController {
            }
            final class RowCell: UITableViewCell {
            }
            final class RowCell2: UITableViewCell {
            }
            final class ListCell: UITableViewCell {
            }
            """
        let source = "// MARK: - RowCell\na()\n// MARK: - RowCell\nb()\n// MARK: - UITableViewCell\nc()"
        let text = WrappedSource(source, isFunction: true, whole: whole).text
        let classes = PrintedClass.all(in: text)
        #expect(classes.map(\.name) == ["RowCell", "RowCell2", "ListCell"])
        #expect(classes.map { declared in declared.body.contains("        b()") } == [false, true, false])
    }
}
