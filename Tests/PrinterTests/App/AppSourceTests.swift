import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Printed classes that fit the app's own source.
@Suite("classes that the app's source declares") struct AppSourceTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes><scene sceneID="s1"><objects>
            <viewController storyboardIdentifier="Order" id="vc" customClass="OrderController" customModule="Shop"
              sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <textField opaque="NO" placeholder="Code" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                    <rect key="frame" x="20" y="79" width="353" height="34"/>
                    <connections><outlet property="delegate" destination="vc" id="o9"/></connections>
                  </textField>
                  <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b"
                    customClass="PillButton" customModule="Shop">
                    <rect key="frame" x="20" y="130" width="353" height="44"/><state key="normal" title="Order"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <connections><action selector="orderWithSender:" destination="vc" eventType="touchUpInside" id="a1"/></connections>
                  </button>
                </subviews>
                <constraints>
                  <constraint firstItem="f" firstAttribute="top" secondItem="v" secondAttribute="top" constant="79" id="c1"/>
                  <constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c2"/>
                  <constraint firstItem="b" firstAttribute="top" secondItem="f" secondAttribute="bottom" constant="17" id="c3"/>
                  <constraint firstItem="b" firstAttribute="leading" secondItem="f" secondAttribute="leading" id="c4"/>
                  <constraint firstItem="b" firstAttribute="height" constant="44" id="c5"/>
                </constraints>
              </view>
              <connections>
                <outlet property="codeField" destination="f" id="o1"/>
                <outlet property="orderButton" destination="b" id="o2"/>
                <outlet property="buttonHeight" destination="c5" id="o3"/>
              </connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """

    private static let controller = """
        class OrderController: BaseController {
            @IBOutlet private weak var codeField: UITextField!
            @IBOutlet weak var orderButton: PillButton!
            @IBOutlet weak var buttonHeight: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                buttonHeight.constant = 50
            }
            @IBAction func order(sender: UIButton) {}
        }
        class BaseController: UIViewController {}
        extension OrderController: UITextFieldDelegate {}
        """

    private static let button = """
        class PillButton: UIButton {
            @IBInspectable var radius: CGFloat = 0
            override func awakeFromNib() { layer.cornerRadius = radius }
        }
        """

    private static func sources(_ texts: String...) -> AppSources {
        AppSources(files: texts.enumerated().map { ("App/\($0).swift", Array($1.utf8)) })
    }

    private static func printed(
        _ app: AppSources,
        as dialect: Dialect = .anchors,
        _ document: String = Self.document
    ) throws -> PrintedSource {
        var connected = try ConnectedDocument(document, printsConfiguration: true)
        connected.options.app = app
        connected.options.sourceName = "Order.storyboard"
        return try connected.printed(as: dialect)
    }

    @Test(
        "the printed class inherits from the app's, fills its outlets and names its actions as they are spelled",
        arguments: ["anchors", "draftsman", "swiftlayout", "snapkit", "stevia", "flow"]
    )
    func fits(_ name: String) throws {
        let dialect = try #require(Dialects.named(name))
        let source = try Self.printed(Self.sources(Self.controller, Self.button), as: dialect)
        let text = source.text
        #expect(text.contains("final class OrderControllerLayout: OrderController"))
        #expect(
            text.contains("        orderButton = orderPillButton\n") || text.contains("        orderButton = "),
            "\(text)"
        )
        #expect(text.contains("setValue(innerCodeField, forKey: \"codeField\")"), "\(text)")
        #expect(text.contains("innerCodeField.delegate = self"))
        #expect(text.contains("#selector(order(sender:))"))
        #expect(!text.contains("func order("))
        #expect(text.contains("button.radius = 8"))
        #expect(text.contains(".awakeFromNib()\n"))
        #expect(text.contains("var innerButtonHeight: NSLayoutConstraint!\n"))
        #expect(text.contains("        buttonHeight = innerButtonHeight\n"))
        #expect(!text.contains("viewDidLoad"))
        #expect(source.report.appFaults.isEmpty, "\(source.report.appFaults)")
    }

    @Test("a class that no source declares is printed as before")
    func undeclared() throws {
        let source = try Self.printed(Self.sources(Self.button))
        #expect(source.text.contains("final class OrderController: UIViewController"))
        #expect(source.text.contains("func order("))
        #expect(source.report.appFaults.isEmpty)
    }

    @Test(
        "what does not fit is said by file and line",
        arguments: [
            ("class OrderController", "final class OrderController", 1, "OrderController is final"),
            ("class OrderController", "class OrderController<Item>", 1, "is generic"),
            ("@IBOutlet private weak var", "private var", 2, "'codeField' is private and no @IBOutlet"),
            ("codeField: UITextField!", "field: UITextField!", 1, "has no 'codeField'"),
            ("codeField: UITextField!", "codeField: UITextView!", 2, "'codeField' is a UITextView, and UITextField"),
            ("weak var codeField", "let codeField", 2, "'codeField' is an outlet of the document, and cannot be set"),
            ("@IBAction func order(sender", "@IBAction func send(sender", 1, "no method for 'orderWithSender:'"),
            ("@IBAction func order", "@IBAction private func order", 10, "'order' is private"),
            ("@IBAction func order", "func order", 10, "has no @objc or @IBAction"),
            (": UITextFieldDelegate", ": UITextViewDelegate", 1, "does not say UITextFieldDelegate"),
            (
                "class BaseController: UIViewController", "class BaseController: UITableViewCell", 1,
                "in the document a UIViewController"
            ),
            (
                "    @IBAction", "    init(order: Int) { super.init(nibName: nil, bundle: nil) }\n    @IBAction", 1,
                "has no init(nibName:bundle:)"
            ),
            (
                "buttonHeight.constant = 50", "_ = UIStoryboard(name: \"Order\", bundle: nil)", 8,
                "asks for Order.storyboard"
            ),
            (
                "buttonHeight.constant = 50", "_ = board.instantiateViewController(withIdentifier: \"Order\")", 8,
                "asks a storyboard for 'Order', which is OrderControllerLayout() now"
            ),
        ]
    )
    func faults(_ old: String, _ new: String, _ line: Int, _ message: String) throws {
        let changed = Self.controller.replacingFirst(old, with: new)
        #expect(changed != Self.controller)
        let faults = try Self.printed(Self.sources(changed, Self.button)).report.appFaults
        #expect(
            faults.contains { $0.file == "App/0.swift" && $0.line == line && $0.message.contains(message) },
            "\(faults)"
        )
    }

    @Test("a name that is no literal names no document")
    func variableNames() throws {
        // Without its first and last letter it is the document's.
        let changed = Self.controller.replacingFirst(
            "buttonHeight.constant = 50",
            with: "_ = UIStoryboard(name: aOrders, bundle: nil)"
        )
        #expect(try Self.printed(Self.sources(changed, Self.button)).report.appFaults.isEmpty)
    }

    @Test("a view that only archives can make is said where its class is")
    func archived() throws {
        let button = Self.button.replacingFirst(
            "    override",
            with: "    required init?(coder: NSCoder) { super.init(coder: coder) }\n    override"
        )
        let report = try Self.printed(Self.sources(Self.controller, button)).report
        #expect(
            report.appFaults.map(\.text) == ["App/1.swift:1: PillButton has no init(frame:), with which code makes it"]
        )
        #expect(report.markdown(title: "Order").contains("## The app's source\n\nTo change:\n\n- App/1.swift:1: "))
    }

    @Test("forms that are parts of classes, and source that connects nothing, do not fit")
    func refused() throws {
        var connected = try ConnectedDocument(Self.document, printsConfiguration: true)
        connected.options.app = Self.sources(Self.controller)
        for (dialect, form, reason) in [
            (Dialect.draftsman, "plan", "whole classes"), (.masonry, "class", "connects no outlets"),
        ] {
            let form = try #require(dialect.form(named: form))
            do throws(PrintError) {
                _ = try connected.layout.printed(as: dialect, form: form, options: connected.options)
                Issue.record("printed")
            } catch {
                #expect(error.isUsage && error.message.contains(reason))
            }
        }
    }

    @Test("of two classes of one name that counts whose file is nearer to the document")
    func nearest() {
        let files = [("Mac/Order.swift", "class A: NSView {}"), ("Phone/Order.swift", "class A: UIView {}")]
        let app = AppSources(files: files.map { ($0.0, Array($0.1.utf8)) })
        #expect(app.nearest(to: "Phone/Base.lproj/Main.storyboard").superclass(named: "A")?.file == "Phone/Order.swift")
        #expect(app.nearest(to: "Mac/Base.lproj/Main.storyboard").superclass(named: "A")?.file == "Mac/Order.swift")
    }

    @Test("both branches of a condition count, private classes do not, and a file that is no Swift has nothing")
    func reading() {
        let app = AppSources(
            files: [
                (
                    "a.swift",
                    Array("#if DEBUG\nclass A: UIView {}\n#else\nclass B: UIView {}\n#endif\nprivate class C {}".utf8)
                ),
                ("b.swift", Array("class { \"".utf8)), ("c.swift", [0xFF, 0xFE, 0]),
            ]
        )
        #expect(app.classes.keys.sorted() == ["A", "B"])
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, with new: String) -> String {
        guard let range = firstRange(of: old) else { return self }
        return replacingCharacters(in: range, with: new)
    }

    private func replacingCharacters(in range: Range<Index>, with new: String) -> String {
        self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
