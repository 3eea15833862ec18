import LayoutInspector

extension Configuration {
    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - path: Of the file, for messages and for paths in it.
    ///   - keys: The options that can be set.
    /// - Throws: ``ReadError`` for invalid YAML or an invalid value, with line and column.
    package init(_ bytes: [UInt8], path: String, keys: [ConfigurationKey]) throws(ReadError) {
        self.init(path: path)
        let known = keys.map(\.name) + [Self.rulesKey, Self.suppressKey]
        for member in try YAMLReader.document(bytes).members("keys such as \(Self.rulesKey) and exclude") {
            switch member.key {
            case Self.rulesKey: try readRules(member.value)
            case Self.suppressKey: try readSuppressions(member.value)
            default:
                guard let key = keys.first(where: { $0.name == member.key }) else {
                    throw Self.unknownKey(member, known: known)
                }
                try read(member, as: key)
            }
        }
    }

    /// An error: a gate with a misspelled key would let pass what it is there to stop.
    private static func unknownKey(_ member: YAMLNode.Member, known: [String]) -> ReadError {
        let meant = suggestion(for: member.key.replacing("-", with: "_"), known)
        return ReadError("unknown key \"\(member.key)\"\(meant)", place: member.place)
    }

    private mutating func read(_ member: YAMLNode.Member, as key: ConfigurationKey) throws(ReadError) {
        let expected = key.declaration.value.expectation
        var values = try member.value.texts(key.declaration.count == .many ? "a list" : expected)
        if key.declaration.value == .flag { values = values.map { (Self.flagWords[$0.text] ?? $0.text, $0.place) } }
        // Lists of options that take one value, separated by commas on the command line.
        if key.declaration.count != .many, values.count > 1 {
            values = [(values.map(\.text).joined(separator: ","), member.value.place)]
        }
        for value in values {
            do throws(OptionFault) {
                var scratch = OptionAssignments()
                try key.declaration.assign([value.text], in: &scratch)
            } catch {
                let candidates = error.candidates + key.declaration.value.words
                let found = error.element ?? value.text
                // In files, flags are what YAML calls them.
                let expected = key.declaration.value == .flag ? "true or false" : error.expected
                let message =
                    "expected \(expected), found \"\(found)\"" + Self.suggestion(for: found, candidates)
                throw ReadError(message, place: value.place)
            }
            if let path = key.writtenPath(value.text), Self.leavesItsFolder(path) {
                throw ReadError(
                    "expected a path below the folder of this configuration, found \"\(path)\"; only the command line has"
                        + " files written elsewhere: --\(key.option)",
                    place: value.place
                )
            }
        }
        options[key.option] = values.map(\.text)
        places[key.option] = member.place
    }

    /// Whether a path from a folder leads out of it.
    private static func leavesItsFolder(_ path: String) -> Bool {
        if path.hasPrefix("/") || path.hasPrefix("~") { return true }
        var depth = 0
        for name in path.split(separator: "/") where name != "." {
            depth += name == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// `; did you mean "error"?`, or nothing.
    private static func suggestion(for word: String, _ candidates: [String]) -> String {
        EditDistance.nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    private static let flagWords = ["true": "on", "yes": "on", "false": "off", "no": "off"]

    // MARK: Rules

    private mutating func readRules(_ node: YAMLNode) throws(ReadError) {
        let ids = RuleInfo.all.map(\.id)
        for member in try node.members("rules with severities, such as \"misplaced-view: off\"") {
            guard ids.contains(member.key) else {
                warn(ofRule: member.key, at: member.place)
                continue
            }
            var word = member.value
            if case .mapping(let settings) = word.value {
                guard let severity = settings.first(where: { $0.key == "severity" }) else {
                    guard let first = settings.first else { throw member.value.fault(Self.severities) }
                    let meant = Self.suggestion(for: first.key, ["severity"])
                    throw ReadError("expected severity, found \"\(first.key)\"\(meant)", place: first.place)
                }
                if let other = settings.first(where: { $0.key != "severity" }) {
                    throw Self.unknownKey(other, known: ["severity"])
                }
                word = severity.value
            }
            guard case .text(let text) = word.value else { throw word.fault(Self.severities) }
            guard let setting = RuleSetting(text) else {
                let meant = Self.suggestion(for: text, ["off"] + Finding.Severity.allCases.map(\.rawValue))
                throw ReadError("expected \(Self.severities), found \"\(text)\"\(meant)", place: word.place)
            }
            rules[member.key] = setting
        }
    }

    private static let severities = "off, note, warning or error"

    private mutating func warn(ofRule id: String, at place: Place) {
        let meant = Self.suggestion(for: id, RuleInfo.all.map(\.id))
        warnings.append("\(location(place)): unknown rule \"\(id)\"\(meant)")
    }

    // MARK: Suppressions

    private mutating func readSuppressions(_ node: YAMLNode) throws(ReadError) {
        let keys = ["rule", "file", "object", "reason", "until"]
        for element in try node.elements("a list of suppressions") {
            var suppression = Suppression(reason: "", place: element.place)
            var isOfUnknownRule = false
            for member in try element.members("a suppression with rule, file or object, and a reason") {
                switch member.key {
                case "rule":
                    let id = try member.value.text("a rule")
                    // As below `rules`: a rule that another version has.
                    if RuleInfo.named(id) == nil {
                        warn(ofRule: id, at: member.value.place)
                        isOfUnknownRule = true
                    }
                    suppression.rule = id
                case "file":
                    guard let pattern = GlobPattern(try member.value.text("a path or a pattern")) else {
                        throw member.value.fault("a path or a pattern")
                    }
                    suppression.file = pattern
                case "object": suppression.object = try member.value.text("the id or the name of a view or constraint")
                case "reason": suppression.reason = try member.value.text("a reason")
                case "until":
                    guard let day = CalendarDay(try member.value.text("a day, such as 2026-12-31")) else {
                        throw member.value.fault("a day, such as 2026-12-31")
                    }
                    suppression.until = day
                default: throw Self.unknownKey(member, known: keys)
                }
            }
            if suppression.rule == nil, suppression.file == nil, suppression.object == nil {
                throw ReadError("a suppression needs a rule, a file or an object", place: element.place)
            }
            if !suppression.reason.contains(where: { !$0.isWhitespace }) {
                throw ReadError("a suppression needs a reason", place: element.place)
            }
            if !isOfUnknownRule { suppressions.append(suppression) }
        }
    }
}
