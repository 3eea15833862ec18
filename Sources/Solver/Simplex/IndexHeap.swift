/// A binary heap of indices, lowest first.
struct IndexHeap: Sendable {
    private var items: [Int] = []

    var isEmpty: Bool { items.isEmpty }

    mutating func push(_ item: Int) {
        var place = items.count
        items.append(item)
        while place > 0 {
            let parent = (place - 1) / 2
            if items[parent] <= item { break }
            items[place] = items[parent]
            place = parent
        }
        items[place] = item
    }

    mutating func pop() -> Int? {
        guard let last = items.popLast() else { return nil }
        guard let first = items.first else { return last }
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= items.count { break }
            if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
            if items[child] >= last { break }
            items[place] = items[child]
            place = child
        }
        items[place] = last
        return first
    }
}
