import UIKit

/// A view or a controller in a window of a size, laid out.
@MainActor
struct HostedLayout {
    let window: UIWindow
    /// What UIKit logs and raises while it lays out.
    private(set) var misuses: [Misuse] = []

    init(_ controller: UIViewController, at size: LayoutSize) {
        window = HostedLayout.window(
            of: size,
            height: size.height ?? HostedLayout.height(of: controller.view, in: size)
        )
        misuses = MisuseReport.collecting {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    init(_ view: UIView, at size: LayoutSize) {
        window = HostedLayout.window(of: size, height: size.height ?? HostedLayout.height(of: view, in: size))
        misuses = MisuseReport.collecting {
            window.addSubview(view)
            if view.translatesAutoresizingMaskIntoConstraints {
                view.frame = window.bounds
            } else {
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: window.topAnchor),
                    view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                    window.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    window.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            window.makeKeyAndVisible()
        }
    }

    /// Gives the view back, as it came but for its frames.
    func end() {
        window.rootViewController = nil
        for view in window.subviews { view.removeFromSuperview() }
    }

    private static func window(of size: LayoutSize, height: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: height))
        window.deviceSafeAreaInsets = size.safeArea
        return window
    }

    private static func height(of view: UIView, in size: LayoutSize) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
