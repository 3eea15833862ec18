extension DocumentMerge {
    /// The choices that were made when a file was written: by the ids of objects.
    ///
    /// - Parameter file: The text of an earlier result of this merge, with or without markers. For any other text the answer
    ///   means nothing: whoever asks compares the result of these choices with the file.
    package func choices(in file: String) -> [String: MergeSide] {
        var choices: [String: MergeSide] = [:]
        for side in MergeSide.allCases {
            // Between the markers of what is open a side has its own version: what has the other one was decided for it.
            let written = ConflictMarkers.text(of: side, in: file)
            let distance = ConflictMarkers.distance(text(choosing: MergeChoice(side)), written)
            for id in Set(conflicts.map(\.id)) {
                let other = text(choosing: MergeChoice(side, sides: [id: side.other]))
                if ConflictMarkers.distance(other, written) < distance { choices[id] = side.other }
            }
        }
        return choices
    }
}

extension ConflictMarkers {
    /// The text with what one side has between each pair of markers.
    package static func text(of side: MergeSide, in text: String) -> String {
        var result = ""
        var current: MergeSide?
        for line in lines(text) {
            switch line.prefix(8) {
            case "<<<<<<< " where current == nil: current = .ours
            case "=======\n" where current == .ours, "=======\r\n" where current == .ours: current = .theirs
            case ">>>>>>> " where current == .theirs: current = nil
            default: if current == nil || current == side { result += line }
            }
        }
        return result
    }

    /// In how many lines two texts differ.
    static func distance(_ text: String, _ other: String) -> Int {
        lines(other).difference(from: lines(text)).count
    }
}
