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
