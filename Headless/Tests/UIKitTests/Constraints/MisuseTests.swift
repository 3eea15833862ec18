import Testing
import UIKit

@MainActor
struct MisuseTests {
    @Test func anExceptionReadsAsUIKitsDo() {
        let misuse = Misuse(severity: .exception(name: "NSGenericException"), reason: "why")
        #expect(
            misuse.description
                == "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'why'"
        )
    }

    @Test func withoutAHandlerAnExceptionEndsTheProcess() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
    }

    @Test func collectingLeavesTheFormerHandlerInPlace() {
        let outer = MisuseReport.collecting {
            let inner = MisuseReport.collecting { UIView().addSubviewToItself() }
            #expect(inner.count == 1)
            UIView().addSubviewToItself()
        }
        #expect(outer.count == 1)
    }
}

extension UIView {
    fileprivate func addSubviewToItself() { addSubview(self) }
}
