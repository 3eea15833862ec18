extension String {
    /// Whether the text begins with these bytes. Unlike `hasPrefix`, it takes no part in normalization: names of classes and
    /// addresses have none.
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
}
