import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Cells that a document gives to a table are made by the class of its controller.
@Suite("tables of a document's cells") struct StaticTableTests {
    private static func cell(_ id: String, _ content: String, _ more: String = "", connections: String = "") -> String {
        #"""
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \#(more) id="\#(id)">
          <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\#(id)" id="\#(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews>\#(content)</subviews>
          </tableViewCellContentView>
          <connections>\#(connections)</connections>
        </tableViewCell>
        """#
    }

    private static func document(_ sections: String, controller: String = "", connections: String = "") -> String {
        #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <tableViewController id="vc" customClass="AccountController" sceneMemberID="viewController" \#(controller)>
                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped"
                  rowHeight="-1" estimatedRowHeight="-1" id="table">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <sections>\#(sections)</sections>
                </tableView>
                <connections>\#(connections)</connections>
              </tableViewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="next" customClass="PasswordController" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
                  <constraints>
                    <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" id="c0"/>
                  </constraints>
                </view>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """#
    }

    private static let account = document(
        #"""
        <tableViewSection headerTitle="Account" id="sec1"><cells>
        """#
            + cell(
                "name",
                #"""
                <textField opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                  <rect key="frame" x="16" y="5" width="300" height="34"/>
                  <connections><outlet property="delegate" destination="vc" id="d1"/></connections>
                </textField>
                """#,
                #"rowHeight="60" reuseIdentifier="Name""#
            )
            + cell(
                "password",
                #"""
                <label opaque="NO" text="Password" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                  <rect key="frame" x="16" y="5" width="80" height="21"/>
                </label>
                """#,
                connections: #"<segue destination="next" kind="show" id="g1"/>"#
            )
                + #"""
                </cells></tableViewSection><tableViewSection id="sec2"><cells>
                """#
            + cell("out", "", #"textLabel="outLabel" style="IBUITableViewCellStyleDefault""#)
            + "</cells></tableViewSection>",
        connections: #"""
            <outlet property="nameField" destination="field" id="o1"/>
            <outlet property="passwordLabel" destination="label" id="o2"/>
            <outlet property="signOutCell" destination="out" id="o3"/>
            """#
    )

    private static func source(_ text: String, form: SourceForm = .class) throws -> PrintedSource {
        try ConnectedDocument(text).printed(form: form)
    }

    @Test(
        "the controller makes the cells, shows them, reaches what is in them and answers their selection",
        arguments: [
            "private lazy var rows: [[UITableViewCell]] = [[nameCell, passwordCell], [signOutCell]]",
            "override func numberOfSections(in tableView: UITableView) -> Int { rows.count }",
            "    rows[indexPath.section][indexPath.row]\n",
            #"["Account", nil][section]"#,
            "[[60, tableView.rowHeight], [tableView.rowHeight]][indexPath.section][indexPath.row]",
            "    lazy var signOutCell = UITableViewCell(style: .default, reuseIdentifier: nil)\n",
            "    let cell = NameCell(style: .default, reuseIdentifier: \"Name\")\n        cell.nameField.delegate = self\n",
            "var passwordLabel: UILabel { passwordCell.passwordLabel }",
            "switch (indexPath.section, indexPath.row) {\n        case (0, 1):\n            showPasswordController(tableView.cell",
            "show(PasswordController(), sender: sender)",
            "UITableViewController, UITextFieldDelegate {",
        ]
    )
    func code(_ part: String) throws {
        let text = try Self.source(Self.account).text
        #expect(text.contains(part), "\(text.prefix(5000))")
    }

    @Test("nothing of it is left to move by hand")
    func nothingLeft() throws {
        let source = try Self.source(Self.account)
        let lines = source.report.screens.flatMap(\.connections) + source.report.others
        #expect(lines.allSatisfy { $0.hasPrefix("localization: ") }, "\(lines)")
    }

    @Test("a class that is there already gets lines of the report: its methods are its own")
    func existingClass() throws {
        let source = try Self.source(Self.account, form: .plan)
        let lines = source.report.screens.flatMap(\.connections)
        #expect(
            lines.contains {
                $0.contains(
                    #"header "Account", 2 cells to return from tableView(_:cellForRowAt:), of the heights 60, the"#
                )
            },
            "\(lines)"
        )
    }

    @Test("the selection of a cell made by an identifier is found by it")
    func prototypes() throws {
        let text = Self.document("").replacing(
            #"dataMode="static""#,
            with: #"dataMode="prototypes""#
        ).replacing(
            "<sections></sections>",
            with: "<prototypes>"
                + Self.cell(
                    "row",
                    #"""
                    <label opaque="NO" text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                      <rect key="frame" x="16" y="5" width="80" height="21"/>
                    </label>
                    """#,
                    #"reuseIdentifier="Entry""#,
                    connections: #"<segue destination="next" kind="show" id="g1"/>"#
                ) + "</prototypes>"
        )
        let source = try Self.source(text).text
        #expect(source.contains("switch tableView.cellForRow(at: indexPath)?.reuseIdentifier {"))
        #expect(source.contains(#"case "Entry":"#))
        #expect(source.contains(#"register(EntryCell.self, forCellReuseIdentifier: "Entry")"#))
    }

    @Test(
        "the proof refuses another table",
        arguments: [
            (
                "rows: [[UITableViewCell]] = [[nameCell, passwordCell]",
                "rows: [[UITableViewCell]] = [[passwordCell, nameCell]"
            ),
            ("case (0, 1):", "case (0, 0):"), ("cell.nameField.delegate = self", "cell.nameField.delegate = nil"),
            ("override func numberOfSections", "func numberOfSections"),
            ("[60, tableView", "[61, tableView"), ("{ passwordCell.passwordLabel }", "{ nameCell.passwordLabel }"),
        ]
    )
    func proof(_ change: (String, String)) throws {
        let (text, prove) = try ConnectedDocument(Self.account).proven()
        try prove(text)
        try #require(text.contains(change.0))
        #expect(throws: (any Error).self) { try prove(text.replacing(change.0, with: change.1)) }
    }
}
