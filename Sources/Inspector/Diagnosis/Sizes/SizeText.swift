import LayoutModel
import LayoutSemantics

/// Where a layout fails, in words.
struct SizeText {
    /// What was asked for.
    private let range: SizeRange?
    private let deviceCount: Int
    private let textSizes: [String]

    init(_ options: DiagnosisOptions) {
        range = options.sizeRange
        deviceCount = options.devices.count
        textSizes = options.textSizes.map(\.rawValue)
    }

    /// The names of devices beyond these are counted.
    private static let mostDevices = 3
    private static let mostLanguages = 6
    private static let mostNotes = 8

    /// Places that are the same at several text sizes and in several languages.
    private struct Group: Equatable {
        var direction: LayoutDirection?
        /// Sizes and devices, in words; empty: at the recorded size.
        var places: [String]
        /// `nil`: the document's own.
        var languages: [String?]
        /// `nil`: as recorded.
        var textSizes: [String?]

        func isLike(_ other: Group) -> Bool { direction == other.direction && places == other.places }
    }

    /// "breaks below 343 points of width: …".
    func message(of fault: SizeFault) -> String {
        "\(phrase(of: groups(of: fault).first, fault)): \(fault.finding.message)"
    }

    /// Where else it fails: at other text sizes, and in other directions.
    func notes(of fault: SizeFault) -> [Finding.Note] {
        let groups = groups(of: fault)
        guard let first = groups.first else { return [] }
        let others = groups.dropFirst().filter { group in
            // What fails as recorded and is no different in a direction that was asked for, too, was said.
            let isRecorded = first.direction == nil && first.languages.contains(nil) && first.textSizes.contains(nil)
            return !(isRecorded && group.places == first.places)
        }
        return others.prefix(Self.mostNotes).map { Finding.Note(.consequence, phrase(of: $0, fault)) }
            + notes(ofFurther: fault, isSame: others.isEmpty ? first : nil)
    }

    /// What else is clipped, and where, unless that is where the fault is.
    private func notes(ofFurther fault: SizeFault, isSame place: Group?) -> [Finding.Note] {
        var notes = fault.further.prefix(Self.mostNotes).map { further in
            let groups = groups(of: further.occurrences, beside: fault.limits)
            let isElsewhere = groups.count != 1 || place == nil || groups.first != place
            let words = isElsewhere ? "\(phrase(of: groups.first, fault)): " : ""
            return Finding.Note(.consequence, words + further.finding.message, views: further.finding.views)
        }
        let left = fault.further.count - notes.count
        if left > 0 { notes.append(Finding.Note(.consequence, "and \(left) more")) }
        return notes
    }

    private func groups(of fault: SizeFault) -> [Group] { groups(of: fault.occurrences, beside: fault.limits) }

    private func groups(of occurrences: [Finding.Sizes.Occurrence], beside limits: [Double]) -> [Group] {
        var groups: [Group] = []
        var seen: [(LayoutDirection?, String?, String?)] = []
        for occurrence in occurrences {
            let setting = (occurrence.direction, occurrence.language, occurrence.textSize)
            if seen.contains(where: { $0 == setting }) { continue }
            seen.append(setting)
            let own = occurrences.filter { ($0.direction, $0.language, $0.textSize) == setting }
            let group = Group(
                direction: occurrence.direction,
                places: places(of: own, beside: limits),
                languages: [occurrence.language],
                textSizes: [occurrence.textSize]
            )
            if let known = groups.firstIndex(where: { $0.isLike(group) && $0.languages == group.languages }) {
                groups[known].textSizes.append(occurrence.textSize)
            } else {
                groups.append(group)
            }
        }
        return groups.reduce(into: []) { joined, group in
            if let known = joined.firstIndex(where: { $0.isLike(group) && $0.textSizes == group.textSizes }) {
                joined[known].languages += group.languages
            } else {
                joined.append(group)
            }
        }
    }

    /// "breaks below 343 points of width, on iPhone SE and 4 more, right to left, in de and fi, at text size extra-large".
    private func phrase(of group: Group?, _ fault: SizeFault) -> String {
        let verb =
            switch fault.key.kind {
            case .conflict: "breaks"
            case .ambiguous: "ambiguous"
            case .clipped: "clipped"
            }
        guard let group else { return verb }
        var parts = group.places
        switch group.direction {
        case .rightToLeft: parts.append("right to left")
        case .leftToRight: parts.append("left to right")
        case nil: break
        }
        let languages = group.languages.compactMap { $0 }
        if languages.count == group.languages.count {
            parts.append("in " + PointsText.list(languages, limit: Self.mostLanguages))
        }
        let sizes = group.textSizes.compactMap { $0 }
        if sizes.count == group.textSizes.count, let first = sizes.first {
            if sizes.count > 1, textSizes.suffix(sizes.count).elementsEqual(sizes) {
                parts.append("from text size \(first) up")
            } else {
                parts.append("at text \(sizes.count == 1 ? "size" : "sizes") \(PointsText.list(sizes))")
            }
        }
        return verb + " " + parts.joined(separator: ", ")
    }

    private func places(of occurrences: [Finding.Sizes.Occurrence], beside limits: [Double]) -> [String] {
        var places: [String] = []
        for axis in Axis.allCases {
            let intervals = occurrences.compactMap(\.interval).filter { $0.axis == axis }
            if !intervals.isEmpty { places.append(words(of: intervals, axis, beside: limits)) }
        }
        let devices = occurrences.compactMap(\.device).compactMap { name in Device.all.first { $0.name == name }?.title
        }
        if devices.count > 1, devices.count == deviceCount {
            places.append("on all \(deviceCount) devices")
        } else if !devices.isEmpty {
            places.append("on " + PointsText.list(devices, limit: Self.mostDevices))
        }
        return places
    }

    /// "below 320 and above 400 points of width".
    ///
    /// - Parameter limits: Lengths beyond which the result is unknown.
    func words(of intervals: [Finding.Sizes.Interval], _ axis: Axis, beside limits: [Double]) -> String {
        let merged = SizeIntervals.merged(intervals.map { $0.lowest...$0.highest })
        let dimension = axis == .horizontal ? "width" : "height"
        let asked = range?[axis]
        func isStart(_ range: ClosedRange<Double>) -> Bool {
            range.lowerBound <= asked?.lowerBound ?? -.infinity || limits.contains(range.lowerBound)
        }
        func isEnd(_ range: ClosedRange<Double>) -> Bool {
            range.upperBound >= asked?.upperBound ?? .infinity || limits.contains(range.upperBound)
        }
        // What holds at a single size meets itself there.
        let separate = intervals.sorted { $0.lowest < $1.lowest }
        if merged.count == 1, separate.count == 2, separate[0].highest == separate[1].lowest, isStart(merged[0]),
            isEnd(merged[0])
        {
            return "except at \(PointsText.points(separate[0].highest)) of \(dimension)"
        }
        let words = merged.map { range -> String in
            let (low, high) = (PointsText.text(range.lowerBound), PointsText.text(range.upperBound))
            switch (isStart(range), isEnd(range)) {
            case (true, false): return "below \(high)"
            case (false, true): return "above \(low)"
            default: return "from \(low) to \(high)"
            }
        }
        return "\(PointsText.list(words)) points of \(dimension)"
    }
}
