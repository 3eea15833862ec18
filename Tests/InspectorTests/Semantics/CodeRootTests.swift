import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel
@testable import LayoutReaders

@Suite("roots that code makes classes for")
struct CodeRootTests {
    private func findings(_ source: String) throws -> [String] {
        let reading = try Layout.read(Array(source.utf8))
        return try reading.layout.diagnose().findings.filter { $0.severity > .note }.map(\.message)
    }

    @Test("a view of a class can have a height of its own: its host gives it none")
    func ownHeight() throws {
        let found = try findings(
            """
            import UIKit
            class Line: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    heightAnchor.constraint(equalToConstant: 1).isActive = true
                }
            }
            """
        )
        #expect(found == [])
    }

    @Test("the content view of a cell fills it, even where code turns its mask off")
    func cellWithoutMask() throws {
        let program = ProgramFixture(
            (
                "Row.swift",
                """
                class Row: UITableViewCell {
                    let title = UILabel()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        title.translatesAutoresizingMaskIntoConstraints = false
                        contentView.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(title)
                        NSLayoutConstraint.activate([
                            title.topAnchor.constraint(equalTo: contentView.topAnchor),
                            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        ])
                    }
                }
                """
            )
        )
        let layout = try #require(program.layout("Row", of: "Row.swift"))
        #expect(try layout.diagnose().findings.filter { $0.severity > .note }.map(\.message) == [])
    }

    @Test("the content view of a cell fills it", arguments: ["UITableViewCell", "UICollectionViewCell"])
    func cell(_ base: String) throws {
        let found = try findings(
            """
            import UIKit
            class Row: \(base) {
                let title = UILabel()
                func setUp() {
                    title.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(title)
                    title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
                    title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
                }
            }
            """
        )
        #expect(found == [])
    }
}
