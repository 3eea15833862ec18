import SwiftSource
import Testing

@testable import LayoutPrinter

/// Members that UIKit and other code use, as text.
@Suite("members of a class for others") struct ClassMemberTests {
    @Test("a long head has a line for each parameter, which changes nothing to the proof")
    func longHead() {
        let head =
            "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)"
            + " -> UICollectionViewCell"
        let member = ClassMember(name: "collectionView", head: head, value: .call("UICollectionViewCell", []))
        var document = Document()
        member.write(to: &document)
        let text = """
            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                UICollectionViewCell()
            }

            """
        let written = document.laidOut(width: 120, indentWidth: 4)
        #expect(written == text)
        #expect(written.filter { !$0.isWhitespace } == member.canonical)
    }

    @Test("what is short is a line, and a body that is left to write is empty")
    func short() {
        func text(_ member: ClassMember) -> String {
            var document = Document()
            member.write(to: &document)
            return document.laidOut(width: 120, indentWidth: 4)
        }
        let names = SwiftExpression.list(["a", "b"].map { .init(value: .name($0)) })
        #expect(
            text(ClassMember(name: "all", head: "var all: [UIView]", value: names)) == "var all: [UIView] { [a, b] }\n"
        )
        #expect(
            text(ClassMember(name: "tap", head: "@objc private func tap()", comment: "For a gesture on icon."))
                == "/// For a gesture on icon.\n@objc private func tap() {}\n"
        )
    }
}
