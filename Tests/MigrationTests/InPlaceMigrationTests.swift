import Foundation
import LayoutSyntax
import Testing

@testable import LayoutMigration

@Suite("Migration in place")
struct InPlaceMigrationTests {
    /// A view whose initializer has some statements behind its subviews.
    private func view(_ statements: String, imports: String = "import UIKit", more: String = "") -> String {
        """
        \(imports)

        class Card: UIView {
            let titleLabel = UILabel()
            let button = UIButton()
            let margin: CGFloat = 16
        \(more)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(titleLabel)
                addSubview(button)
                titleLabel.translatesAutoresizingMaskIntoConstraints = false
                button.translatesAutoresizingMaskIntoConstraints = false
        \(statements.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }.joined(separator: "\n"))
            }

            required init?(coder: NSCoder) { nil }
        }

        """
    }

    private func migrated(_ text: String, to dialect: MigrationDialect) throws -> (InPlaceMigration, String) {
        let bytes = Array(text.utf8)
        let migration = try InPlaceMigration(bytes, path: "Card.swift", names: FileNames([bytes]), to: dialect)
        return (migration, String(decoding: migration.text, as: UTF8.self))
    }

    /// The lines of a text that another one does not have.
    private func newLines(_ text: String, than old: String) -> [String] {
        var known = old.split(separator: "\n").map(trimmed)
        return text.split(separator: "\n").map(trimmed).filter { line in
            guard let place = known.firstIndex(of: line) else { return true }
            known.remove(at: place)
            return false
        }
    }

    private func trimmed(_ line: Substring) -> String { String(line.drop { $0 == " " }) }

    // MARK: SnapKit

    @Test(
        "a line of SnapKit becomes the anchors that it means",
        arguments: [
            (
                "make.top.equalToSuperview()",
                ["titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true"]
            ),
            (
                "make.bottom.equalToSuperview().inset(margin)",
                ["titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin).isActive = true"]
            ),
            (
                "make.left.greaterThanOrEqualTo(button.snp.right).offset(8)",
                [
                    "titleLabel.leftAnchor.constraint(greaterThanOrEqualTo: button.rightAnchor, constant: 8).isActive = true"
                ]
            ),
            ("make.height.equalTo(44)", ["titleLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true"]),
            (
                "make.width.equalTo(button).multipliedBy(0.5).offset(2)",
                [
                    "titleLabel.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.5, constant: 2).isActive = true"
                ]
            ),
            (
                "make.centerY.equalToSuperview().multipliedBy(1.5)",
                [
                    "NSLayoutConstraint(item: titleLabel, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1.5, constant: 0).isActive = true"
                ]
            ),
            (
                "make.top.equalTo(safeAreaLayoutGuide).priority(.high).labeled(\"top\")",
                [
                    "let titleLabelTop = titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)",
                    "titleLabelTop.priority = .defaultHigh", "titleLabelTop.identifier = \"top\"",
                    "titleLabelTop.isActive = true",
                ]
            ),
            (
                "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0))",
                [
                    "NSLayoutConstraint.activate([",
                    "titleLabel.leftAnchor.constraint(equalTo: leftAnchor, constant: 2),",
                    "titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 1),",
                    "titleLabel.rightAnchor.constraint(equalTo: rightAnchor),",
                    "titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),", "])",
                ]
            ),
        ]
    )
    func lines(_ line: String, _ expected: [String]) throws {
        let old = view("titleLabel.snp.makeConstraints { make in\n    \(line)\n}", imports: "import SnapKit")
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(migration.kept.isEmpty, "\(migration.kept)")
        let mask = "titleLabel.translatesAutoresizingMaskIntoConstraints = false"
        #expect(newLines(new, than: old) == ["import UIKit", mask] + expected)
    }

    @Test(
        "what code does to constraints later, and what is not known, stays with its reason",
        arguments: [
            ("titleLabel.snp.remakeConstraints { $0.top.equalToSuperview() }", "remakeConstraints needs"),
            ("titleLabel.snp.makeConstraints { $0.top.equalTo(somewhere) }", "whether somewhere is a view or a number"),
            (
                "let top = titleLabel.snp.prepareConstraints { $0.top.equalToSuperview() }",
                "this is no statement of its own"
            ),
            ("titleLabel.snp.makeConstraints { if true { $0.top.equalToSuperview() } }", "is no line of constraints"),
            ("UILabel().snp.makeConstraints { $0.top.equalToSuperview() }", "does not say whose subview"),
        ]
    )
    func kept(_ statement: String, _ reason: String) throws {
        let old = view(statement, imports: "import SnapKit\nimport UIKit")
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(new == old)
        #expect(migration.rewritten.isEmpty)
        #expect(
            migration.kept.contains { $0.reason.contains(reason) },
            "\(migration.kept)"
        )
    }

    @Test("constraints that SnapKit makes again later stay SnapKit's, and so does the import")
    func changedLater() throws {
        let more = """

                func grow() {
                    titleLabel.snp.updateConstraints { $0.height.equalTo(88) }
                }

            """
        let statements = """
            titleLabel.snp.makeConstraints { $0.height.equalTo(44) }
            button.snp.makeConstraints { $0.center.equalToSuperview() }
            """
        let old = view(statements, imports: "import SnapKit\nimport UIKit", more: more)
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(migration.rewritten.count == 1)
        #expect(
            new.contains("import SnapKit") && new.contains("titleLabel.snp.makeConstraints { $0.height.equalTo(44) }")
        )
        #expect(migration.kept.contains { $0.reason == "code changes the constraints of titleLabel later" })
        // Nothing reads two libraries in one file.
        let (both, same) = try migrated(old, to: .draftsman)
        #expect(both.rewritten.isEmpty && same == old)
    }

    @Test("constraints that another file changes stay SnapKit's, too")
    func changedElsewhere() throws {
        let old = view(
            "titleLabel.snp.makeConstraints { $0.height.equalTo(44) }\nbutton.snp.makeConstraints { $0.height.equalTo(30) }",
            imports: "import SnapKit\nimport UIKit"
        )
        let other = "func grow(_ card: Card) { card.titleLabel!.snp.updateConstraints { $0.height.equalTo(88) } }"
        let names = FileNames([Array(old.utf8), Array(other.utf8)])
        let migration = try InPlaceMigration(Array(old.utf8), path: "Card.swift", names: names, to: .anchors)
        #expect(migration.rewritten.count == 1)
        #expect(migration.kept.map(\.reason) == ["code changes the constraints of titleLabel later"])
    }

    // MARK: Anchors

    @Test(
        "anchors become blocks of SnapKit and drafts of Draftsman",
        arguments: [
            (
                "titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8)",
                "make.top.equalToSuperview().offset(8)",
                ".top.equal(with: .parent).offset(by: 8)"
            ),
            (
                "titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor, constant: -margin)",
                "make.bottom.lessThanOrEqualToSuperview().offset(-margin)",
                ".bottom.moreThan(with: .parent).offset(by: margin)"
            ),
            (
                "titleLabel.leadingAnchor.constraint(equalTo: button.trailingAnchor)",
                "make.leading.equalTo(button.snp.trailing)", ".leading.equal(to: button.trailingAnchor)"
            ),
            (
                "titleLabel.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 2, constant: 4)",
                "make.width.equalTo(button).multipliedBy(2).offset(4)",
                ".width.equal(to: button.widthAnchor).multiplied(by: 2).added(by: 4)"
            ),
            (
                "bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12)",
                "make.bottom.equalToSuperview().offset(-12)", ".bottom.equal(with: .parent).offset(by: 12)"
            ),
        ]
    )
    func anchors(_ constraint: String, _ snapkit: String, _ draftsman: String) throws {
        let old = view("\(constraint).isActive = true")
        let (block, made) = try migrated(old, to: .snapkit)
        #expect(block.kept.isEmpty, "\(block.kept)")
        #expect(newLines(made, than: old).contains(snapkit), "\(made)")
        let (draft, drafted) = try migrated(old, to: .draftsman)
        #expect(draft.kept.isEmpty, "\(draft.kept)")
        #expect(newLines(drafted, than: old).contains("titleLabel.drf\(draftsman).apply()"), "\(drafted)")
    }

    @Test("what of a list is held elsewhere stays in a list, and local constraints go with theirs")
    func lists() throws {
        let statements = """
            let top = titleLabel.topAnchor.constraint(equalTo: topAnchor)
            top.priority = .defaultLow
            held = button.heightAnchor.constraint(equalToConstant: 44)
            NSLayoutConstraint.activate([
                top, // the first
                held,
                titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
            """
        let old = view(statements, more: "    var held: NSLayoutConstraint!\n")
        let (migration, new) = try migrated(old, to: .snapkit)
        #expect(migration.constraintCount == 2, "\(migration.kept)")
        #expect(!new.contains("let top"))
        #expect(new.contains("// the first\n            make.top.equalToSuperview().priority(.low)"), "\(new)")
        #expect(new.contains("NSLayoutConstraint.activate([\n            held,\n        ])"), "\(new)")
        #expect(migration.kept.map(\.reason) == ["code holds the constraint", "code holds held"])
    }

    @Test("a view of its own never loses its mask to a library")
    func masks() throws {
        let (migration, _) = try migrated(
            view("heightAnchor.constraint(equalToConstant: 44).isActive = true"),
            to: .snapkit
        )
        #expect(migration.kept.map(\.reason) == ["the mask of self would be turned off"])
    }

    // MARK: All

    @Test(
        "signs and factors count for values that nothing here knows",
        arguments: ["Theme.inset", "Theme.inset * 2 + 1"]
    )
    func unknownValues(_ value: String) throws {
        let more = "\n    func number() -> CGFloat { 3 }\n"
        let statement = "titleLabel.snp.makeConstraints { $0.bottom.equalToSuperview().offset(\(value)) }"
        let old = view(statement, imports: "import SnapKit\nimport UIKit", more: more)
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(migration.rewritten.count == 1, "\(migration.kept)")
        // Whole numbers with what is not known may be an `Int`.
        let written = value.contains("*") ? "CGFloat(\(value))" : value
        #expect(new.contains("constraint(equalTo: bottomAnchor, constant: \(written)).isActive = true"), "\(new)")
        let wrong = new.replacingOccurrences(of: "constant: \(written)", with: "constant: -(\(value))")
        let twice = new.replacingOccurrences(of: "constant: \(written)", with: "constant: 2 * (\(value))")
        #expect(MigrationProof.difference(Array(old.utf8), Array(new.utf8)) == nil)
        for changed in [wrong, twice] {
            #expect(MigrationProof.difference(Array(old.utf8), Array(changed.utf8)) != nil)
        }
    }

    @Test("there and back again is what it was, but for words", arguments: [MigrationDialect.snapkit, .draftsman])
    func roundTrip(_ dialect: MigrationDialect) throws {
        let statements = """
            NSLayoutConstraint.activate([
                titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
                titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
            ])
            """
        let old = view(statements)
        let (there, middle) = try migrated(old, to: dialect)
        #expect(there.rewritten.count == 1 && !middle.contains("NSLayoutConstraint"))
        if dialect == .draftsman { return }
        let (back, new) = try migrated(middle, to: .anchors)
        #expect(back.kept.isEmpty)
        #expect(newLines(new, than: old) == ["titleLabel.translatesAutoresizingMaskIntoConstraints = false"])
    }

    @Test("every byte outside of the statements stays: line ends, tabs, comments, what is no layout")
    func bytes() throws {
        let old =
            view(
                "titleLabel.snp.makeConstraints { $0.top.equalToSuperview() }",
                imports: "import UIKit\nimport SnapKit"
            )
            .replacingOccurrences(of: "    ", with: "\t") + "// \u{1F600} the end\n\n\n"
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(migration.rewritten.count == 1)
        let statement = "titleLabel.snp.makeConstraints { $0.top.equalToSuperview() }"
        let parts = old.replacingOccurrences(of: "import SnapKit\n", with: "").components(separatedBy: statement)
        #expect(parts.count == 2 && new.hasPrefix(parts[0]) && new.hasSuffix(parts[1]))
    }

    @Test("lines end as those of the file do")
    func lineEnds() throws {
        let old = view("titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true")
            .replacingOccurrences(of: "\n", with: "\r\n")
        let (migration, new) = try migrated(old, to: .snapkit)
        #expect(migration.rewritten.count == 1, "\(migration.kept)")
        #expect(!new.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test(
        "an import is added where the others are, sorted as they are, and never between the words of one",
        arguments: [
            ("import UIKit", "import SnapKit\nimport UIKit"),
            (
                "import UIKit\nimport func AVFoundation.AVMakeRect",
                "import func AVFoundation.AVMakeRect\nimport SnapKit"
            ),
            ("import UIKit\nimport struct Model.Card", "import struct Model.Card\nimport SnapKit"),
            ("#if DEBUG\nimport Spy\n#endif\nimport UIKit", "#endif\nimport SnapKit\nimport UIKit"),
        ]
    )
    func imports(_ imports: String, _ expected: String) throws {
        let old = view("titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true", imports: imports)
        let (migration, new) = try migrated(old, to: .snapkit)
        #expect(migration.rewritten.count == 1, "\(migration.kept)")
        #expect(new.contains(expected + "\n\nclass Card"), "\(new)")
    }

    @Test("a block is indented as its file is, whatever its first line has")
    func indentation() throws {
        let statement = "titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }"
        let old =
            "   import SnapKit\n"
            + view(statement, imports: "import UIKit").replacingOccurrences(of: "    ", with: "  ")
        let (_, new) = try migrated(old, to: .anchors)
        #expect(new.contains("\n    NSLayoutConstraint.activate([\n      titleLabel.leftAnchor"), "\(new)")
    }

    @Test("SnapKit stays imported while a file of the program uses it without an import of its own")
    func leaning() throws {
        let old = view(
            "titleLabel.snp.makeConstraints { $0.top.equalToSuperview() }",
            imports: "import SnapKit\nimport UIKit"
        )
        let other = "func tie(_ view: UIView) { view.snp.makeConstraints { $0.size.equalTo(4) } }"
        for (files, isImported) in [([old], false), ([old, other], true), ([old, "import SnapKit\n" + other], false)] {
            let names = FileNames(files.map { Array($0.utf8) })
            let migration = try InPlaceMigration(Array(old.utf8), path: "Card.swift", names: names, to: .anchors)
            #expect(migration.rewritten.count == 1)
            #expect(String(decoding: migration.text, as: UTF8.self).contains("import SnapKit") == isImported)
        }
    }

    @Test("a whole sum of what is not known is a number, of whichever type")
    func sums() throws {
        let old = view(
            "titleLabel.snp.makeConstraints { $0.height.equalTo(10 + 45 * Model.count) }",
            imports: "import SnapKit"
        )
        let (migration, new) = try migrated(old, to: .anchors)
        #expect(migration.kept.isEmpty, "\(migration.kept)")
        #expect(new.contains("constraint(equalToConstant: CGFloat(10 + 45 * Model.count))"), "\(new)")
    }

    @Test("a file without layout, and one that is no Swift, are left alone")
    func nothing() throws {
        let (migration, new) = try migrated("struct Point { var x = 0 }\n", to: .snapkit)
        #expect(migration.rewritten.isEmpty && migration.kept.isEmpty && new == "struct Point { var x = 0 }\n")
        #expect(throws: ReadError.self) { try migrated("class A {", to: .snapkit) }
    }
}
