/// A picker with wheels of rows.
open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?
    open weak var delegate: UIPickerViewDelegate?
    open var showsSelectionIndicator = true
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
    }

    /// -1 where a wheel has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }

    open func reloadAllComponents() {
        selected = [:]
    }

    open func reloadComponent(_ component: Int) {
        selected[component] = nil
    }
}

/// Provides the rows of a picker view.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Receives the events of a picker view.
@MainActor
public protocol UIPickerViewDelegate: AnyObject {}
