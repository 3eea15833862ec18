/// The nearest words to those that were asked for already, and for how many they are still looked for.
///
/// A file that is wrong in a thousand different words is helped no further by guesses, which would cost more than
/// reading it.
package struct NearestWords {
    private static let most = 1000

    private var known: [String: String?] = [:]

    package init() {}

    /// - Parameter purpose: What the words are for; the same purpose has the same words.
    package mutating func nearest(to text: String, among words: @autoclosure () -> [String], in purpose: String)
        -> String?
    {
        let question = purpose + "\u{0}" + text
        if let answer = known[question] { return answer }
        guard known.count < Self.most else { return nil }
        let answer = EditDistance.nearest(to: text, among: words())
        known.updateValue(answer, forKey: question)
        return answer
    }
}
