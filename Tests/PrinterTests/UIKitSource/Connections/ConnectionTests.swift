import LayoutInspector
import Testing

@testable import LayoutPrinter

/// What a document connects to a screen, as code of its class.
@Suite("connections as code") struct ConnectionTests {
    private static let document = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController id="vc" customClass="ShareController" customModule="App" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <visualEffectView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="effect">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
                      <view key="contentView" opaque="NO" id="inner"><rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
                        <subviews>
                          <label opaque="NO" text="Footer" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                            <rect key="frame" x="16" y="16" width="52" height="21"/>
                            <userDefinedRuntimeAttributes>
                              <userDefinedRuntimeAttribute type="string" keyPath="textKey" value="footer"/>
                              <userDefinedRuntimeAttribute type="size" keyPath="hitSize"><size key="value" width="44" height="8"/></userDefinedRuntimeAttribute>
                              <userDefinedRuntimeAttribute type="color" keyPath="layer.edgeColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
                              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="a9"/></connections>
                          </label>
                        </subviews>
                        <constraints>
                          <constraint firstItem="label" firstAttribute="top" secondItem="inner" secondAttribute="top" constant="16" id="c1"/>
                          <constraint firstItem="label" firstAttribute="leading" secondItem="inner" secondAttribute="leading" constant="16" id="c2"/>
                        </constraints>
                      </view>
                      <blurEffect style="regular"/>
                    </visualEffectView>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                      <rect key="frame" x="16" y="200" width="46" height="30"/><state key="normal" title="Send"/>
                      <connections>
                        <action selector="connectWithSender:" destination="vc" eventType="touchUpInside" id="a1"/>
                        <segue destination="list" kind="show" identifier="detail" id="a2"/>
                      </connections>
                    </button>
                    <textField opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                      <rect key="frame" x="16" y="300" width="200" height="34"/>
                      <connections>
                        <action selector="connectWithSender:" destination="vc" eventType="editingChanged" id="a3"/>
                        <outlet property="delegate" destination="vc" id="a4"/>
                      </connections>
                    </textField>
                    <pickerView translatesAutoresizingMaskIntoConstraints="NO" id="picker">
                      <rect key="frame" x="0.0" y="400" width="393" height="216"/>
                      <connections><outlet property="dataSource" destination="vc" id="a5"/></connections>
                    </pickerView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="effect" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
                    <constraint firstItem="effect" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
                    <constraint firstItem="effect" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c5"/>
                    <constraint firstItem="effect" firstAttribute="height" constant="100" id="c6"/>
                    <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c7"/>
                    <constraint firstItem="button" firstAttribute="top" secondItem="effect" secondAttribute="bottom" constant="8" id="c8"/>
                    <constraint firstItem="field" firstAttribute="leading" secondItem="button" secondAttribute="leading" id="c9"/>
                    <constraint firstItem="field" firstAttribute="top" secondItem="button" secondAttribute="bottom" constant="8" id="c10"/>
                    <constraint firstItem="picker" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c11"/>
                    <constraint firstItem="picker" firstAttribute="top" secondItem="field" secondAttribute="bottom" constant="8" id="c12"/>
                  </constraints>
                </view>
                <navigationItem key="navigationItem" title="Share" id="nav">
                  <barButtonItem key="rightBarButtonItem" systemItem="done" id="item"><connections><action selector="done:" destination="vc" id="a6"/></connections></barButtonItem>
                </navigationItem>
                <connections>
                  <outlet property="footerView" destination="inner" id="a7"/>
                  <outlet property="backgroundView" destination="effect" id="a8"/>
                  <segue destination="list" kind="presentation" identifier="again" id="a17"/>
                  <outlet property="doneItem" destination="item" id="a16"/>
                  <outletCollection property="inputs" destination="button" id="a10"/>
                  <outletCollection property="inputs" destination="field" id="a11"/>
                </connections>
              </viewController>
              <tapGestureRecognizer id="tap"><connections><action selector="tapped" destination="vc" id="a12"/></connections></tapGestureRecognizer>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <tableViewController id="list" customClass="ListController" customModule="App" sceneMemberID="viewController">
                <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="60" id="table">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <prototypes>
                    <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleDefault" reuseIdentifier="Row" id="cell" customClass="RowCell" customModule="App">
                      <rect key="frame" x="0.0" y="50" width="393" height="60"/>
                      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cell" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                        <subviews>
                          <label opaque="NO" text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="title"><rect key="frame" x="16" y="20" width="30" height="20"/></label>
                          <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="sound"><rect key="frame" x="300" y="14" width="51" height="31"/>
                            <connections><action selector="toggled:" destination="list" eventType="valueChanged" id="a15"/></connections>
                          </switch>
                        </subviews>
                        <constraints>
                          <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="c13"/>
                          <constraint firstItem="title" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c14"/>
                          <constraint firstItem="sound" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" constant="-16" id="c15"/>
                          <constraint firstItem="sound" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c16"/>
                        </constraints>
                      </tableViewCellContentView>
                    </tableViewCell>
                  </prototypes>
                  <connections><outlet property="dataSource" destination="list" id="a13"/><outlet property="delegate" destination="list" id="a14"/></connections>
                </tableView>
              </tableViewController>
            </objects></scene>
          </scenes>
        </document>
        """#

    private static func options() throws -> (layout: Layout, options: PrintOptions) {
        let connected = try ConnectedDocument(document)
        return (connected.layout, connected.options)
    }

    private static let swift = Dialects.all.filter { dialect in
        dialect.name != "masonry" && dialect.forms.contains { $0.scope == .wholeFile }
    }

    @Test("each connection is code in each Swift dialect, and none is left for a comment")
    func dialects() throws {
        let (layout, options) = try Self.options()
        for dialect in Self.swift {
            let form = try #require(dialect.forms.first { $0.scope == .wholeFile })
            let text = try layout.printed(as: dialect, form: form, options: options).text
            for line in [
                "sendButton.addTarget(self, action: #selector(connect(sender:)), for: .touchUpInside)",
                "addTarget(self, action: #selector(connect(sender:)), for: .editingChanged)",
                "sendButton.addTarget(self, action: #selector(showListController(_:)), for: .touchUpInside)",
                "UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))",
                "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))",
                "delegate = self", "dataSource = self",
                "tableView.register(RowCell.self, forCellReuseIdentifier: \"Row\")",
                "setValue(\"footer\", forKeyPath: \"textKey\")",
                "setValue(UIColor.systemRed, forKeyPath: \"layer.edgeColor\")",
                "setValue(NSValue(cgSize: CGSize(width: 44, height: 8)), forKeyPath: \"hitSize\")", "cornerRadius = 8",
                "var footerView: UIView { backgroundView.contentView }",
                "@objc private func connect(sender: Any) {}", "@objc private func done(_ sender: UIBarButtonItem) {}",
                "@objc private func tapped() {}",
                "var doneItem: UIBarButtonItem! { navigationItem.rightBarButtonItem }",
                "func numberOfComponents(in pickerView: UIPickerView) -> Int {",
                "show(ListController(), sender: sender)",
                "/// For touchUpInside of sendButton, segue \"detail\".",
                "/// For code that performs the segue \"again\".",
                "@objc func presentListController(_ sender: Any) {",
                "addTarget(nil, action: #selector(ListController.toggled(_:)), for: .valueChanged)",
                "    @objc func toggled(_ sender: UISwitch) {}",
                "UITextFieldDelegate, UIPickerViewDataSource {",
            ] {
                #expect(text.contains(line), "\(dialect.name) lacks \(line):\n\(text)")
            }
            #expect(text.contains("var inputs: [UIControl] { [sendButton, "))
            let comments = text.split(separator: "\n").filter { $0.contains("// - ") || $0.contains("// not set") }
            // Only keys of localized texts.
            #expect(comments.allSatisfy { $0.contains("localization") }, "\(dialect.name): \(comments)")
            #expect(!text.contains("tableView.delegate"))
            #expect(!text.contains("backgroundView.addSubview"))
        }
    }

    @Test("the content view of an effect view is reached by that name, whatever its outlet is called")
    func contentView() throws {
        let (layout, _) = try Self.options()
        guard case .view(let inner)? = layout.item(id: "inner") else {
            Issue.record("no view")
            return
        }
        #expect(layout.views[inner].name == "contentView")
        #expect(layout.isContentMember(inner))
    }

    @Test("the proof misses each line that is taken out or changed")
    func proof() throws {
        let (layout, options) = try Self.options()
        let form = SourceForm.class
        let printing = try Anchors().printing(of: layout, form: form, options: options)
        try Anchors().prove(printing.text, of: printing.plan, in: printing.context)
        for (old, new) in [
            ("        sendButton.addTarget(self, action: #selector(connect(sender:)), for: .touchUpInside)\n", ""),
            ("for: .editingChanged)", "for: .editingDidEnd)"), ("#selector(done(_:))", "#selector(done)"),
            ("    @objc private func tapped() {}\n", ""),
            ("func connect(sender: Any)", "func connect(sender: UIButton)"),
            (".dataSource = self", ".dataSource = nil"), (", UIPickerViewDataSource", ""),
            ("show(ListController(), sender: sender)", "show(ListController(), sender: nil)"),
            ("forCellReuseIdentifier: \"Row\"", "forCellReuseIdentifier: \"Rows\""),
            ("{ backgroundView.contentView }", "{ backgroundView }"), ("setValue(\"footer\"", "setValue(\"header\""),
            (
                "    @objc private func tapped() {}\n",
                "    @objc private func tapped() {}\n\n    @objc private func more() {}\n"
            ),
            (
                "    @objc private func tapped() {}\n",
                "    @objc private func tapped() {}\n\n    func pickerView(_ view: UIView) { view.removeFromSuperview() }\n"
            ),
        ] {
            let text = printing.text.replacing(old, with: new, maxReplacements: 1)
            #expect(text != printing.text, "\(old) is not printed")
            #expect(throws: ProofFailure.self, "\(old)") {
                try Anchors().prove(text, of: printing.plan, in: printing.context)
            }
        }
    }

    @Test("a controller of a collection is created with the flow layout of the document")
    func flowLayout() throws {
        let text = #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
              <scenes><scene sceneID="s"><objects>
                <collectionViewController id="vc" customClass="GridController" customModule="App" sceneMemberID="viewController">
                  <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="flow">
                      <size key="itemSize" width="80" height="90"/>
                    </collectionViewFlowLayout>
                  </collectionView>
                </collectionViewController>
              </objects></scene></scenes>
            </document>
            """#
        var options = PrintOptions()
        options.printsConfiguration = true
        let layout = try Layout.read(Array(text.utf8), as: .interfaceBuilder).layout
        let printing = try Anchors().printing(of: layout, form: .class, options: options)
        try Anchors().prove(printing.text, of: printing.plan, in: printing.context)
        let made = """
                init() {
                    let layout = UICollectionViewFlowLayout()
                    layout.minimumInteritemSpacing = 6
                    layout.minimumLineSpacing = 4
                    layout.itemSize = CGSize(width: 80, height: 90)
                    super.init(collectionViewLayout: layout)
                }
            """
        let lines = printing.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        for line in made.split(separator: "\n").map({ $0.trimmingPrefix { $0 == " " } }) {
            #expect(lines.contains(line), "\(line) is not in \(printing.text)")
        }
        #expect(!printing.text.contains("not set"))
        let broken = printing.text.replacing("minimumLineSpacing = 4", with: "minimumLineSpacing = 5")
        #expect(throws: ProofFailure.self) {
            try Anchors().prove(broken, of: printing.plan, in: printing.context)
        }
        #expect(
            try layout.printed(as: #require(Dialects.named("masonry")), form: .class, options: options).text.contains(
                "not set"
            )
        )
    }

    @Test("Objective-C lists connections, and no outlet that is the name of a view")
    func objectiveC() throws {
        let (layout, options) = try Self.options()
        let dialect = try #require(Dialects.named("masonry"))
        let text = try layout.printed(as: dialect, form: .class, options: options).text
        let comments = text.split(separator: "\n").filter { $0.contains("// - ") }
        #expect(comments.contains { $0.contains("touchUpInside calls connectWithSender:") })
        #expect(comments.filter { $0.contains("outlet: ") }.count == 4, "\(comments)")
        #expect(text.contains("textKey"))
    }

    @Test("other forms leave connections to the class that is there")
    func otherForms() throws {
        let (layout, options) = try Self.options()
        for form in [SourceForm.plan, .statements] {
            let text = try layout.printed(as: .anchors, form: form, options: options).text
            #expect(!text.contains("#selector"))
            #expect(text.contains("setValue(\"footer\", forKeyPath: \"textKey\")"))
        }
    }
}
