/// The style of a bar, light or black.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    public static let blackOpaque = UIBarStyle.black
}
