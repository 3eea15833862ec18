/// Memory for the arrays of one computation: handed out in blocks of fixed length and given back all at once.
///
/// In the inner loops of the presolve an array's checks for shared storage cost as much as the arithmetic. Blocks have no
/// such checks, but those of the bounds stay.
final class Arena {
    private var blocks: [UnsafeMutableRawPointer] = []

    deinit {
        for block in blocks { block.deallocate() }
    }

    func cells<Element: BitwiseCopyable>(_ count: Int, repeating element: Element) -> Cells<Element> {
        let base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
        base.initialize(repeating: element, count: count)
        blocks.append(UnsafeMutableRawPointer(base))
        return Cells(base: base, count: count)
    }
}

/// A block of an ``Arena``: a reference, which is valid as long as the arena is.
struct Cells<Element: BitwiseCopyable> {
    fileprivate let base: UnsafeMutablePointer<Element>
    let count: Int

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return base[index]
        }
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            base[index] = newValue
        }
    }

    fileprivate var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    /// Writes to the element in place.
    @inline(__always)
    func update(_ index: Int, _ body: (inout Element) -> Void) {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        body(&base[index])
    }
}

/// The rows of a system for inner loops: nothing is counted or checked for sharing.
struct RowView {
    fileprivate let starts: UnsafeBufferPointer<Int>
    fileprivate let terms: UnsafeBufferPointer<LinearTerm>
    fileprivate let kinds: UnsafeBufferPointer<RowRelation>
    fileprivate let levels: UnsafeBufferPointer<Double>

    var count: Int { kinds.count }

    @inline(__always)
    func range(of row: Int) -> Range<Int> {
        precondition(UInt(bitPattern: row) < UInt(bitPattern: kinds.count))
        return Range(uncheckedBounds: (starts[row], starts[row + 1]))
    }

    @inline(__always)
    func term(_ index: Int) -> LinearTerm {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: terms.count))
        return terms[index]
    }

    @inline(__always)
    func relation(_ row: Int) -> RowRelation {
        precondition(UInt(bitPattern: row) < UInt(bitPattern: kinds.count))
        return kinds[row]
    }

    @inline(__always)
    func priority(_ row: Int) -> Double {
        precondition(UInt(bitPattern: row) < UInt(bitPattern: levels.count))
        return levels[row]
    }

    /// Some rows, one after the other, with their constants.
    func gathered(
        _ chosen: Cells<Int32>,
        constants: UnsafeBufferPointer<Double>,
        in arena: Arena
    ) -> (view: RowView, constants: UnsafeBufferPointer<Double>) {
        let count = chosen.count
        let newStarts = arena.cells(count + 1, repeating: 0)
        let newKinds = arena.cells(count, repeating: RowRelation.equal)
        let newLevels = arena.cells(count, repeating: 0.0)
        let newConstants = arena.cells(count, repeating: 0.0)
        var termCount = 0
        for place in 0..<count {
            let row = Int(chosen[place])
            termCount += range(of: row).count
            newStarts[place + 1] = termCount
            newKinds[place] = kinds[row]
            newLevels[place] = levels[row]
            newConstants[place] = constants[row]
        }
        let newTerms = arena.cells(termCount, repeating: LinearTerm(0, 0))
        for place in 0..<count {
            var target = newStarts[place]
            for index in range(of: Int(chosen[place])) {
                newTerms[target] = terms[index]
                target += 1
            }
        }
        let view = RowView(
            starts: newStarts.buffer,
            terms: newTerms.buffer,
            kinds: newKinds.buffer,
            levels: newLevels.buffer
        )
        return (view, newConstants.buffer)
    }

    @inline(__always)
    func value(of row: Int, at values: UnsafeBufferPointer<Double>) -> (sum: Double, size: Double) {
        var sum = 0.0
        var size = 0.0
        for index in range(of: row) {
            let term = term(index)
            precondition(UInt(bitPattern: term.variable) < UInt(bitPattern: values.count))
            let product = term.coefficient * values[term.variable]
            sum += product
            size = max(size, abs(product))
        }
        return (sum, size)
    }
}

extension LinearSystem {
    /// Calls `body` with a view that is valid until it returns.
    func withRowView<Result, Failure: Error>(_ body: (RowView) throws(Failure) -> Result) throws(Failure) -> Result {
        try rowStarts.withUnsafeBufferPointer { starts throws(Failure) in
            try terms.withUnsafeBufferPointer { terms throws(Failure) in
                try relations.withUnsafeBufferPointer { relations throws(Failure) in
                    try priorities.withUnsafeBufferPointer { priorities throws(Failure) in
                        try body(RowView(starts: starts, terms: terms, kinds: relations, levels: priorities))
                    }
                }
            }
        }
    }
}
