import LayoutModel
import LayoutSyntax

extension DumpParse {
    /// Reads the guides that a view owns. An invalid one is skipped.
    mutating func readGuides(of view: Int) throws(ReadError) {
        try scanner.openArray()
        while try scanner.nextElement() {
            _ = scanner.peek()
            let start = scanner.offset
            let place = scanner.place
            fault = nil
            var guide = Layout.Guide(id: "", kind: .custom)
            let seen = try object(DumpWords.guide, called: "a guide") { parse, key throws(ReadError) in
                switch key {
                case .id: guide.id = try parse.scanner.string()
                case .kind: guide.kind = try parse.word(DumpWords.guideKinds, called: "kind of guide") ?? .custom
                case .identifier: guide.identifier = try parse.scanner.string()
                case .name: guide.name = try parse.scanner.string()
                case .frame: guide.frame = try parse.rectangle()
                }
            }
            try require(DumpWords.Required.guide, in: seen, DumpWords.guide, at: start)
            if let fault {
                skipObject(.guide(owner: view), id: guide.id, start..<scanner.offset)
                var finding = Finding.fault(fault, of: "the guide \"\(guide.id)\"", place: place)
                finding.views = [guide.id]
                findings.append(finding)
                continue
            }
            guide.owner = view
            layout.guides.append(guide)
            places.guides.append(place)
            guideRanges.append(start..<scanner.offset)
        }
        fault = nil
    }
}
