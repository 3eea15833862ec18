/// Two texts that are said to be of one moment tell different things of the same object.
enum ContradictingTexts {
    static let slug = "contradicting-texts"
}
