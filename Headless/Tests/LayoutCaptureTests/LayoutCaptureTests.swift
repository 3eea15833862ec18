import DumpComparison
import Foundation
import LayoutInspector
import Testing
import UIKit

@testable import LayoutCapture

/// `Capture/LayoutCapture.swift`, which apps copy, over the headless UIKit.
@MainActor
@Suite(.serialized)
struct LayoutCaptureTests {
    final class CardView: UIView {
        let titleLabel = UILabel()
        private lazy var badge = UIView()
        let stack = UIStackView()
        let fold = UILayoutGuide()
        private(set) var badgeHeight: NSLayoutConstraint?
        private(set) var spare: NSLayoutConstraint?

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200.5))
            titleLabel.text = "Total \"net\"\n\u{1}"
            titleLabel.numberOfLines = 0
            titleLabel.font = .systemFont(ofSize: 15)
            stack.axis = .vertical
            stack.alignment = .leading
            stack.distribution = .equalSpacing
            stack.spacing = 4
            let (first, second) = (UIButton(type: .system), UISwitch())
            first.setTitle("Add", for: .normal)
            second.accessibilityIdentifier = "agree"
            stack.addArrangedSubview(first)
            stack.addArrangedSubview(second)
            stack.setCustomSpacing(20, after: first)
            [titleLabel, badge, stack].forEach {
                $0.translatesAutoresizingMaskIntoConstraints = false
                addSubview($0)
            }
            addLayoutGuide(fold)
            let height = badge.heightAnchor.constraint(equalToConstant: 20.5)
            height.priority = UILayoutPriority(999.9)
            height.identifier = "badge.height"
            badgeHeight = height
            spare = titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor)
            NSLayoutConstraint.activate([
                titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
                badge.widthAnchor.constraint(equalTo: titleLabel.widthAnchor, multiplier: 0.5), height,
                badge.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                badge.topAnchor.constraint(equalTo: fold.bottomAnchor),
                fold.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
                fold.heightAnchor.constraint(equalToConstant: 10), fold.widthAnchor.constraint(equalToConstant: 10),
                fold.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 4),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func dump(_ text: String) throws -> Dump { try JSONDecoder().decode(Dump.self, from: Data(text.utf8)) }

    private func reading(_ text: String) throws -> Reading {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { try DumpReader.read($0, options: ReadOptions()) }
    }

    @Test("a capture has the views, guides and constraints of layoutDump(), by the same ids")
    func agreesWithLayoutDump() throws {
        let card = CardView()
        card.layoutIfNeeded()
        let captured = try dump(LayoutCapture.dump(of: card))
        let expected = try dump(card.layoutDump())
        let comparison = DumpComparison(original: expected, printed: captured)
        #expect(comparison.missing == [] && comparison.extra == [] && comparison.strangers == [])
        #expect(comparison.placement == [])
        #expect(comparison.turnedCount == 0)
        #expect(comparison.equalCount == expected.constraints.count { $0.isActive ?? true })
        #expect(captured.constraints.map(\.id) == expected.constraints.map(\.id))
        let names = try [LayoutCapture.dump(of: card), card.layoutDump()].map { text in
            try reading(text).layout.constraints.map(\.name)
        }
        #expect(names[0] == names[1])
        #expect(captured.roots[0].guides?.map(\.kind) == expected.roots[0].guides?.map(\.kind))
        #expect(captured.roots[0].subviews?.map(\.name) == expected.roots[0].subviews?.map(\.name))
    }

    @Test("what is read of a capture solves to the frames on the screen, without a word about the file")
    func solves() throws {
        let card = CardView()
        card.layoutIfNeeded()
        let reading = try reading(LayoutCapture.dump(of: card))
        let diagnosis = try reading.diagnosed(options: DiagnosisOptions())
        #expect(diagnosis.findings.filter { $0.severity == .error }.map(\.message) == [])
        let title = try #require(reading.layout.views.first { $0.name == "titleLabel" })
        #expect(title.frame.map { CGFloat($0.x) } == card.titleLabel.frame.minX)
    }

    @Test("the same hierarchy gives the same text, and a screen of 2,000 nested views does not end the process")
    func deterministicAndDeep() throws {
        let card = CardView()
        #expect(LayoutCapture.dump(of: card) == LayoutCapture.dump(of: card))
        let root = UIView()
        var view = root
        for _ in 0..<2000 {
            let inner = UIView()
            view.addSubview(inner)
            view = inner
        }
        #expect(try reading(LayoutCapture.dump(of: root)).layout.views.count == 2001)
    }

    @Test("conflicts are reported with the constraint that was broken, once, and forgotten with their constraints")
    func conflicts() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 10)
        let wider = box.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([wide, wider])
        for _ in 0..<2 { LayoutCapture.noteConflict([wide, wider], broken: wider) }
        let text = LayoutCapture.dump(of: root)
        #expect(
            text.contains(
                "\"reports\": [\n    {\"kind\": \"conflict\", \"constraints\": [\"constraint-0\", \"constraint-1\"], "
                    + "\"broken\": \"constraint-1\"}\n  ]"
            )
        )
        let findings = try reading(text).diagnosed(options: DiagnosisOptions()).findings
        let conflict = try #require(findings.first { $0.rule == "conflict" })
        #expect(conflict.conflict?.breaks == ["constraint-1"])
        #expect(!LayoutCapture.dump(of: CardView()).contains("reports"))
    }

    @Test("a dump of a view has the constraints that are installed in it")
    func installed() throws {
        let root = UIView()
        let (inner, other) = (UIView(), UIView())
        root.addSubview(inner)
        root.addSubview(other)
        let box = UIView()
        inner.addSubview(box)
        box.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        #expect(!LayoutCapture.dump(of: inner).contains("partial"))
        // UIKit installs it on the view that both are in.
        box.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        #expect(try dump(LayoutCapture.dump(of: inner)).constraints.count == 1)
        #expect(try dump(LayoutCapture.dump(of: root)).constraints.count == 2)
        #expect(!LayoutCapture.dump(of: root).contains("partial"))
    }

    @Test("passwords stay out, and so does the button that captures")
    func leavesOut() {
        let root = UIView()
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "hunter2"
        field.placeholder = "Password"
        root.addSubview(field)
        root.addSubview(LayoutCapture.makeButton())
        let text = LayoutCapture.dump(of: root)
        #expect(!text.contains("hunter2") && text.contains("Password") && !text.contains("UIButton"))
    }

    @Test("files get the next free number in a folder that is made; the button writes what dump() says")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)/inner")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let card = CardView()
        let before = LayoutCapture.roots
        LayoutCapture.roots = { [card] }
        defer { LayoutCapture.roots = before }
        LayoutCapture.start(arguments: ["app", "--layout-capture-folder", folder.path])
        let first = try LayoutCapture.write()
        LayoutCapture.makeButton().sendActions(for: .primaryActionTriggered)
        #expect(first == folder.appendingPathComponent("layout-1.json"))
        let text = try String(contentsOf: first, encoding: .utf8)
        let second = try String(contentsOf: folder.appendingPathComponent("layout-2.json"), encoding: .utf8)
        #expect(text == LayoutCapture.dump(of: card) && second == text)
    }
}
