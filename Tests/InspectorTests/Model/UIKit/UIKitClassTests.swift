import Foundation
import LayoutReaders
import TestSupport
import Testing

@testable import LayoutModel

/// The table of UIKit's and AppKit's classes: that it is whole, and that it says what Apple's documentation says.
@Suite struct UIKitClassTests {
    @Test("every class has one row, behind that of its superclass")
    func rows() {
        var known: Set<String> = []
        for row in UIKitClass.all {
            #expect(known.insert(row.name).inserted, "\(row.name) has two rows")
            if let superclass = row.superclass { #expect(known.contains(superclass), "\(row.name): \(superclass)") }
            #expect(UIKitClass.named(row.name)?.name == row.name)
        }
    }

    @Test("an element of Interface Builder is one class on each platform")
    func elements() {
        for isOfAppKit in [false, true] {
            var classes: [String: String] = [:]
            for row in UIKitClass.all {
                for element in row.elements
                where UIKitClass.element(element, ofAppKit: isOfAppKit)?.name == row.name {
                    #expect(classes.updateValue(row.name, forKey: element) == nil, "\(element)")
                }
            }
        }
    }

    /// Typed from the headers and reference pages of UIKit, apart from the table: the superclass, and what the content asks
    /// for (w and h: a width and a height; h: a height; -: nothing).
    static let documentation: [(name: String, superclass: String, content: String)] = [
        ("UILabel", "UIView", "wh"), ("UIImageView", "UIView", "wh"), ("UIButton", "UIControl", "wh"),
        ("UISwitch", "UIControl", "wh"), ("UIStepper", "UIControl", "wh"), ("UISlider", "UIControl", "h"),
        ("UISegmentedControl", "UIControl", "wh"), ("UIPageControl", "UIControl", "wh"),
        ("UIDatePicker", "UIControl", "wh"), ("UIColorWell", "UIControl", "wh"), ("UIRefreshControl", "UIControl", "h"),
        ("UITextField", "UIControl", "wh"), ("UISearchTextField", "UITextField", "wh"),
        ("UITextView", "UIScrollView", "wh"), ("UIPickerView", "UIView", "wh"), ("UIProgressView", "UIView", "h"),
        ("UIActivityIndicatorView", "UIView", "wh"), ("UISearchBar", "UIView", "h"), ("UINavigationBar", "UIView", "h"),
        ("UIToolbar", "UIView", "h"), ("UITabBar", "UIView", "h"), ("UIControl", "UIView", "-"),
        ("UIStackView", "UIView", "-"), ("UIScrollView", "UIView", "-"), ("UITableView", "UIScrollView", "-"),
        ("UICollectionView", "UIScrollView", "-"), ("UIVisualEffectView", "UIView", "-"), ("UIWindow", "UIView", "-"),
        ("UITableViewCell", "UIView", "-"), ("UITableViewHeaderFooterView", "UIView", "-"),
        ("UICollectionReusableView", "UIView", "-"), ("UICollectionViewCell", "UICollectionReusableView", "-"),
        ("UICollectionViewListCell", "UICollectionViewCell", "-"), ("WKWebView", "UIView", "-"),
        ("MKMapView", "UIView", "-"), ("UICalendarView", "UIView", "wh"),
    ]

    @Test("superclasses and content are those of the documentation", arguments: documentation)
    func documented(name: String, superclass: String, content: String) throws {
        let row = try #require(UIKitClass.named(name))
        #expect(row.superclass == superclass)
        let known =
            switch row.content {
            case .nothing: "-"
            case .fixed(let axes), .unrecorded(let axes): axes == .both ? "wh" : "h"
            case .label, .textView, .textField, .button, .image, .segments, .pages: "wh"
            case .unknown, .thickness, .progress, .box: "?"
            }
        #expect(known == content)
    }

    /// Frames that most documents of a version of Xcode record, of views without Xcode's marks (Interface Builder corpora and
    /// Documentation/Semantics.md).
    static let frames: [(name: String, toolsVersion: Double, width: Double?, height: Double)] = [
        ("UISwitch", 9_531, 51, 31), ("UISwitch", 19_529, 51, 31), ("UISwitch", 24_093, 63, 28),
        ("UIStepper", 6_751, 94, 29), ("UIStepper", 13_771, 94, 29), ("UIStepper", 17_701, 94, 32),
        ("UIStepper", 24_093, 94, 32), ("UISegmentedControl", 11_762, nil, 29), ("UISegmentedControl", 16_097, nil, 32),
        ("UISlider", 9_531, nil, 31), ("UISlider", 19_162, nil, 31), ("UISlider", 24_093, nil, 34),
        ("UIProgressView", 9_531, nil, 2), ("UIProgressView", 16_096, nil, 4), ("UISearchBar", 11_762, nil, 44),
        ("UISearchBar", 13_771, nil, 56), ("UISearchBar", 17_701, nil, 56), ("UISearchBar", 24_093, nil, 64),
        ("UIActivityIndicatorView", 13_771, 20, 20), ("UINavigationBar", 13_771, nil, 44),
        ("UINavigationBar", 24_093, nil, 54), ("UIToolbar", 9_531, nil, 44), ("UITabBar", 9_531, nil, 49),
    ]

    @Test("controls have the frames that each generation of Xcode records", arguments: frames)
    func recorded(name: String, toolsVersion: Double, width: Double?, height: Double) throws {
        let row = try #require(UIKitClass.named(name))
        let generation = ControlGeneration(toolsVersion: toolsVersion)
        let view = Layout.View(id: "a", className: name)
        let insets = row.sizes.insets(in: generation)
        let high = try #require(row.sizes.length(of: view, .vertical, in: generation))
        #expect(high.typical + insets.top + insets.bottom == height)
        #expect(high.plausible.contains(high.typical))
        guard let width else { return }
        let wide = try #require(row.sizes.length(of: view, .horizontal, in: generation))
        #expect(wide.typical + insets.left + insets.right == width)
    }

    @Test(
        "a rounded text field has the height of its generation",
        arguments: [(9, 30.0), (12, 30), (13, 34), (18, 34), (26, 34)]
    )
    func field(majorVersion: Int, height: Double) throws {
        var view = Layout.View(id: "a", className: "UITextField")
        view.attributes = [.init(key: "borderStyle", json: "\"roundedRect\"")]
        let sizes = try #require(view.frameworkClass).sizes
        let generation = ControlGeneration(majorVersion: majorVersion)
        #expect(sizes.length(of: view, .vertical, in: generation)?.typical == height)
    }

    @Test(
        "a cell is a cell, whatever it inherits from",
        arguments: [
            "UICollectionViewListCell", "UICollectionViewCell", "UITableViewCell", "UITableViewHeaderFooterView",
        ]
    )
    func cells(name: String) {
        #expect(Layout.View(id: "a", className: name).isCell)
        #expect(UIKitClass.named(name)?.contentMember == "contentView")
    }

    @Test("classes of Headless inherit as the table says, and each has a row")
    func headless() throws {
        let folder = packageRoot.appendingPathComponent("Headless/Sources/UIKit")
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        var superclasses: [String: String] = [:]
        for name in names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for match in text.matches(of: #/(?m)^(?:@MainActor )?(?:open|public)(?: final)? class (\w+): (\w+)/#) {
                superclasses[String(match.1)] = String(match.2)
            }
        }
        func isView(_ name: String) -> Bool {
            var current: String? = name
            while let known = current {
                if known == "UIView" { return true }
                current = superclasses[known]
            }
            return false
        }
        let views = superclasses.keys.filter(isView).filter { $0 != "UIView" && !$0.hasPrefix("_") }.sorted()
        #expect(views.count > 25)
        for name in views {
            let row = try #require(UIKitClass.named(name), "\(name) has no row")
            #expect(row.superclass == superclasses[name] || row.ancestry.contains(superclasses[name] ?? ""), "\(name)")
        }
    }

    @Test("elements of documents that hold constraints or subviews are classes of the table")
    func corpusElements() throws {
        var unknown: Set<String> = []
        for file in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]) {
            let text = try String(contentsOf: file, encoding: .utf8)
            let isOfAppKit = text.contains("targetRuntime=\"MacOSX")
            for match in text.matches(of: #/<(\w+) [^>]*translatesAutoresizingMaskIntoConstraints="/#) {
                let name = String(match.1)
                if UIKitClass.element(name, ofAppKit: isOfAppKit) == nil { unknown.insert(name) }
            }
        }
        #expect(unknown.isEmpty, "\(unknown.sorted())")
    }
}
