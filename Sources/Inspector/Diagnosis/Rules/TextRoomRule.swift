import LayoutModel
import LayoutSemantics
import LayoutSolver

/// How long the text of each label, button and field can get, at the size where it has least room, and what the texts of the
/// document need in each of its languages.
enum TextRoomRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let rooms = try LeastTextRooms(examination, asked: examination.options)
        if rooms.isCutShort { examination.limited(info, "too many texts") }
        var needs: [(language: String?, needs: TextNeeds)] = [(nil, TextNeeds(examination))]
        for language in examination.options.languages {
            var conditions = examination.options.conditions
            conditions.language = language
            needs.append((language, TextNeeds(try examination.laidOut(under: conditions))))
        }
        return rooms.rooms.sorted { $0.key < $1.key }.map { view, least in
            var room = Finding.TextRoom(
                wraps: examination.layout.views[view].wrapsText,
                room: least.room,
                place: least.place
            )
            room.needs = needs.compactMap { language, needs in
                needs.extent(of: view, in: least.room.width).map { extent in
                    let fits = extent.fits(in: least.room, byUpTo: examination.pixel)
                    return Finding.TextRoom.Need(language: language, extent: extent, fits: fits)
                }
            }
            return finding(of: view, room, in: examination)
        }
    }

    private static func finding(of view: Int, _ room: Finding.TextRoom, in examination: Examination) -> Finding {
        let text = TextRoomText(room)
        let subject = examination.names.subject(view: view)
        var finding = Finding(info, message: "\(subject) has room for \(text.room)\(text.place)\(text.ownNeed)")
        finding.notes = text.languages.map { Finding.Note(.consequence, $0) }
        finding.aboutGeometry(of: [view], axes: [room.wraps ? .vertical : .horizontal], in: examination)
        finding.textRoom = room
        return finding
    }
}

extension Finding.TextRoom.Extent {
    fileprivate func fits(in room: Self, byUpTo tolerance: Double) -> Bool {
        if let lines { return lines <= room.lines ?? .max }
        return (width ?? 0) <= (room.width ?? .infinity) + tolerance
    }
}

extension TextRoomRule {
    package static let info = RuleInfo(
        id: "text-room",
        title: "room for texts",
        severity: .note,
        isAsked: .withTexts,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "how long the text of a label, a button or a field can get before it is clipped",
        meaning: """
            The room is exact: a text of that width fits, a wider one is clipped. All other texts stay as they are. With
            `--devices` or `--sizes`, the finding shows the least room, and the size that has it; otherwise it shows the
            room at the recorded size. For a text that wraps, the room is a number of lines of a given width.

            The widths of texts themselves are estimates unless they were recorded. For a button or a field, both the
            room and the width of the text include the insets. With `--localization all`, the widths that the document's
            languages need are listed, too. Texts that are clipped in a language are separate findings
            (fragile-at-size), because there all texts are in that language at once.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel")
        )
    )
}
