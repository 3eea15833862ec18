@testable import LayoutCode
@testable import LayoutModel
@testable import LayoutReaders

/// Swift files that are read as one program.
struct ProgramFixture {
    let files: CodeFiles

    init(_ files: (path: String, text: String)...) {
        self.files = CodeFiles(files.map { ($0.path, Array($0.text.utf8)) })
    }

    /// A class of a view in a file of its own, with `title` as a subview, and statements in its initializer.
    init(view statements: String, members: String = "", others: String = "") {
        self.init(
            (
                "CardView.swift",
                """
                import UIKit

                final class CardView: UIView {
                    let title = UILabel()
                    \(members)

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        title.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(title)
                        \(statements)
                    }
                }
                """
            ),
            ("Others.swift", "import UIKit\n" + others)
        )
    }

    /// The layouts of a file by their titles.
    func layout(_ title: String = "CardView", of path: String = "CardView.swift") -> Layout? {
        files[path: path]?.layouts.first { $0.title == title }?.layout
    }

    func constraints(_ title: String = "CardView", of path: String = "CardView.swift") -> [String] {
        layout(title, of: path).map { InspectorTests.constraints(of: $0) } ?? []
    }

    /// The doubts about constraints.
    var doubts: [String] {
        (layout()?.doubts ?? []).compactMap { doubt in
            if case .constraint = doubt.subject { doubt.text } else { nil }
        }
    }

    func titles(of path: String = "CardView.swift") -> [String] {
        (files[path: path]?.layouts ?? []).compactMap(\.title)
    }
}
