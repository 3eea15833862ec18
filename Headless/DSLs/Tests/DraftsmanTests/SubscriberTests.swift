import Combine
import ConstraintText
import Draftsman
import Testing
import UIKit

/// Properties that follow publishers.
@MainActor
@Suite("properties that follow publishers")
struct SubscriberTests {
    private final class Model {
        @Published var text: String? = "Milk"
        @Published var color: UIColor? = .red
        @Published var lines = 2
    }

    @Test("a property follows as long as the set is kept, and the draft goes on")
    func storedInASet() {
        let (model, label, parent) = (Model(), UILabel(), UIView())
        var cancellables: Set<AnyCancellable> = []
        parent.draftContent {
            label.drf
                .text(assignedBy: model.$text)
                .textColor(assignedBy: model.$color)
                .storeAll(in: &cancellables)
                .center.equal(with: .parent)
        }.apply()
        #expect(cancellables.count == 2)
        #expect(label.text == "Milk")
        #expect(label.superview === parent)
        model.text = "Bread"
        model.color = .blue
        #expect(label.text == "Bread")
        #expect(label.textColor == .blue)
        cancellables = []
        model.text = "Tea"
        #expect(label.text == "Bread")
    }

    @Test("or as long as the view is there")
    func storedInTheView() {
        let (model, label) = (Model(), UILabel())
        _ = label.drf.numberOfLines(assignedBy: model.$lines).stored().text("fixed")
        model.lines = 5
        #expect(label.numberOfLines == 5)
        #expect(label.text == "fixed")
    }

    @Test("every property can follow through the subscriber")
    func subscriber() {
        let (model, stack) = (Model(), UIStackView())
        let spacing = CurrentValueSubject<CGFloat, Never>(4)
        _ = stack.drf.subcriber.spacing(spacing).accessibilityLabel(model.$text).stored()
        spacing.send(12)
        #expect(stack.spacing == 12)
        #expect(stack.accessibilityLabel == "Milk")
    }
}
