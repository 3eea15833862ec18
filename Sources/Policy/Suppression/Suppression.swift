import LayoutInspector

/// Findings that a team decided to accept, with the reason.
package struct Suppression: Sendable, Equatable {
    /// `nil`: every rule.
    package var rule: String?
    /// `nil`: every file.
    package var file: GlobPattern?
    /// The id, or the name in messages, of a view or constraint that the findings are about; `nil`: every object.
    package var object: String?
    package var reason: String
    /// The last day on which it applies; `nil`: always.
    package var until: CalendarDay?
    /// Where it was written.
    package var place: Place?

    package init(
        rule: String? = nil,
        file: GlobPattern? = nil,
        object: String? = nil,
        reason: String,
        until: CalendarDay? = nil,
        place: Place? = nil
    ) {
        self.rule = rule
        self.file = file
        self.object = object
        self.reason = reason
        self.until = until
        self.place = place
    }

    /// Whether it holds for a finding.
    ///
    /// - Parameters:
    ///   - path: The names of the file's folders and of the file, from the folder of the configuration.
    ///   - objects: The ids and the names of what the finding is about.
    func matches(_ finding: Finding, path: [Substring], objects: @autoclosure () -> Set<String>) -> Bool {
        if let rule, rule != finding.rule { return false }
        if let file, !file.matches(path) { return false }
        if let object { return objects().contains(object) }
        return true
    }
}

/// A day of the Gregorian calendar: `2026-12-31`.
package struct CalendarDay: Sendable, Equatable, Comparable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// - Returns: `nil` if the text is no such day.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]),
            let month = Int(parts[1]), let day = Int(parts[2]), year > 0, (1...12).contains(month), day > 0
        else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= days[month - 1] else { return nil }
        self.init(year: year, month: month, day: day)
    }

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day in Coordinated Universal Time.
    ///
    /// - Parameter seconds: Since 1970.
    package init(secondsSince1970 seconds: Int) {
        let days = Int((Double(seconds) / 86_400).rounded(.down))
        // Years begin on March 1st here, so that a leap day is the last one of a year; eras have 400 years.
        let shifted = days + 719_468
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    package var text: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }
}
