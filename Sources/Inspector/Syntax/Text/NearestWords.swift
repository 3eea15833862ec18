/// The nearest words of earlier requests, and the number of further searches allowed.
///
/// Suggestions no longer help with a file that has a thousand different wrong words, and they would cost more than
/// reading it.
package struct NearestWords {
    private static let most = 1000

    private var known: [String: String?] = [:]

    package init() {}

    /// - Parameter purpose: The purpose of the words; the same purpose has the same words.
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
