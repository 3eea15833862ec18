import Testing
import UIKit

@Suite("the app and its windows", .serialized)
@MainActor
struct ApplicationTests {
    @Test("a window that is made visible is the key window, as long as somebody holds it")
    func windows() {
        var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === window)
        let front = UIWindow(frame: .zero)
        front.makeKeyAndVisible()
        #expect(window?.isKeyWindow == false)
        #expect(UIApplication.shared.windows.last === front)
        window = nil
        #expect(!UIApplication.shared.windows.contains { $0 !== front && $0.frame == UIScreen.main.bounds })
    }

    @Test("a scene's window has the size of its screen and belongs to the scene")
    func scenes() {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(scene.windows == [window])
        window.windowScene = nil
        #expect(scene.windows.isEmpty)
    }

    @Test("the front view that takes touches is hit")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50)))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 160, y: 60), with: nil) == nil)
    }

    @Test("ending to edit takes the keyboard from a field")
    func editing() {
        let (root, field) = (UIView(), UITextField())
        root.addSubview(field)
        field.becomeFirstResponder()
        #expect(root.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("scrolling to a rectangle moves no further than it has to")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
    }
}
