import Testing
import UIKit

@MainActor
struct PriorityTests {
    let view = UIView()
    let constraint: NSLayoutConstraint

    init() {
        constraint = view.widthAnchor.constraint(equalToConstant: 10)
    }

    @Test func constraintsAreRequiredUnlessTheySayOtherwise() {
        #expect(constraint.priority == .required)
    }

    @Test(arguments: [Float(0), -1, 1000.5, .nan])
    func prioritiesOutsideTheirRangeRaise(value: Float) {
        let misuses = MisuseReport.collecting { constraint.priority = UILayoutPriority(value) }
        #expect(misuses.count == 1)
        #expect(misuses.first?.reason.hasPrefix("It's illegal to set priority:") == true)
        #expect(constraint.priority == .required)
    }

    @Test func anActiveConstraintDoesNotCrossRequired() {
        constraint.isActive = true
        let misuses = MisuseReport.collecting { constraint.priority = .defaultHigh }
        #expect(
            misuses == [
                Misuse(
                    severity: .exception(name: "NSInternalInconsistencyException"),
                    reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
                        + "not supported.  You passed priority 750 and the existing priority was 1000."
                )
            ]
        )
        #expect(constraint.priority == .required)
    }

    @Test func anActiveOptionalConstraintChangesAmongOptionalOnes() {
        constraint.priority = .defaultHigh
        constraint.isActive = true
        #expect(MisuseReport.collecting { constraint.priority = .defaultLow }.isEmpty)
        #expect(constraint.priority == .defaultLow)
        #expect(MisuseReport.collecting { constraint.priority = .required }.count == 1)
    }

    @Test func anInactiveConstraintTakesAnyPriority() {
        constraint.isActive = true
        constraint.isActive = false
        #expect(MisuseReport.collecting { constraint.priority = .defaultHigh }.isEmpty)
    }
}
