import Testing
import UIKit

@MainActor
struct InputViewTests {
    @Test func fieldsAndTextViewsTakeInputViewsWhichOthersOnlyHave() {
        let keypad = UIView()
        let (field, text, bar) = (UITextField(), UITextView(), UISearchBar())
        field.inputView = keypad
        text.inputView = keypad
        for responder in [field, text] as [UIResponder] { #expect(responder.inputView === keypad) }
        field.inputAccessoryView = keypad
        text.inputAccessoryView = keypad
        bar.inputAccessoryView = keypad
        for responder in [field, text, bar] as [UIResponder] { #expect(responder.inputAccessoryView === keypad) }
        #expect(UIView().inputView == nil && UIView().inputAccessoryView == nil)
    }

    @Test func theInsetsOfBothIndicatorsAreSetAtOnceOrEachForItself() {
        let scroll = UIScrollView()
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scroll.horizontalScrollIndicatorInsets == scroll.verticalScrollIndicatorInsets)
        scroll.verticalScrollIndicatorInsets.top = 9
        #expect(scroll.horizontalScrollIndicatorInsets.top == 1)
        #expect(scroll.scrollIndicatorInsets.top == 9)
    }
}
