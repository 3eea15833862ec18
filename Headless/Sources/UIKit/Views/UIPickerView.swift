/// Wheels with rows.
open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?
    open weak var delegate: UIPickerViewDelegate?
    open var showsSelectionIndicator = true
}

/// Has the rows of a picker.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Follows what happens in a picker.
@MainActor
public protocol UIPickerViewDelegate: AnyObject {}
