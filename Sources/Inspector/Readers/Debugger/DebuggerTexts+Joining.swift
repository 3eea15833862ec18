import LayoutModel
import LayoutSyntax
import struct LayoutSolver.UnionFind

/// Several texts read together.
extension DebuggerTexts {
    /// A layout made from one or more texts.
    public struct Joined: Sendable {
        public var reading: Reading
        /// The numbers of the texts it is made from, in the order of the arguments.
        public var texts: [Int]
    }

    /// How a text can be joined.
    public enum Kind: Sendable {
        /// Its objects have addresses.
        case debugger
        /// A log, whose objects have addresses, too. It is joined with debugger output only, because logs cover many
        /// moments.
        case log
    }

    /// How a text can be joined, judged by its beginning; `nil`: not at all.
    public static func kind(ofBeginning bytes: [UInt8]) -> Kind? {
        bytes.withUnsafeBytes { buffer in
            // Formats with a distinct beginning are not searched.
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
    /// Texts of one moment of one process share the addresses of its views; texts of other processes or moments almost
    /// never do.
    /// - Returns: The layouts in the order of their first texts. Logs that share addresses only with logs are omitted.
    /// - Complexity: Linear in the texts.
    public static func joined(_ texts: [(path: String, bytes: [UInt8])]) -> [Joined] {
        let scanned = texts.enumerated().map { number, text in
            text.bytes.withUnsafeBytes { buffer in
                if let mixed = MixedText(buffer, number: number, path: text.path) { return mixed.joined }
                return kind(ofBeginning: Array(buffer.prefix(beginning))) == .log
                    ? DebuggerText(log: buffer, number: number, path: text.path)
                    : DebuggerText.scan(buffer, number: number, path: text.path)
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

    /// Counts of a text's lines and constraint texts, to check that nothing was lost.
    public struct Account: Sendable, Equatable {
        /// Lines that are not blank.
        public var lines = 0
        public var understood = 0
        /// Lines that a finding reports.
        public var reportedLines = 0
        public var constraintTexts = 0
        public var constraints = 0
        public var reportedConstraints = 0
        public var views = 0
        /// Views that UIKit reported as ambiguous.
        public var claims = 0
    }

    public static func account(of bytes: [UInt8]) -> Account {
        let text = bytes.withUnsafeBytes { DebuggerText.scan($0, number: 0, path: nil) }
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
    /// The addresses of the views and guides in the text.
    var addresses: Set<String> {
        var addresses: Set<String> = []
        for seen in seen { if let address = seen.view.address { addresses.insert(address) } }
        for constraint in constraints.lazy.map(\.constraint) {
            for object in constraint.terms.map(\.object) + [constraint.superview].compactMap({ $0 }) {
                if let address = object.address { addresses.insert(address) }
            }
        }
        return addresses
    }

    /// Assigns the text its number among those read together.
    mutating func renumber(_ number: Int) {
        guard number != self.number else { return }
        self.number = number
        for index in seen.indices { seen[index].view.place.text = number }
        for index in claims.indices { claims[index].place.text = number }
        for index in constraints.indices { constraints[index].place?.text = number }
        for index in findings.indices { findings[index].place?.text = number }
    }
}
