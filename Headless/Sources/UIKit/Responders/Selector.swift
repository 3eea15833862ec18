#if !canImport(ObjectiveC)
    /// The name of a method; Headless never calls it.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        public init(_ name: String) {
            description = name
        }

        public init(stringLiteral name: String) {
            self.init(name)
        }
    }
#endif
