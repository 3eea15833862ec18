/// A picker for a date, a time or a duration.
open class UIDatePicker: UIControl {
    /// What a date picker picks.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var locale: Locale?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
