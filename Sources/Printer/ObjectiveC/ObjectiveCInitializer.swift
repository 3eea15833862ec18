import SwiftSource

/// The initializers in which classes set themselves up.
struct ObjectiveCInitializer {
    var entries: [ClassShell.Entry]
    /// `initWithFrame:(CGRect)frame`
    var head: String
    /// `initWithFrame:frame`
    var call: String

    static let all = [
        ObjectiveCInitializer(
            entries: [.frame, .stack],
            head: "initWithFrame:(CGRect)frame",
            call: "initWithFrame:frame"
        ),
        ObjectiveCInitializer(
            entries: [.cell],
            head: "initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier",
            call: "initWithStyle:style reuseIdentifier:reuseIdentifier"
        ),
        ObjectiveCInitializer(
            entries: [.tableHeader],
            head: "initWithReuseIdentifier:(NSString *)reuseIdentifier",
            call: "initWithReuseIdentifier:reuseIdentifier"
        ),
        ObjectiveCInitializer(
            entries: [.table],
            head: "initWithFrame:(CGRect)frame style:(UITableViewStyle)style",
            call: "initWithFrame:frame style:style"
        ),
        ObjectiveCInitializer(
            entries: [.collection],
            head: "initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout",
            call: "initWithFrame:frame collectionViewLayout:layout"
        ),
        ObjectiveCInitializer(
            entries: [.effect],
            head: "initWithEffect:(UIVisualEffect *)effect",
            call: "initWithEffect:effect"
        ),
        ObjectiveCInitializer(
            entries: [.web],
            head: "initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration",
            call: "initWithFrame:frame configuration:configuration"
        ),
    ]

    static let coderHead = "initWithCoder:(NSCoder *)coder"
    /// How a controller makes itself without a nib.
    static let controllerCall = "initWithNibName:nil bundle:nil"
    static let cellStyle = "UITableViewCellStyle"
    static let tableStyle = "UITableViewStyle"

    /// How a controller of a list creates it: a collection with a flow layout, or a table of a style.
    static func text(ofList argument: SwiftExpression.Argument) -> String {
        if let style = argument.value.implicitName, argument.label == "style" {
            return "initWithStyle:" + ObjectiveCLiteral.constant(tableStyle, style)
        }
        return "initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"
    }
}
