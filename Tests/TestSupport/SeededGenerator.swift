import Foundation
import Testing

/// A random generator (SplitMix64) whose whole sequence follows from its seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    /// What the generator was started with: to be named in every failure.
    public let seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    /// A whole number in the range.
    public mutating func integer(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// `true` in `percent` of 100 cases.
    public mutating func chance(_ percent: Int) -> Bool {
        integer(1...100) <= percent
    }

    /// An element of a list that is not empty.
    public mutating func pick<Element>(_ list: [Element]) -> Element {
        list[integer(0...list.count - 1)]
    }
}

/// Runs a property for many seeds. The first seed for which `body` throws is reported, and ends the run.
///
/// - `PROPERTY_SEED=n` runs that one seed, `PROPERTY_RUNS=n` that many of them instead of `count`.
/// - Parameter body: Throws where the property does not hold; issues that it records itself should name `seed`.
public func forEachSeed(
    _ count: Int,
    from first: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout SeededGenerator) throws -> Void
) {
    let environment = ProcessInfo.processInfo.environment
    var seeds = first..<first + UInt64(environment["PROPERTY_RUNS"].flatMap { UInt64($0) } ?? UInt64(count))
    if let only = environment["PROPERTY_SEED"].flatMap({ UInt64($0) }) { seeds = only..<only + 1 }
    for seed in seeds {
        var generator = SeededGenerator(seed: seed)
        do {
            try body(&generator)
        } catch {
            Issue.record("with PROPERTY_SEED=\(seed): \(error)", sourceLocation: sourceLocation)
            return
        }
    }
}

/// What a property throws to say how it failed.
public struct PropertyFailure: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
