/// Whether a bar is light or black.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    public static let blackOpaque = UIBarStyle.black
}
