import LayoutModel
import LayoutSyntax

/// Keys that the format does not define: each is reported once, with its number of occurrences.
struct UnknownKeys {
    private struct Entry {
        var finding: Finding
        var count: Int
    }

    private struct Name: Hashable {
        var object: String
        var key: String
    }

    private var entries: [Entry] = []
    private var indices: [Name: Int] = [:]
    private var nearestWords = NearestWords()

    mutating func note(_ key: String, known: [String], in object: String, place: Place) {
        let name = Name(object: object, key: key)
        if let index = indices[name] {
            entries[index].count += 1
            return
        }
        var finding = Finding(UnknownKey.info, message: "\(object) has an unknown key \"\(key)\"")
        if let nearest = nearestWords.nearest(to: key, among: known, in: object) {
            finding.notes.append(Finding.Note(.hint, "the nearest known key is \"\(nearest)\""))
        }
        finding.place = place
        indices[name] = entries.count
        entries.append(Entry(finding: finding, count: 1))
    }

    var findings: [Finding] {
        entries.map { entry in
            var finding = entry.finding
            if entry.count > 1 {
                finding.notes.append(Finding.Note(.proof, "it appears in the file \(entry.count) times"))
            }
            return finding
        }
    }
}
