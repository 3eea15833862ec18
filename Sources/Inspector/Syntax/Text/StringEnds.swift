extension String {
    /// Whether the text begins with these bytes. Unlike `hasPrefix`, it does not normalize: names of classes and addresses have
    /// none.
    @inlinable
    package func begins(with beginning: StaticString) -> Bool {
        let length = beginning.utf8CodeUnitCount
        let start = beginning.utf8Start
        var index = 0
        for byte in utf8 {
            if index == length { return true }
            if byte != start[index] { return false }
            index += 1
        }
        return index == length
    }

    /// Whether the text ends with these bytes. `hasSuffix` compares characters one by one, which takes ten times as long.
    @inlinable
    package func ends(with ending: StaticString) -> Bool {
        let length = ending.utf8CodeUnitCount
        let start = ending.utf8Start
        var index = length
        for byte in utf8.reversed() {
            if index == 0 { return true }
            index -= 1
            if byte != start[index] { return false }
        }
        return index == 0
    }
}
