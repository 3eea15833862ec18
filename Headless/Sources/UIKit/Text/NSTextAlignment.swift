/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
