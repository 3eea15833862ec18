import Testing
import UIKit

/// What a document sets at run time.
@Suite("values by key path") @MainActor struct KeyPathTests {
    @Test("a value is kept whatever the class has, and nil takes it back")
    func kept() {
        let label = UILabel()
        label.setValue("footer", forKeyPath: "textKey")
        label.setValue(CGSize(width: 44, height: 8), forKeyPath: "layer.hitSize")
        #expect(label.value(forKeyPath: "textKey") as? String == "footer")
        #expect(label.value(forKeyPath: "layer.hitSize") as? CGSize == CGSize(width: 44, height: 8))
        label.setValue(nil, forKeyPath: "textKey")
        #expect(label.value(forKeyPath: "textKey") == nil)
        #expect(UILabel().value(forKey: "textKey") == nil)
    }
}
