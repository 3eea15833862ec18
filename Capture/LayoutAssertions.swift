// Expectations on layouts for the tests of an app, in XCTest and in Swift Testing. Add this file and LayoutCapture.swift to the
// test target, and the products LayoutInspector and LayoutReport of the package draft-inspect.

#if DEBUG || LAYOUT_CAPTURE

    import LayoutInspector
    import LayoutReport
    import UIKit
    import XCTest

    #if canImport(Testing)
        import Testing
    #endif

    /// Expects that a view has no conflicts, ambiguities, clipped texts or other faults at any of the sizes.
    ///
    /// A failure is the report of `draft-inspect check`: the cause, the constraints, and a fix that was tried.
    ///
    /// - Parameters:
    ///   - sizes: In points; each is laid out on its own. A height of 0 is the height that the content needs.
    ///   - ignored: Ids of rules that are not checked, such as `truncated-content`; `draft-inspect rules` lists them.
    @MainActor
    public func expectNoLayoutFaults(
        _ view: UIView,
        sizes: [CGSize],
        ignoring ignored: [String] = [],
        fileID: String = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        for size in sizes {
            let text = LayoutText(of: view, at: size).faults(ignoring: ignored)
            if text.isEmpty { continue }
            let height = size.height == 0 ? "fitting height" : number(size.height)
            let message = "at \(number(size.width)) × \(height):\n\(text)"
            #if canImport(Testing)
                if Test.current != nil {
                    let place = SourceLocation(
                        fileID: fileID,
                        filePath: filePath.description,
                        line: Int(line),
                        column: Int(column)
                    )
                    Issue.record(Comment(rawValue: message), sourceLocation: place)
                    continue
                }
            #endif
            XCTFail(message, file: filePath, line: line)
        }
    }

    /// Expects that a controller's view has no layout faults at any of the sizes.
    @MainActor
    public func expectNoLayoutFaults(
        _ controller: UIViewController,
        sizes: [CGSize],
        ignoring ignored: [String] = [],
        fileID: String = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expectNoLayoutFaults(
            controller.view,
            sizes: sizes,
            ignoring: ignored,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    private func number(_ length: CGFloat) -> String {
        Int(exactly: Double(length)).map { String($0) } ?? String(Double(length))
    }

    /// A view's hierarchy at a size, for snapshot tests: a line for each view, with its name, its frame as the constraints give
    /// it, and marks for findings and for what is ambiguous. The same layout gives the same text.
    @MainActor
    public func layoutSnapshot(of view: UIView, at size: CGSize) -> String { LayoutText(of: view, at: size).tree() }

    /// A view as it is laid out in a container of a size, and what draft-inspect says of it.
    @MainActor
    private struct LayoutText {
        private let dump: [UInt8]

        /// The view is taken out of the container in the end, and keeps its frame.
        init(of view: UIView, at size: CGSize) {
            var size = size
            if size.height == 0 {
                size.height =
                    view.systemLayoutSizeFitting(
                        size,
                        withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
            }
            let container = UIView(frame: CGRect(origin: .zero, size: size))
            container.addSubview(view)
            if view.translatesAutoresizingMaskIntoConstraints {
                view.frame = container.bounds
            } else {
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: container.topAnchor),
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            container.layoutIfNeeded()
            dump = Array(LayoutCapture.dump(of: container).utf8)
            view.removeFromSuperview()
        }

        /// Empty where there are none.
        func faults(ignoring ignored: [String]) -> String {
            var options = DiagnosisOptions()
            options.exceptRules = ignored
            return diagnosed(options) { diagnosis in
                let findings = diagnosis.findings.filter { $0.severity != .note }
                if findings.isEmpty { return "" }
                let file = CheckedFile(path: "layout", layout: diagnosis.layout, findings: findings)
                return TextFormat.text(of: CheckReport(files: [file]))
            }
        }

        func tree() -> String {
            var options = DiagnosisOptions()
            options.findsFixes = false
            return diagnosed(options) { diagnosis in
                let solved = diagnosis.solved()
                return TreeText.text(
                    of: diagnosis.layout,
                    from: 1,
                    frames: solved.frames,
                    findings: diagnosis.findings.filter { $0.severity != .note },
                    undetermined: solved.undetermined,
                    style: TextStyle()
                )
            }
        }

        private func diagnosed(_ options: DiagnosisOptions, _ text: (Diagnosis) -> String) -> String {
            do {
                let reading = try dump.withUnsafeBytes { bytes in try DumpReader.read(bytes, options: ReadOptions()) }
                return text(try reading.diagnosed(options: options))
            } catch {
                return "the layout cannot be read: \(error)\n"
            }
        }
    }

#endif
