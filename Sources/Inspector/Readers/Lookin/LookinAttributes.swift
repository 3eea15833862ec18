import LayoutModel

/// The names in Lookin's archives, from LookinServer's public sources (LookinAttrIdentifiers,
/// LookinAutoLayoutConstraint, LookinDisplayItem, LookinHierarchyInfo, LookinAppInfo), around version 1.2.
enum LookinAttributes {
    static let horizontalHugging = "al_h_h"
    static let verticalHugging = "al_h_v"
    static let horizontalResistance = "al_r_h"
    static let verticalResistance = "al_r_v"
    static let constraints = "al_c_c"
    static let intrinsicSize = "cl_i_s"
    static let safeArea = "l_s_s"
    static let texts: Set<String> = ["lb_t_t", "te_t_t", "tf_t_t"]
    static let placeholder = "tf_p_p"
    static let fontSizes: Set<String> = ["lb_f_s", "te_f_s", "tf_f_s"]
    static let contentSize = "sv_c_s"
    static let contentOffset = "sv_o_o"
    static let adjustedInset = "sv_a_i"

    /// The attribute with NSLayoutConstraint's number, and whether only autoresizing constraints have it; 0 is none.
    static func attribute(_ number: Int) -> (attribute: LayoutAttribute, isOfMask: Bool)? {
        let named: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins,
        ]
        if (1...named.count).contains(number) { return (named[number - 1], false) }
        let ofMasks: [LayoutAttribute] = [.left, .top, .centerX, .centerY, .right, .bottom]
        if (32..<32 + ofMasks.count).contains(number) { return (ofMasks[number - 32], true) }
        return nil
    }
}
