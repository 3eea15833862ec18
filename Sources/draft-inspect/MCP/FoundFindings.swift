import LayoutInspector
import LayoutSolver

/// What the last checks have found, each finding with an address by which a client can read it.
final class FoundFindings: Sendable {
    private struct Check {
        var number: Int
        var findings: [JSONTree]
    }

    private struct State {
        var checks: [Check] = []
        var checkCount = 0
    }

    /// Checks that are kept, and findings of one of them.
    private static let mostChecks = 8
    private static let mostFindings = 1_000

    static let scheme = "draft-inspect:findings/"

    private let state = Locked(State())

    /// Keeps what a check has found, in the order of its pages, in place of that of the oldest one.
    ///
    /// - Returns: The addresses of as many findings as are kept.
    func keep(_ findings: [JSONTree]) -> [String] {
        if findings.isEmpty { return [] }
        let kept = Array(findings.prefix(Self.mostFindings))
        let number = state.withLock { state in
            state.checkCount += 1
            state.checks.append(Check(number: state.checkCount, findings: kept))
            if state.checks.count > Self.mostChecks { state.checks.removeFirst() }
            return state.checkCount
        }
        return kept.indices.map { Self.address(number, $0) }
    }

    private static func address(_ check: Int, _ index: Int) -> String { "\(scheme)\(check)/\(index + 1)" }

    /// The entries of a list of resources, the last check first.
    var entries: [JSONTree] {
        let checks = state.withLock { $0.checks }
        return checks.reversed().flatMap { check in
            check.findings.enumerated().map { index, finding -> JSONTree in
                let rule = finding["rule"]?.string ?? ""
                let title = finding["message"]?.string ?? rule
                return [
                    "uri": .string(Self.address(check.number, index)), "name": .string(rule),
                    "title": .string(ToolAnswer.cut(title, to: 160)), "mimeType": "application/json",
                ]
            }
        }
    }

    /// The finding of an address; `nil` if it is not kept any more, or never was.
    func finding(_ address: String) -> JSONTree? {
        guard address.hasPrefix(Self.scheme) else { return nil }
        let numbers = address.dropFirst(Self.scheme.count).split(separator: "/").map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let index = numbers[1] else { return nil }
        return state.withLock { state in
            state.checks.first { $0.number == number }?.findings[number: index]
        }
    }
}
