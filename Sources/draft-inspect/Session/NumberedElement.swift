extension Array {
    /// The element of a number that a person gives, counted from 1; `nil` if there is none, however large the number is.
    subscript(number number: Int) -> Element? { number >= 1 && number <= count ? self[number - 1] : nil }
}
