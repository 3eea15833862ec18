import Foundation
import Testing
import UIKit

@MainActor
struct ConflictTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()

    init() {
        label.text = "Total"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
    }

    @Test func aConflictIsLoggedInTheWordsOfUIKitAndOnce() throws {
        let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        let trailing = root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16)
        let width = label.widthAnchor.constraint(equalToConstant: 190)
        NSLayoutConstraint.activate([leading, trailing, width, label.topAnchor.constraint(equalTo: root.topAnchor)])
        let misuses = MisuseReport.collecting {
            root.layoutIfNeeded()
            root.layoutIfNeeded()
        }
        let message = try #require(misuses.first?.reason)
        #expect(misuses.count == 1)
        #expect(misuses.first?.severity == .log)
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "[LayoutConstraints] Unable to simultaneously satisfy constraints.")
        #expect(lines.contains("    \"\(leading)\","))
        #expect(leading.description.contains("H:|-(16)-[UILabel:"))
        #expect(trailing.description.contains("]-(16)-|   (active, names: '|':UIView:"))
        #expect(message.contains("'UIView-Encapsulated-Layout-Width' UIView:"))
        let recovery = try #require(lines.firstIndex(of: "Will attempt to recover by breaking constraint "))
        #expect([leading, trailing, width].map(\.description).contains(String(lines[recovery + 1])))
    }

    @Test func masksAreNamedWithTheNoteOfUIKit() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 80).isActive = true
        let message = try #require(MisuseReport.collecting { root.layoutIfNeeded() }.first?.reason)
        #expect(message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(message.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
        #expect(message.contains("h=--- v=---"))
        #expect(message.contains(".width == 50"))
    }

    @Test func ambiguityIsSeenAndTraced() {
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(label.hasAmbiguousLayout)
        #expect(root._autolayoutTrace().contains("*UILabel:\(address(label))'Total'- AMBIGUOUS LAYOUT for UILabel"))
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(!label.hasAmbiguousLayout)
        #expect(!root._autolayoutTrace().contains("AMBIGUOUS"))
        #expect(!root.hasAmbiguousLayout)
    }

    @Test func constraintsThatReachAViewAffectIt() {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        let mine = label.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        let theirs = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let vertical = label.topAnchor.constraint(equalTo: root.topAnchor)
        let apart = UIView()
        apart.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(apart)
        let foreign = apart.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([mine, theirs, vertical, foreign])
        #expect(Set(label.constraintsAffectingLayout(for: .horizontal)) == [mine, theirs])
        #expect(label.constraintsAffectingLayout(for: .vertical) == [vertical])
    }

    @Test func descriptionsAreIndentedByDepth() {
        let lines = root.recursiveDescription().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("<UIView: 0x"))
        #expect(lines[1].hasPrefix("   | <UILabel: 0x"))
    }

    private func address(_ view: UIView) -> String {
        view.description.split(separator: " ")[1].trimmingCharacters(in: CharacterSet(charactersIn: ";"))
    }
}
