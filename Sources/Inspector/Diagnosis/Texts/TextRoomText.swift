import LayoutModel
import LayoutSemantics

/// The room of a text, in words.
struct TextRoomText {
    private let textRoom: Finding.TextRoom

    init(_ textRoom: Finding.TextRoom) { self.textRoom = textRoom }

    /// "265 points of text", "2 lines of 353 points", "any text".
    var room: String {
        let room = textRoom.room
        guard textRoom.wraps else {
            return room.width.map { "\(PointsText.points(Self.roundedDown($0))) of text" } ?? "any text"
        }
        let lines = room.lines.map(Self.lines) ?? "any number of lines"
        return room.width.map { "\(lines) of \(PointsText.points(Self.roundedDown($0)))" } ?? lines
    }

    /// " at 320 points of width", " on iPhone SE"; empty: at the recorded size.
    var place: String {
        if let interval = textRoom.place?.interval {
            return " at \(PointsText.points(interval.lowest)) of width"
        }
        let device = textRoom.place?.device.flatMap { name in Device.all.first { $0.name == name }?.title }
        return device.map { " on \($0)" } ?? ""
    }

    /// ", needs 105.67", of the document's own text.
    var ownNeed: String {
        textRoom.needs.first { $0.language == nil }.map { ", needs \(Self.text($0))" } ?? ""
    }

    /// "does not fit in fi (needs 361) and de (needs 280)", "fits in 3 others, longest in ar (needs 45)".
    var languages: [String] {
        let translated = textRoom.needs.filter { $0.language != nil }
            .sorted { Self.size($0.extent) > Self.size($1.extent) }
        func words(_ need: Finding.TextRoom.Need) -> String { "\(need.language ?? "") (needs \(Self.text(need)))" }
        let (fitting, long) = (translated.filter(\.fits), translated.filter { !$0.fits })
        var sentences: [String] = []
        if !long.isEmpty { sentences.append("does not fit in " + PointsText.list(long.map(words))) }
        if let longest = fitting.first {
            let others = long.isEmpty ? "all \(fitting.count)" : "\(fitting.count) others"
            sentences.append("fits in " + (fitting.count == 1 ? "" : "\(others), longest in ") + words(longest))
        }
        return sentences
    }

    private static func text(_ need: Finding.TextRoom.Need) -> String {
        need.extent.lines.map(lines) ?? PointsText.rounded(need.extent.width ?? 0)
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

    private static func size(_ extent: Finding.TextRoom.Extent) -> (Int, Double) {
        (extent.lines ?? 0, extent.width ?? 0)
    }

    /// So that a text of the width that is said fits.
    private static func roundedDown(_ width: Double) -> Double { (width * 100 + 1e-6).rounded(.down) / 100 }
}
