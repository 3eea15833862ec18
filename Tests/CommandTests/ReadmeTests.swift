import Foundation
import TestSupport
import Testing

/// What the README and the pages show is what the program says.
@Suite struct ReadmeTests {
    /// The README and all pages, as paths in the package.
    static let pages: [String] = {
        let folder = packageRoot.appendingPathComponent("Documentation")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
    }()

    @Test("every command in a console block gives the output below it", arguments: pages)
    func commands(_ page: String) throws {
        let file = packageRoot.appendingPathComponent(page)
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
        if page == "README.md" { #expect(count >= 3) }
        if result == text { return }
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(result.utf8).write(to: file)
            Issue.record("recorded \(page), review and re-run")
        } else {
            let difference = unifiedDifference(from: text, to: result, names: (page, "what the program says"))
            Issue.record("\(page) differs:\n\(difference)")
        }
    }

    @Test("every file that a page links to is there", arguments: pages)
    func links(_ page: String) throws {
        let place = packageRoot.appendingPathComponent(page)
        let text = try String(contentsOf: place, encoding: .utf8)
        for part in text.components(separatedBy: "](").dropFirst() {
            let target = String(part.prefix { $0 != ")" })
            if target.hasPrefix("http") { continue }
            // After the sign comes a heading of the page.
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? place : place.deletingLastPathComponent().appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
            guard parts.count == 2 else { continue }
            let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }
                .map { $0.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-") }
            #expect(headings.contains(parts[1]), "\(target)")
        }
    }

    @Test("every picture is what the command beside it draws", arguments: pages)
    func pictures(_ page: String) throws {
        let text = try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
        for code in text.split(separator: "`") where code.hasPrefix("draft-inspect draw ") && code.contains(" --svg ") {
            let words = shellWords(code.dropFirst("draft-inspect ".count).split(separator: "\n").joined(separator: " "))
            guard let path = words.last, path.hasPrefix("Documentation/Pictures/") else { continue }
            let drawn = try runProgram(words.dropLast() + ["-"]).output
            let picture = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
            #expect(drawn == picture, "\(path)")
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
