import Foundation
import TestSupport
import Testing

/// Printing of whole documents: what they connect to screens, a file for each class, the report.
@Suite struct MigrationTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController id="c1" customClass="LoginController" customModule="Shop" sceneMemberID="viewController">
                        <view key="view" id="root">
                            <rect key="frame" x="0" y="0" width="375" height="667"/>
                            <subviews>
                                <button translatesAutoresizingMaskIntoConstraints="NO" id="go">
                                    <rect key="frame" x="16" y="20" width="343" height="44"/>
                                    <state key="normal" title="Sign In"/>
                                    <connections>
                                        <action selector="signIn:" destination="c1" eventType="touchUpInside" id="a1"/>
                                        <segue destination="c2" kind="show" identifier="list" id="g1"/>
                                        <outletCollection property="gestureRecognizers" destination="tap" id="o9"/>
                                    </connections>
                                </button>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="card" customClass="Card">
                                    <rect key="frame" x="16" y="100" width="343" height="44"/>
                                    <subviews>
                                        <label text="Price" translatesAutoresizingMaskIntoConstraints="NO" id="price">
                                            <rect key="frame" x="0" y="0" width="40" height="20"/></label>
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="price" firstAttribute="top" secondItem="card" secondAttribute="top" id="k2"/>
                                        <constraint firstItem="price" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="k3"/>
                                    </constraints>
                                    <connections><outlet property="priceLabel" destination="price" id="o5"/></connections>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="go" secondAttribute="trailing" constant="16" id="k1"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="goButton" destination="go" id="o1"/>
                            <outlet property="card" destination="card" id="o2"/>
                            <outlet property="tapRecognizer" destination="tap" id="o3"/>
                        </connections>
                    </viewController>
                    <tapGestureRecognizer id="tap">
                        <connections><action selector="didTap:" destination="c1" id="a2"/></connections>
                    </tapGestureRecognizer>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <tableViewController id="c2" customClass="ListController" customModule="Shop" sceneMemberID="viewController">
                        <tableView key="view" style="grouped" id="table">
                            <rect key="frame" x="0" y="0" width="375" height="667"/>
                            <prototypes>
                                <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="order" \
        textLabel="t1" detailTextLabel="t2" id="cell">
                                    <rect key="frame" x="0" y="0" width="375" height="44"/>
                                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                        <rect key="frame" x="0" y="0" width="375" height="44"/>
                                        <subviews>
                                            <label text="Order" id="t1"><rect key="frame" x="16" y="5" width="34" height="20"/></label>
                                            <label text="Date" id="t2"><rect key="frame" x="16" y="25" width="34" height="15"/></label>
                                        </subviews>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </prototypes>
                            <connections>
                                <outlet property="dataSource" destination="c2" id="o6"/>
                                <outlet property="delegate" destination="c2" id="o7"/>
                            </connections>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="c3" customClass="EmptyController" sceneMemberID="viewController">
                        <view key="view" id="empty"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                    </viewController>
                </objects></scene>
            </scenes>
        </document>
        """

    private func withDocument(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try Data(Self.storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            try body(folder)
        }
    }

    private func text(_ name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("the end of a class lists what the document connects to it", arguments: ["draftsman", "anchors"])
    func classComments(_ dialect: String) throws {
        try withDocument { folder in
            let run = try runProgram(
                ["print", "Main.storyboard", "--dialect", dialect, "--form", "class", "--view-config"],
                folder: folder
            )
            #expect(run.status == 0, "\(run.error)")
            #expect(
                run.output.contains(
                    """

                        // Connections to move by hand:
                        // - outlet: Shop.LoginController, tapRecognizer is tap gesture recognizer
                        // - localization: 2 texts with a key in strings files (--localized looks them up)
                    }
                    """
                ),
                "\(run.output)"
            )
            #expect(run.error.contains("connections to move by hand (--migration-report FILE lists"))
            // The outlet of another class is a view of this one, which code can fill.
            #expect(run.output.contains("let priceLabel: UILabel = {"))
            #expect(run.output.contains("        card.priceLabel = priceLabel\n"))
            #expect(run.output.contains("\n// Nothing to print for EmptyController.\n"))
        }
    }

    @Test("--app has printed classes inherit from those of the app, and says by file and line what does not fit")
    func app() throws {
        try withDocument { folder in
            let sources = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            let login = """
                final class LoginController: UIViewController {
                    @IBOutlet var goButton: UIButton!
                    @IBAction func signIn(_ sender: Any) { performSegue(withIdentifier: "list", sender: self) }
                }
                """
            try login.write(to: sources.appendingPathComponent("Login.swift"), atomically: true, encoding: .utf8)
            let run = try runProgram(
                [
                    "print", "Main.storyboard", "--dialect", "anchors", "--form", "class", "--view-config", "--app",
                    "App",
                    "--out-dir", "Out", "--migration-report", "Report.md",
                ],
                folder: folder
            )
            #expect(run.status == 0, "\(run.error)")
            let text = try text("Out/LoginControllerLayout.swift", in: folder)
            #expect(text.contains("final class LoginControllerLayout: LoginController {\n"))
            #expect(text.contains("        goButton = "))
            let faults = [
                "App/Login.swift:1: LoginController is final, and the printed class inherits from it",
                "App/Login.swift:1: LoginController has no 'card', an outlet of the document",
                "App/Login.swift:3: performs the segue 'list', which is a method of the printed class now",
            ]
            let report = try self.text("Report.md", in: folder)
            for fault in faults {
                #expect(run.error.contains(fault + "\n"), "\(run.error)")
                #expect(report.contains("- " + fault + "\n"))
            }
            #expect(run.error.contains("lines of the app to change\n"))
        }
    }

    @Test("--app names Swift files, or a folder that has some")
    func noSources() throws {
        try withDocument { folder in
            let empty = folder.appendingPathComponent("Empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            for (path, message) in [("Empty", "no Swift files in 'Empty'"), ("Nowhere.swift", "Nowhere.swift")] {
                let run = try runProgram(["print", "Main.storyboard", "--app", path], folder: folder)
                #expect(run.status != 0 && run.output.isEmpty)
                #expect(run.error.contains(message), "\(run.error)")
            }
        }
    }

    @Test("a controller of a list is created with its style, and a cell with its own, with the texts of its labels")
    func lists() throws {
        try withDocument { folder in
            let run = try runProgram(
                ["print", "Main.storyboard", "--dialect", "anchors", "--form", "class", "--view-config"],
                folder: folder
            )
            #expect(run.output.contains("final class ListController: UITableViewController {\n"))
            #expect(run.output.contains("    init() {\n        super.init(style: .grouped)\n    }\n"))
            #expect(!run.output.contains("loadView"))
            #expect(run.output.contains("super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)"))
            #expect(run.output.contains("        textLabel?.text = \"Order\"\n"))
            #expect(run.output.contains("        detailTextLabel?.text = \"Date\"\n"))
            #expect(!run.output.contains("not set of self: style"))
        }
    }

    @Test("what the list at the end of a class reports is no second comment; source without a list has one")
    func reuseIdentifiers() throws {
        try withDocument { folder in
            let note = "reuseIdentifier \"order\"\n"
            for (form, isListed) in [("class", true), ("plan", false)] {
                let run = try runProgram(
                    ["print", "Main.storyboard", "--dialect", "anchors", "--form", form, "--view-config"],
                    folder: folder
                )
                let line = "        tableView.register(OrderCell.self, forCellReuseIdentifier: \"order\")\n"
                #expect(run.output.contains(line) == isListed, "\(run.output)")
                #expect(run.output.contains(note) != isListed, "\(run.output)")
            }
        }
    }

    @Test("--out-dir writes a file for each class and an index, --migration-report the remaining work")
    func folder() throws {
        try withDocument { folder in
            let words = ["print", "Main.storyboard", "--out-dir", "Out/Sources", "--migration-report", "Migration.md"]
            let run = try runProgram(words, folder: folder)
            #expect(run.status == 0, "\(run.error)")
            #expect(run.output.isEmpty)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out/Sources").sorted()
            #expect(names == ["Index.md", "ListController.swift", "LoginController.swift"])
            let login = try text("Out/Sources/LoginController.swift", in: folder)
            #expect(login.hasPrefix("// Printed by draft-inspect from Main.storyboard"))
            #expect(login.contains("final class LoginController: UIPlannedController {"))
            #expect(!login.contains("ListController: "))
            let index = try text("Out/Sources/Index.md", in: folder)
            #expect(index.contains("| LoginController.swift | LoginController | Main.storyboard |"))
            #expect(index.contains("- Main.storyboard: 3 constraints: 3 printed (1 turned)"))
            let report = try text("Migration.md", in: folder)
            #expect(report.hasPrefix("# Migration of Main.storyboard\n\n3 constraints: 3 printed (1 turned). Lines"))
            #expect(report.contains("## LoginController\n\nPrinted: 3 views, 3 constraints (1 turned).\n"))
            #expect(!report.contains("- delegate: "))
            #expect(!report.contains("register("))
            #expect(login.contains("goButton.addTarget(self, action: #selector(signIn(_:)), for: .touchUpInside)\n"))
            let list = try text("Out/Sources/ListController.swift", in: folder)
            #expect(list.contains("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"order\")\n"))
            #expect(report.contains("- localization: goButton, key go.normalTitle (line "))
            #expect(report.contains("## EmptyController\n\nNot printed: no views, constraints or settings.\n"))
            // Another run writes the same, over its own files.
            #expect(try runProgram(words, folder: folder).status == 0)
            #expect(try text("Out/Sources/LoginController.swift", in: folder) == login)
            #expect(try text("Migration.md", in: folder) == report)
        }
    }

    @Test("a class that two documents have gets a subclass for each")
    func twins() throws {
        try withDocument { folder in
            try Data(Self.storyboard.utf8).write(to: folder.appendingPathComponent("Other.storyboard"))
            let run = try runProgram(
                ["print", "Main.storyboard", "Other.storyboard", "--out-dir", "Out"],
                folder: folder
            )
            #expect(run.error.hasSuffix("lists actions, segues and the like)\n"), "\(run.error)")
            #expect(run.error.contains("4 files in Out\n"))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out").sorted()
            #expect(names.contains("MainLoginController.swift") && names.contains("OtherLoginController.swift"))
        }
    }

    @Test("an input that cannot be read is named, and costs that input")
    func unreadableInput() throws {
        try withDocument { folder in
            try Data("<document>".utf8).write(to: folder.appendingPathComponent("Broken.storyboard"))
            let empty = Self.storyboard.prefix(upTo: try #require(Self.storyboard.range(of: "<scenes>")).lowerBound)
            try Data((empty + "<scenes/></document>").utf8).write(to: folder.appendingPathComponent("Empty.storyboard"))
            let run = try runProgram(
                ["print", "Broken.storyboard", "Empty.storyboard", "Main.storyboard", "--out-dir", "Out"],
                folder: folder
            )
            #expect(run.status == 2)
            #expect(run.error.contains("Empty.storyboard: no views, nothing to print\n"))
            #expect(run.error.hasPrefix("Broken.storyboard:1:"), "\(run.error)")
            #expect(run.error.hasSuffix("1 file could not be read; the others were printed\n"), "\(run.error)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out")
            #expect(names.contains("LoginController.swift"))
        }
    }

    @Test("a file that the program did not write stays, and options that exclude each other are refused")
    func refusals() throws {
        try withDocument { folder in
            let foreign = folder.appendingPathComponent("Out/LoginController.swift")
            try FileManager.default.createDirectory(
                at: foreign.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("class LoginController {}\n".utf8).write(to: foreign)
            let run = try runProgram(["print", "Main.storyboard", "--out-dir", "Out"], folder: folder)
            #expect(run.status == 64)
            #expect(run.error.contains("'Out/LoginController.swift' exists and was not written by draft-inspect"))
            #expect(try text("Out/LoginController.swift", in: folder) == "class LoginController {}\n")
            let both = try runProgram(
                ["print", "Main.storyboard", "--out-dir", "Out", "-o", "x.swift"],
                folder: folder
            )
            #expect(both.status == 64)
            let plan = try runProgram(
                ["print", "Main.storyboard", "--out-dir", "New", "--form", "plan"],
                folder: folder
            )
            #expect(plan.status == 64)
        }
    }

    @Test("--from-class prints one class, and suggests a name for one that there is not")
    func fromClass() throws {
        try withDocument { folder in
            let run = try runProgram(["print", "Main.storyboard", "--from-class", "Card"], folder: folder)
            #expect(run.output.contains("priceLabel"))
            #expect(!run.output.contains("goButton"))
            let controller = try runProgram(
                ["print", "Main.storyboard", "--from-class", "Shop.LoginController"],
                folder: folder
            )
            #expect(controller.output.contains("goButton"))
            let missing = try runProgram(
                ["print", "Main.storyboard", "--from-class", "LoginControler"],
                folder: folder
            )
            #expect(missing.status == 64)
            #expect(
                missing.error
                    == "draft-inspect: no view or controller of class 'LoginControler'; did you mean 'LoginController'?\n"
            )
        }
    }

    @Test("dialects lists each dialect with its forms")
    func dialects() throws {
        let run = try runProgram(["dialects"])
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix("draftsman  Draftsman (the default)\n  --form plan: what an existing class needs\n")
        )
        #expect(run.output.contains("anchors  NSLayoutAnchor\n"))
        #expect(run.output.contains("  expresses every constraint\n"))
    }
}
