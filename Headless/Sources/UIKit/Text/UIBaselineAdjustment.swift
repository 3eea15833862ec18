public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
