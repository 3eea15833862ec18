import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// The arithmetic of headlines, over random conflicts.
@Suite("the arithmetic of a conflict's headline") struct ConflictArithmeticTests {
    @Test("each headline has two sides whose difference resolves the conflict, in lengths that members determine")
    func sample() { Self.check(count: 120, from: 41_000) }

    static func check(count: Int, from seed: UInt64) {
        var conflicts = 0
        var failures: [String] = []
        forEachSeed(count, from: seed) { random in
            let reading = try Layout.read(Array(RandomConflict.text(using: &random).utf8), as: .dump)
            let examination = try Examination(
                reading.layout,
                places: reading.places,
                readerFindings: [],
                options: DiagnosisOptions()
            )
            for story in try examination.conflicts() where story.members.count <= 12 {
                conflicts += 1
                if let failure = failure(story, in: examination) { failures.append(failure) }
                if let failure = failureOfRows(story, in: examination) { failures.append(failure) }
                if let failure = failureOfSubject(story, in: examination) { failures.append(failure) }
            }
        }
        #expect(conflicts > count / 2)
        #expect(failures.isEmpty, "\(failures.count) of \(conflicts): \(failures.prefix(10).joined(separator: "\n"))")
    }

    /// Why a headline is not what it must be; `nil`: it is.
    private static func failure(_ story: ConflictStory, in examination: Examination) -> String? {
        let (sentence, excess, _) = headline(story, in: examination).sentence()
        let texts = story.members.map { examination.texts.text(of: $0.constraint) }
        let what = "\(sentence.message) \(sentence.sums), of \(texts)"
        if !resolves(excess, story) { return "\(excess) of one member resolves nothing: \(what)" }
        let said = SaidLengths(story, in: examination)
        var (lengths, sums): ([Double], [Double]) = ([], [])
        for statement in [sentence.message] + sentence.sums {
            guard let found = unsummed(numbers(in: statement, besides: texts)) else { return "wrong sum: \(what)" }
            lengths += found.numbers
            sums += found.sums
        }
        // A total may be in the sentence, and its parts below.
        lengths.removeAll { length in sums.contains { abs($0 - length) < 0.02 } }
        for length in lengths where !said.contains(length) && !isDifference(length, excess) {
            return "\(length) is no length: \(what)"
        }
        return hasTwoSides(numbers(in: sentence.message, besides: texts), excess) ? nil : "no two sides: \(what)"
    }

    private static func headline(_ story: ConflictStory, in examination: Examination) -> ConflictHeadline {
        ConflictHeadline(story: story, cause: story.recognisedCause(in: examination), examination: examination)
    }

    /// Why the two rows of a conflict are not what they must be; `nil`: they are, or there are none.
    private static func failureOfRows(_ story: ConflictStory, in examination: Examination) -> String? {
        let headline = headline(story, in: examination)
        let (sentence, excess, _) = headline.sentence()
        guard let paths = headline.paths(differingBy: excess) else { return nil }
        let difference = paths.longer.length - paths.shorter.length
        let what = "\(paths) under '\(sentence.message)'"
        if abs(difference - excess) > 1e-6 * max(1, excess) { return "the rows differ by \(difference): \(what)" }
        let said = SaidLengths(story, in: examination)
        for segment in paths.longer.segments + paths.shorter.segments where !said.contains(abs(segment.length)) {
            return "\(segment.length) is no length: \(what)"
        }
        return nil
    }

    /// Why a headline about a container is about the wrong one; `nil`: what is in the row is in it, and it is named.
    private static func failureOfSubject(_ story: ConflictStory, in examination: Examination) -> String? {
        let headline = headline(story, in: examination)
        guard let ring = headline.ring, let container = ring.container, let parts = ring.sizeAndParts?.parts else {
            return nil
        }
        let message = headline.sentence().words.message
        for item in parts.ways.flatMap({ [$0.from.item, $0.to.item] }) where !examination.isInside(item, container) {
            return "\(examination.names[item]) is not in \(examination.names[container]): \(message)"
        }
        let subjects = parts.ways.map(\.from.item) + [container] + (ring.sized.map { [$0] } ?? [])
        let isNamed = subjects.contains { message.contains(examination.names[$0]) }
        return isNamed ? nil : "\(examination.names[container]) is not named: \(message)"
    }

    /// Whether the change of one member's constant by so much resolves the set.
    private static func resolves(_ excess: Double, _ story: ConflictStory) -> Bool {
        story.members.contains { member in
            member.multiplier != 0 && abs(abs(story.excess / member.multiplier) - excess) <= 1e-6 * max(1, excess)
        }
    }

    private static func isDifference(_ number: Double, _ excess: Double) -> Bool { abs(number - excess) < 0.0051 }

    /// "allow 0" and "aligns them" say a side of 0 in words.
    private static func hasTwoSides(_ numbers: [Token], _ excess: Double) -> Bool {
        let values = numbers.compactMap(\.value) + [0]
        return values.contains { one in
            values.contains { abs(abs(one - $0) - excess) < 0.011 || abs(abs(one + $0) - excess) < 0.011 }
        }
    }

    // MARK: Numbers

    enum Token {
        case number(Double)
        case plus, minus, times, equals, other

        var value: Double? { if case .number(let value) = self { value } else { nil } }
    }

    /// The words of a sentence, without the constraints that it cites.
    private static func numbers(in sentence: String, besides texts: [String]) -> [Token] {
        var rest = sentence
        for text in texts.sorted(by: { $0.count > $1.count }) { rest = rest.replacing(text, with: "it") }
        for count in 1...9 { rest = rest.replacing("and \(count) more", with: "and others") }
        return rest.split(whereSeparator: { " (),:".contains($0) }).map { word in
            switch word {
            case "+": .plus
            case "-": .minus
            case "×": .times
            case "=": .equals
            default: Double(word).map { .number($0) } ?? .other
            }
        }
    }

    /// The numbers that must be lengths by themselves: all but those that are the sum before them.
    private static func unsummed(_ tokens: [Token]) -> (numbers: [Double], sums: [Double])? {
        var numbers: [Double] = []
        var sums: [Double] = []
        var index = 0
        while index < tokens.count {
            guard var sum = tokens[index].value else {
                index += 1
                continue
            }
            var parts = [sum]
            index += 1
            // A factor is no length.
            if index + 1 < tokens.count, case .times = tokens[index], let length = tokens[index + 1].value {
                parts = [length]
                sum *= length
                index += 2
            }
            while index + 1 < tokens.count, let next = tokens[index + 1].value {
                if case .plus = tokens[index] {
                    sum += next
                } else if case .minus = tokens[index] {
                    sum -= next
                } else {
                    break
                }
                parts.append(next)
                index += 2
            }
            numbers += parts
            if parts.count > 1 { sums.append(sum) }
            guard index + 1 < tokens.count, case .equals = tokens[index], let total = tokens[index + 1].value else {
                continue
            }
            guard abs(total - sum) < 0.0051 * Double(parts.count + 1) else { return nil }
            sums.append(total)
            index += 2
        }
        return (numbers, sums)
    }
}
