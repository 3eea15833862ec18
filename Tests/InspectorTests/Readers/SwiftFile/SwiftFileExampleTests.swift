import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code written by hand")
struct SwiftFileExampleTests {
    @Test("makes the constraints that UIKit and the libraries would", arguments: SwiftFileExamples.all.indices)
    func example(_ index: Int) throws {
        let example = SwiftFileExamples.all[index]
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
}
