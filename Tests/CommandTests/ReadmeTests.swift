import Foundation
import TestSupport
import Testing

/// What the README shows is what the program says.
@Suite struct ReadmeTests {
    @Test("every command in the README gives the output that stands below it")
    func commands() throws {
        let file = packageRoot.appendingPathComponent("README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        var result = ""
        var command: String?
        var isInConsole = false
        var count = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```console" {
                isInConsole = true
            } else if isInConsole, line.hasPrefix("$ draft-inspect ") {
                command = String(line.dropFirst("$ draft-inspect ".count))
            } else if isInConsole, line == "```" {
                isInConsole = false
                let words = shellWords(try #require(command))
                result += try runProgram(words).output
                count += 1
            } else if isInConsole {
                continue
            }
            result += line + "\n"
        }
        result.removeLast()
        #expect(count >= 3)
        if result == text { return }
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(result.utf8).write(to: file)
            Issue.record("recorded README.md, review and re-run")
        } else {
            let difference = unifiedDifference(from: text, to: result, names: ("README.md", "what the program says"))
            Issue.record("README.md differs:\n\(difference)")
        }
    }

    @Test("every file that the README links to is there")
    func links() throws {
        let text = try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
        for part in text.components(separatedBy: "](").dropFirst() {
            let target = String(part.prefix { $0 != ")" })
            if target.hasPrefix("http") { continue }
            // Behind the sign stands a heading of the page.
            let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
            let file = packageRoot.appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
            guard parts.count == 2 else { continue }
            let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }
                .map { $0.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-") }
            #expect(headings.contains(parts[1]), "\(target)")
        }
    }

    private func shellWords(_ line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 1 {
                words.append(String(part))
            } else {
                words += part.split(separator: " ").map(String.init)
            }
        }
        return words
    }
}
