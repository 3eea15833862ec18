/// A word that the format does not know where it allows only certain ones: an attribute, a relation, an origin, a kind.
/// Readers find it; the model cannot hold such a word.
package enum InvalidWord {
    package static let slug = "invalid-word"
}
