/// Says how many objects were set aside, since every other finding is about what is left.
package enum SetAside {
    package static let slug = "set-aside"

    package static func finding(count: Int) -> Finding {
        Finding(
            rule: slug,
            severity: .note,
            message: count == 1
                ? "1 faulty object was set aside; all else is said of the rest"
                : "\(count) faulty objects were set aside; all else is said of the rest"
        )
    }
}
