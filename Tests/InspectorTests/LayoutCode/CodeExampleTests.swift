import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code written by hand")
struct CodeExampleTests {
    @Test("makes the constraints that UIKit and the libraries would", arguments: CodeExamples.all.indices)
    func example(_ index: Int) throws {
        let example = CodeExamples.all[index]
        let reading = try Layout.read(Array(example.source.utf8))
        #expect(reading.format == example.format, "\(example.name)")
        #expect(try constraints(of: example.source) == example.constraints, "\(example.name)")
    }

    @Test("an outlet may be called as a view that a cell makes; the cell's own is optional")
    func outletsOfCells() throws {
        let source = """
            func configureViews() {
                textLabel?.text = "Name"
                imageView.image = UIImage(named: "portrait")
            }

            func addSubviews() {
                contentView.addSubview(imageView)
                imageView.translatesAutoresizingMaskIntoConstraints = false
            }

            func activateConstraints() {
                NSLayoutConstraint.activate([imageView.topAnchor.constraint(equalTo: contentView.topAnchor)])
            }
            """
        let layout = try Layout.read(Array(source.utf8)).layout
        #expect(layout.views.compactMap(\.name) == ["contentView", "imageView"])
        #expect(layout.views.first { $0.name == "imageView" }?.translatesAutoresizingMask == false)
    }

    @Test(
        "a view whose class another file declares is a toolbar if it gets items of bars",
        arguments: ["callBar", "CallBar()"]
    )
    func toolbarsOfOtherFiles(_ bar: String) throws {
        let made = bar == "callBar" ? "" : "let callBar = \(bar)"
        let source = """
            import UIKit

            \(made)
            callBar.translatesAutoresizingMaskIntoConstraints = false
            callBar.items = [.flexibleSpace(), UIBarButtonItem(customView: muteButton)]
            NSLayoutConstraint.activate([
                callBar.heightAnchor.constraint(equalToConstant: 44)
            ])
            """
        let layout = try Layout.read(Array(source.utf8)).layout
        let toolbar = try #require(layout.views.first { $0.baseClass == "UIToolbar" })
        #expect(toolbar.attributes.first { $0.key == "items" }?.json.contains("muteButton") == true)
        #expect(layout.views.first { $0.name == "muteButton" }?.parent != nil)
    }

    @Test("a toolbar has the views that its items show, and keeps the items")
    func toolbars() throws {
        let source = """
            final class PlayerController: UIViewController {
                let toolbar = UIToolbar()
                let slider = UISlider()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(toolbar)
                    toolbar.items = [
                        .flexibleSpace(), UIBarButtonItem(customView: slider), .fixedSpace(8),
                        UIBarButtonItem(title: "Done", style: .done, target: self, action: nil),
                    ]
                    NSLayoutConstraint.activate([toolbar.topAnchor.constraint(equalTo: view.topAnchor)])
                }
            }
            """
        let layout = try Layout.read(Array(source.utf8)).layout
        let slider = try #require(layout.views.first { $0.name == "slider" })
        #expect(slider.parent.map { layout.views[$0].name } == "toolbar")
        let items = layout.views.first { $0.name == "toolbar" }?.attributes.first { $0.key == "items" }?.json
        let expected =
            #"[{"systemItem":"flexibleSpace"},{"customView":"slider"},{"systemItem":"fixedSpace","width":8},"#
        #expect(items?.replacing(" ", with: "") == expected + #"{"title":"Done","style":"done"}]"#)
    }
}
