import Foundation
import Testing
import UIKit

@Suite("rows of tables")
@MainActor
struct TableRowTests {
    /// As high as its label and 10 points above and below it.
    final class NoteCell: UITableViewCell {
        let note = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var heights: [IndexPath: CGFloat] = [:]
        var header: UIView?
        private(set) var shown: [IndexPath] = []

        init(_ sections: [[String]]) {
            self.sections = sections
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.note.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath] ?? UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 1 ? header : nil
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            shown.append(indexPath)
        }
    }

    private func table(_ notes: Notes, height: CGFloat = 600) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = notes
        table.delegate = notes
        table.layoutIfNeeded()
        return table
    }

    @Test("rows are as high as they say or as their constraints need, one below another")
    func heights() throws {
        let long = String(repeating: "Delivery on Friday between nine and ten. ", count: 3)
        let notes = Notes([["One", long], ["Two"]])
        notes.heights[IndexPath(row: 0, section: 1)] = 70
        notes.header = UIView()
        let table = table(notes)
        let frames = table.visibleCells.map(\.frame)
        #expect(frames.count == 3)
        let line = try #require((table.visibleCells[0] as? NoteCell)?.note.intrinsicContentSize.height)
        #expect(abs(frames[0].height - (line + 20)) < 0.5)
        #expect(frames[1].height > 2 * line + 20)
        #expect(frames[1].minY == frames[0].maxY)
        #expect(notes.header?.frame == CGRect(x: 0, y: frames[1].maxY, width: 320, height: 30))
        #expect(frames[2] == CGRect(x: 0, y: frames[1].maxY + 30, width: 320, height: 70))
        #expect(table.contentSize == CGSize(width: 320, height: frames[2].maxY))
        #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(row: 0, section: 1))
        #expect(notes.shown.count == 3)
    }

    @Test("a table makes the rows that it has room for, and the others when it grows")
    func visibleRows() {
        let notes = Notes([Array(repeating: "Note", count: 500)])
        for row in 0..<500 { notes.heights[IndexPath(row: row, section: 0)] = 100 }
        let table = table(notes, height: 250)
        #expect(table.visibleCells.count == 3)
        table.frame.size.height = 450
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 5)
        #expect(table.subviews.count == 5)
    }

    @Test("rows without a height do not go on forever")
    func emptyRows() {
        let notes = Notes([Array(repeating: "Note", count: 500)])
        for row in 0..<500 { notes.heights[IndexPath(row: row, section: 0)] = 0 }
        #expect(table(notes).visibleCells.count == 200)
    }

    @Test("changed data is shown after it was reloaded")
    func reloading() {
        let notes = Notes([["One"]])
        let table = table(notes)
        notes.sections = [["One", "Two"]]
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        table.layoutIfNeeded()
        #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.note.text } == ["One", "Two"])
    }

    @Test("the rows are part of the dump, with their contents")
    func dump() {
        let table = table(Notes([["Milk", "Bread"]]))
        let dump = table.layoutDump().description
        #expect(dump.contains("Milk") && dump.contains("Bread") && dump.contains("NoteCell"))
    }
}
