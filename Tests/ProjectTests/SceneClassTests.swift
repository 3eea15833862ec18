import LayoutProject
import Testing

@Suite("classes of a project that can be shown")
struct SceneClassTests {
    private func scenes(_ text: String) -> [SceneClass] {
        let file = ProjectFile(text)
        var index = ProjectIndex()
        index.add(file)
        return index.scenes(in: [file])
    }

    @Test("are views and controllers, however far from UIKit's")
    func classes() {
        let found = scenes(
            """
            class Base: UIViewController {}
            final class Login: Base {}
            class Model: NSObject {}
            struct Style {}
            class Row: UITableViewCell { class Badge: UILabel {} }
            """
        )
        #expect(found.map(\.name) == ["Base", "Login", "Row", "Row.Badge"])
        #expect(found.map(\.framework.name) == ["UIViewController", "UIViewController", "UITableViewCell", "UILabel"])
        #expect(found.map(\.line) == [1, 2, 5, 5])
    }

    private static let initializers: [(source: String, expression: String)] = [
        ("class A: UIView {}", "A(frame: .zero)"),
        ("class A: UIViewController {}", "A()"),
        ("class A: UITableViewCell {}", "A(style: .default, reuseIdentifier: nil)"),
        ("class A: UIView { init(title: String, size: Int = 1) {} }", "A(title: _leftOut())"),
        ("class A: UIView { init(_ title: String) {} }", "A(_leftOut())"),
        ("class A: UIView { override init(frame: CGRect) {} }", "A(frame: .zero)"),
        ("class A: UIView { init?(title: String) {} }", "A(title: _leftOut())!"),
        ("class A: UIView { static let preview = A() }", "A.preview"),
        ("class A: UIView { required init?(coder: NSCoder) {} }", "A(frame: .zero)"),
        ("class A: UIView { init(done: @escaping (Int, A) -> Void) {} }", "A(done: { _, _ in _leftOut() })"),
        ("class A: UIView { init(done: (() -> Void)?, size: Int) {} }", "A(done: { _leftOut() }, size: _leftOut())"),
        ("class A: UICollectionViewCell {}", "A(frame: .zero)"),
        ("class A: UITableView {}", "A(frame: .zero, style: .plain)"),
        ("class A: UIView { private init() {} }", "A(frame: .zero)"),
    ]

    @Test("are made by the initializer that asks for least", arguments: initializers)
    func expression(source: String, expression: String) {
        #expect(scenes(source).first?.expressions.first == expression)
    }

    @Test("are those of unknown classes whose members they override")
    func unknown() {
        let found = scenes(
            """
            class Home: BaseScreen { override func viewDidLoad() {} }
            class Help: BaseScreen {}
            class Store: BaseStore { override func load() {} }
            """
        )
        #expect(found.map(\.name) == ["Help", "Home"])
        #expect(found.allSatisfy { $0.framework.name == "UIViewController" })
    }

    @Test("get values for constants of optional types, which have none before")
    func optionals() throws {
        var index = ProjectIndex()
        index.add(ProjectFile("struct Item {\n  let code: String?\n  var note: String?\n  let size: Int\n}"))
        let declared = try #require(index.types["Item"]?.first)
        #expect(index.makers(of: declared) == ["Item(code: _leftOut(), size: _leftOut())"])
    }

    @Test("are values of properties as they are shown, at the worst without their own initializers")
    func values() throws {
        var index = ProjectIndex()
        index.add(ProjectFile("class Badge: UIButton { init(title: String, style: Style) {} }"))
        let declared = try #require(index.types["Badge"]?.first)
        let made = index.makers(of: declared)
        #expect(made.first == "Badge(title: _leftOut(), style: _leftOut())")
        #expect(made.contains("Badge(frame: .zero)") && made.contains("Badge()"))
    }

    @Test("get closures where structures hold some")
    func closures() throws {
        var index = ProjectIndex()
        index.add(ProjectFile("struct Item {\n  let done: (Int) -> Void\n  var told: (() -> Void)?\n  let a: [Int]\n}"))
        let declared = try #require(index.types["Item"]?.first)
        #expect(index.makers(of: declared) == ["Item(done: { _ in _leftOut() }, a: _leftOut())"])
    }

    @Test("are made as archives make them where nothing else does")
    func coder() {
        let found = scenes("class A: UIView { required init?(coder: NSCoder) {} }")
        #expect(found.first?.expressions.last == "A(coder: NSCoder())!")
        #expect(scenes("class A: UIView {}").first?.expressions.contains("A(coder: NSCoder())!") == false)
    }

    @Test("count the calls in the class and in its extensions, and no others")
    func calls() {
        let found = scenes(
            """
            class A: UIView {
                func f() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
                override func updateConstraints() { super.updateConstraints() }
            }
            extension A { func g() { a.snp.makeConstraints { $0.top.equalTo(b); $0.left.equalToSuperview() } } }
            class B: UIView { func f() { NSLayoutConstraint(item: a) } }
            """
        )
        #expect(found.map(\.constraintCalls) == [4, 1])
    }
}
