import struct LayoutSolver.UnionFind

/// Several texts read together.
extension DebuggerTexts {
    /// A layout of one or more of the texts.
    public struct Joined: Sendable {
        public var reading: Reading
        /// Which of the texts it is made of, by number, in the order in which they were given.
        public var texts: [Int]
    }

    /// What of a text can be joined.
    public enum Kind: Sendable {
        /// It names its objects by address.
        case debugger
        /// So does a log, which is joined with texts of a debugger only: logs tell of many moments.
        case log
    }

    /// Whether a text can be joined with others, by its beginning; `nil`: never.
    public static func kind(ofBeginning bytes: [UInt8]) -> Kind? {
        bytes.withUnsafeBytes { buffer in
            // Formats with a beginning of their own are not looked through.
            let own: [any LayoutReader.Type] = [
                LookinReader.self, VisualFormatReader.self, DumpReader.self, InterfaceBuilderReader.self,
            ]
            if buffer.isEmpty || own.contains(where: { $0.recognizes(buffer) }) { return nil }
            if !kinds(buffer).isEmpty { return .debugger }
            return LogReader.recognizes(buffer) ? .log : nil
        }
    }

    /// Reads texts, and joins those that have an address in common, directly or through others, into one layout.
    ///
    /// Texts of one moment of one process share the addresses of its views; those of other processes or moments hardly
    /// ever do.
    /// - Returns: The layouts in the order of their first texts. Logs that share addresses with logs only are left out.
    /// - Complexity: Linear in the texts.
    public static func joined(_ texts: [(path: String, bytes: [UInt8])]) -> [Joined] {
        let scanned = texts.enumerated().map { number, text in
            text.bytes.withUnsafeBytes { buffer in
                if let mixed = MixedText(buffer, number: number, path: text.path) { return mixed.joined }
                return kind(ofBeginning: Array(buffer.prefix(beginning))) == .log
                    ? DebuggerText(log: buffer, number: number, path: text.path)
                    : DebuggerTextScan.scan(buffer, number: number, path: text.path)
            }
        }
        var groups = UnionFind(count: texts.count)
        var owners: [String: Int] = [:]
        for (number, text) in scanned.enumerated() {
            for address in text.addresses {
                guard let owner = owners[address] else {
                    owners[address] = number
                    continue
                }
                groups.unite(owner, number)
            }
        }
        var joined: [Joined] = []
        let leaders = texts.indices.map { groups.find($0) }
        for number in texts.indices where leaders[number] == number {
            let members = texts.indices.filter { leaders[$0] == number }
            if members.allSatisfy({ scanned[$0].isLog }) { continue }
            var parts = members.map { scanned[$0] }
            for index in parts.indices { parts[index].renumber(index) }
            var moment = DebuggerMoment(parts)
            joined.append(Joined(reading: moment.reading(), texts: members))
        }
        return joined
    }

    /// What became of the lines and constraint texts of a text, for those who check that nothing was lost.
    public struct Account: Sendable, Equatable {
        /// Lines that hold something.
        public var lines = 0
        public var understood = 0
        /// Lines that a finding tells of.
        public var reportedLines = 0
        public var constraintTexts = 0
        public var constraints = 0
        public var reportedConstraints = 0
        public var views = 0
        /// Views that UIKit called ambiguous.
        public var claims = 0
    }

    public static func account(of bytes: [UInt8]) -> Account {
        let text = bytes.withUnsafeBytes { DebuggerTextScan.scan($0, number: 0, path: nil) }
        var account = Account()
        account.lines = text.lineCount
        account.understood = text.understoodCount
        account.reportedLines = text.unknownCount
        account.constraintTexts = text.constraintTextCount
        account.constraints = text.constraints.count
        account.reportedConstraints = text.unreadConstraintCount
        account.views = text.seen.count
        account.claims = text.claims.count { !$0.isHostUntied }
        return account
    }
}

extension DebuggerText {
    /// The addresses of views and guides that the text names.
    var addresses: Set<String> {
        var addresses: Set<String> = []
        for seen in seen { if let address = seen.view.address { addresses.insert(address) } }
        for (constraint, _) in constraints {
            for object in constraint.terms.map(\.object) + [constraint.superview].compactMap({ $0 }) {
                if let address = object.address { addresses.insert(address) }
            }
        }
        return addresses
    }

    /// Makes the text one of those that are read together.
    mutating func renumber(_ number: Int) {
        guard number != self.number else { return }
        self.number = number
        for index in seen.indices { seen[index].view.place.text = number }
        for index in claims.indices { claims[index].place.text = number }
        for index in constraints.indices { constraints[index].place.text = number }
        for index in findings.indices { findings[index].place?.text = number }
    }
}
