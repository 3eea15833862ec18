import LayoutInspector
import LayoutModel
import LayoutReaders
import Testing

@Suite("outlets that a storyboard places")
struct StoryboardOutletTests {
    private func findings(_ constraint: String, _ more: String = "") throws -> [Finding] {
        let code = """
            import UIKit

            final class PrologueController: UIViewController {
                @IBOutlet private weak var logo: UIImageView!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let carousel = UIView()
                    carousel.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(carousel)
                    \(more)
                    NSLayoutConstraint.activate([
                        carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        \(constraint),
                        carousel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }
            }
            """
        var options = ReadOptions(path: "PrologueController.swift")
        options.allowsUnknowns = true
        return try Layout.readAll(Array(code.utf8), options: options).flatMap { reading in
            try reading.diagnosed().findings.filter { $0.severity > .note && $0.confidence == .certain }
        }
    }

    @Test("a view that is tied to one is not ambiguous, nor is the constraint wrong")
    func tied() throws {
        #expect(try findings("carousel.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16)").isEmpty)
    }

    @Test("what the code itself leaves open is found beside it")
    func open() throws {
        let height = "logo.heightAnchor.constraint(equalToConstant: 40)"
        #expect(try findings(height).contains { $0.rule == "ambiguous-layout" })
    }
}
