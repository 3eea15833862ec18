import LayoutInspector

/// What a program around layout code does with a view: lays it out, and writes its dump.
enum SceneProgram {
    /// Of the main run loop, after which code that always puts something off is taken as it is.
    private static let mostTurns = 16

    /// The screens of all devices; of several that are as large, the first.
    private static let devices = Device.all.filter { $0.kind != .split }
        .map { device in
            let insets = device.safeAreaInsets
            let values = [
                device.size.width, device.size.height, insets.top, insets.left, insets.bottom, insets.right,
            ]
            return "(" + values.map { "\($0)" }.joined(separator: ", ") + ")"
        }
        .joined(separator: ", ")

    /// Functions of a `main.swift` that has a `_folder`, and what comes before its scenes: ``end`` closes it.
    static let start = """
        let _folder = CommandLine.arguments[1]

        /// Width and height of screens, and what covers each of them at the top, left, bottom and right.
        let _devices: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [\(devices)]

        @MainActor func _write(_ controller: UIViewController, _ name: String, _ size: CGSize?) {
            // Code reads the screen's size before anything is laid out.
            let screen = UIScreen.main
            if let size {
                let height = size.height > 0 ? size.height : screen.bounds.height
                screen.become(size: CGSize(width: size.width, height: height), scale: screen.scale)
            }
            let bounds = screen.bounds.size
            if let device = _devices.first(where: { $0.0 == bounds.width && $0.1 == bounds.height }) {
                screen.deviceSafeAreaInsets = UIEdgeInsets(
                    top: device.2, left: device.3, bottom: device.4, right: device.5)
            }
            let view = controller.view!
            _place(view, UIScreen.main.bounds.size)
            _write(view, name)
            withExtendedLifetime(controller) {}
        }

        @MainActor func _write(_ view: UIView, _ name: String, _ size: CGSize?) {
            // Tables make their rows as high as these need.
            let row = (view as? UITableViewCell)?.contentView ?? (view as? UITableViewHeaderFooterView)?.contentView
            _settle(row ?? view)
            if let size, size.height > 0, row == nil {
                _place(view, _withFixedLengths(of: view, size))
            } else if row != nil || size != nil || view.frame.size == .zero {
                let width = size?.width ?? UIScreen.main.bounds.width
                var fitting = _fitted(row ?? view, width, .required)
                // A view that is as wide as its content is no wider on a screen; a cell is as wide as its table.
                if row == nil, size == nil { fitting.width = min(width, _fitted(view, width, .defaultHigh).width) }
                // What tables take for rows that say nothing of their height.
                if row != nil, fitting.height == 0 { fitting.height = 44 }
                _place(view, CGSize(width: row == nil ? fitting.width : width, height: fitting.height))
            } else {
                _settle(view)
            }
            _write(view, name)
        }

        /// A size without what a view fixes by constraints of its own, which no screen changes.
        @MainActor func _withFixedLengths(of view: UIView, _ size: CGSize) -> CGSize {
            var size = size
            for constraint in view.constraints
            where constraint.firstItem === view && constraint.secondItem == nil && constraint.relation == .equal
                && constraint.priority == .required && constraint.isActive
            {
                switch constraint.firstAttribute {
                case .width: size.width = constraint.constant
                case .height: size.height = constraint.constant
                default: break
                }
            }
            return size
        }

        @MainActor func _fitted(_ view: UIView, _ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel)
        }

        @MainActor func _place(_ view: UIView, _ size: CGSize) {
            view.frame = CGRect(origin: .zero, size: size)
            _settle(view)
        }

        final class _Turn: @unchecked Sendable {
            var hasCome = false
        }

        /// Lays out, and again what code put off to the main queue, the main actor or the run loop, until that changes
        /// nothing.
        @MainActor func _settle(_ view: UIView) {
            var before = ""
            for _ in 0..<\(mostTurns) {
                view.layoutIfNeeded()
                let turn = _Turn()
                DispatchQueue.main.async { turn.hasCome = true }
                repeat {
                    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                } while !turn.hasCome
                let after = LayoutDump.text(of: [view])
                if after == before { return }
                before = after
            }
        }

        @MainActor func _write(_ view: UIView, _ name: String) {
            let text = LayoutDump.text(of: [view])
            try? text.write(toFile: _folder + "/" + name + ".json", atomically: false, encoding: .utf8)
        }

        MainActor.assumeIsolated {
        // Conflicts are findings; what ends an app ends this program.
        MisuseReport.handler = { misuse in
            guard case .exception = misuse.severity else { return }
            FileHandle.standardError.write(Data((misuse.description + "\\n").utf8))
            exit(\(SwiftProgram.exceptionStatus))
        }

        """

    static let end = "}\n"
}
