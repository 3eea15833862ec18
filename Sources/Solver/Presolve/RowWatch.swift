/// For each class the rows that wait for it to change, in linked lists that are joined in constant time.
///
/// A row waits with up to three watches, each on another class: with three of its classes under watch nothing can bring
/// it down to two unseen.
struct RowWatch {
    static let perRow = 3

    private struct List: BitwiseCopyable {
        var head: Int32 = -1
        var tail: Int32 = -1
        var count: Int32 = 0
    }

    private struct Watch: BitwiseCopyable {
        var row: Int32
        /// A variable of the class it is on, or -1 where it is on none.
        var place: Int32
        var following: Int32
    }

    private let lists: Cells<List>
    /// By row: its first watch, or -1.
    private let firstWatches: Cells<Int32>
    private var watches: [Watch] = []

    init(classes: Int, rows: Int, in arena: Arena) {
        lists = arena.cells(classes, repeating: List())
        firstWatches = arena.cells(rows, repeating: -1)
    }

    func count(_ place: Int) -> Int { Int(lists[place].count) }

    /// The watches of a row, made when first asked for.
    mutating func watches(ofRow row: Int) -> Range<Int> {
        if firstWatches[row] < 0 {
            firstWatches[row] = Int32(truncatingIfNeeded: watches.count)
            for _ in 0..<Self.perRow {
                watches.append(Watch(row: Int32(truncatingIfNeeded: row), place: -1, following: -1))
            }
        }
        let first = Int(firstWatches[row])
        return first..<first + Self.perRow
    }

    /// The variable of whose class a watch was put on, or -1.
    func place(of watch: Int) -> Int { Int(watches[watch].place) }

    mutating func put(_ watch: Int, on place: Int) {
        let node = Int32(truncatingIfNeeded: watch)
        watches[watch].place = Int32(truncatingIfNeeded: place)
        lists.update(place) { list in
            watches[watch].following = list.head
            if list.head < 0 { list.tail = node }
            list.head = node
            list.count += 1
        }
    }

    /// Takes all watches off a class, and adds their rows to a list.
    mutating func takeAll(of place: Int, into rows: inout [Int]) {
        var node = lists[place].head
        if node < 0 { return }
        lists[place] = List()
        while node >= 0 {
            let index = Int(node)
            watches[index].place = -1
            node = watches[index].following
            rows.append(Int(watches[index].row))
        }
    }

    /// Hands the watches of one class to another.
    mutating func move(from place: Int, to other: Int) {
        let moved = lists[place]
        if moved.head < 0 { return }
        lists.update(other) { list in
            if list.head < 0 {
                list.tail = moved.tail
            } else {
                watches[Int(moved.tail)].following = list.head
            }
            list.head = moved.head
            list.count += moved.count
        }
        lists[place] = List()
    }
}
