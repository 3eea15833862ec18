#if !canImport(ObjectiveC)
    extension NotificationCenter {
        /// Nobody can call a method by its name here: the observer is never called.
        public func addObserver(
            _ observer: Any,
            selector aSelector: Selector,
            name aName: NSNotification.Name?,
            object anObject: Any?
        ) {}
    }

    extension Timer {
        /// A timer that does nothing, for the same reason.
        @discardableResult
        public class func scheduledTimer(
            timeInterval interval: TimeInterval,
            target aTarget: Any,
            selector aSelector: Selector,
            userInfo: Any?,
            repeats yesOrNo: Bool
        ) -> Timer {
            Timer(timeInterval: interval, repeats: yesOrNo) { _ in }
        }
    }
#endif
