/// A date, a time or a length of time.
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

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
