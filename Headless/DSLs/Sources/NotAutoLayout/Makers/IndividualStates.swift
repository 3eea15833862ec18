// Written by notautolayout.py.

/// What makers have stored before a frame is complete.
extension IndividualProperty {
    public enum Initial:
        LayoutPropertyCanStoreFrameType, LayoutPropertyCanStoreTopLeftType,
        LayoutPropertyCanStoreTopCenterType, LayoutPropertyCanStoreTopRightType,
        LayoutPropertyCanStoreMiddleLeftType, LayoutPropertyCanStoreMiddleCenterType,
        LayoutPropertyCanStoreMiddleRightType, LayoutPropertyCanStoreBottomLeftType,
        LayoutPropertyCanStoreBottomCenterType, LayoutPropertyCanStoreBottomRightType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreCenterType,
        LayoutPropertyCanStoreRightType
    {
        public typealias WillSetFrameProperty = Layout
        public typealias WillSetTopLeftProperty = TopLeft
        public typealias WillSetTopCenterProperty = TopCenter
        public typealias WillSetTopRightProperty = TopRight
        public typealias WillSetMiddleLeftProperty = MiddleLeft
        public typealias WillSetMiddleCenterProperty = MiddleCenter
        public typealias WillSetMiddleRightProperty = MiddleRight
        public typealias WillSetBottomLeftProperty = BottomLeft
        public typealias WillSetBottomCenterProperty = BottomCenter
        public typealias WillSetBottomRightProperty = BottomRight
        public typealias WillSetLeftProperty = Left
        public typealias WillSetCenterProperty = Center
        public typealias WillSetRightProperty = Right
    }

    public enum BottomCenter:
        LayoutPropertyCanStoreTopLeftType, LayoutPropertyCanStoreTopRightType,
        LayoutPropertyCanStoreMiddleLeftType, LayoutPropertyCanStoreMiddleRightType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopLeftProperty = Layout
        public typealias WillSetTopRightProperty = Layout
        public typealias WillSetMiddleLeftProperty = Layout
        public typealias WillSetMiddleRightProperty = Layout
        public typealias WillSetLeftProperty = BottomCenterLeft
        public typealias WillSetRightProperty = BottomCenterRight
        public typealias WillSetTopProperty = BottomCenterTop
        public typealias WillSetMiddleProperty = BottomCenterMiddle
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = BottomCenterWidth
        public typealias WillSetHeightProperty = BottomCenterHeight
    }

    public enum BottomLeft:
        LayoutPropertyCanStoreTopCenterType, LayoutPropertyCanStoreTopRightType,
        LayoutPropertyCanStoreMiddleCenterType, LayoutPropertyCanStoreMiddleRightType,
        LayoutPropertyCanStoreCenterType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopCenterProperty = Layout
        public typealias WillSetTopRightProperty = Layout
        public typealias WillSetMiddleCenterProperty = Layout
        public typealias WillSetMiddleRightProperty = Layout
        public typealias WillSetCenterProperty = BottomLeftCenter
        public typealias WillSetRightProperty = BottomLeftRight
        public typealias WillSetTopProperty = BottomLeftTop
        public typealias WillSetMiddleProperty = BottomLeftMiddle
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = BottomLeftWidth
        public typealias WillSetHeightProperty = BottomLeftHeight
    }

    public enum BottomRight:
        LayoutPropertyCanStoreTopLeftType, LayoutPropertyCanStoreTopCenterType,
        LayoutPropertyCanStoreMiddleLeftType, LayoutPropertyCanStoreMiddleCenterType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreCenterType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopLeftProperty = Layout
        public typealias WillSetTopCenterProperty = Layout
        public typealias WillSetMiddleLeftProperty = Layout
        public typealias WillSetMiddleCenterProperty = Layout
        public typealias WillSetLeftProperty = BottomRightLeft
        public typealias WillSetCenterProperty = BottomRightCenter
        public typealias WillSetTopProperty = BottomRightTop
        public typealias WillSetMiddleProperty = BottomRightMiddle
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = BottomRightWidth
        public typealias WillSetHeightProperty = BottomRightHeight
    }

    public enum Center:
        LayoutPropertyCanStoreRightType, LayoutPropertyCanStoreTopType,
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetRightProperty = CenterRight
        public typealias WillSetTopProperty = CenterTop
        public typealias WillSetMiddleProperty = CenterMiddle
        public typealias WillSetBottomProperty = CenterBottom
    }

    public enum Left:
        LayoutPropertyCanStoreCenterType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetCenterProperty = LeftCenter
        public typealias WillSetRightProperty = LeftRight
        public typealias WillSetTopProperty = LeftTop
        public typealias WillSetMiddleProperty = LeftMiddle
        public typealias WillSetBottomProperty = LeftBottom
    }

    public enum MiddleCenter:
        LayoutPropertyCanStoreTopLeftType, LayoutPropertyCanStoreTopRightType,
        LayoutPropertyCanStoreBottomLeftType, LayoutPropertyCanStoreBottomRightType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopLeftProperty = Layout
        public typealias WillSetTopRightProperty = Layout
        public typealias WillSetBottomLeftProperty = Layout
        public typealias WillSetBottomRightProperty = Layout
        public typealias WillSetLeftProperty = MiddleCenterLeft
        public typealias WillSetRightProperty = MiddleCenterRight
        public typealias WillSetTopProperty = MiddleCenterTop
        public typealias WillSetBottomProperty = MiddleCenterBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = MiddleCenterWidth
        public typealias WillSetHeightProperty = MiddleCenterHeight
    }

    public enum MiddleLeft:
        LayoutPropertyCanStoreTopCenterType, LayoutPropertyCanStoreTopRightType,
        LayoutPropertyCanStoreBottomCenterType, LayoutPropertyCanStoreBottomRightType,
        LayoutPropertyCanStoreCenterType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopCenterProperty = Layout
        public typealias WillSetTopRightProperty = Layout
        public typealias WillSetBottomCenterProperty = Layout
        public typealias WillSetBottomRightProperty = Layout
        public typealias WillSetCenterProperty = MiddleLeftCenter
        public typealias WillSetRightProperty = MiddleLeftRight
        public typealias WillSetTopProperty = MiddleLeftTop
        public typealias WillSetBottomProperty = MiddleLeftBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = MiddleLeftWidth
        public typealias WillSetHeightProperty = MiddleLeftHeight
    }

    public enum MiddleRight:
        LayoutPropertyCanStoreTopLeftType, LayoutPropertyCanStoreTopCenterType,
        LayoutPropertyCanStoreBottomLeftType, LayoutPropertyCanStoreBottomCenterType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreCenterType,
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopLeftProperty = Layout
        public typealias WillSetTopCenterProperty = Layout
        public typealias WillSetBottomLeftProperty = Layout
        public typealias WillSetBottomCenterProperty = Layout
        public typealias WillSetLeftProperty = MiddleRightLeft
        public typealias WillSetCenterProperty = MiddleRightCenter
        public typealias WillSetTopProperty = MiddleRightTop
        public typealias WillSetBottomProperty = MiddleRightBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = MiddleRightWidth
        public typealias WillSetHeightProperty = MiddleRightHeight
    }

    public enum Right:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetTopProperty = RightTop
        public typealias WillSetMiddleProperty = RightMiddle
        public typealias WillSetBottomProperty = RightBottom
    }

    public enum TopCenter:
        LayoutPropertyCanStoreMiddleLeftType, LayoutPropertyCanStoreMiddleRightType,
        LayoutPropertyCanStoreBottomLeftType, LayoutPropertyCanStoreBottomRightType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleLeftProperty = Layout
        public typealias WillSetMiddleRightProperty = Layout
        public typealias WillSetBottomLeftProperty = Layout
        public typealias WillSetBottomRightProperty = Layout
        public typealias WillSetLeftProperty = TopCenterLeft
        public typealias WillSetRightProperty = TopCenterRight
        public typealias WillSetMiddleProperty = TopCenterMiddle
        public typealias WillSetBottomProperty = TopCenterBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = TopCenterWidth
        public typealias WillSetHeightProperty = TopCenterHeight
    }

    public enum TopLeft:
        LayoutPropertyCanStoreMiddleCenterType, LayoutPropertyCanStoreMiddleRightType,
        LayoutPropertyCanStoreBottomCenterType, LayoutPropertyCanStoreBottomRightType,
        LayoutPropertyCanStoreCenterType, LayoutPropertyCanStoreRightType,
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleCenterProperty = Layout
        public typealias WillSetMiddleRightProperty = Layout
        public typealias WillSetBottomCenterProperty = Layout
        public typealias WillSetBottomRightProperty = Layout
        public typealias WillSetCenterProperty = TopLeftCenter
        public typealias WillSetRightProperty = TopLeftRight
        public typealias WillSetMiddleProperty = TopLeftMiddle
        public typealias WillSetBottomProperty = TopLeftBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = TopLeftWidth
        public typealias WillSetHeightProperty = TopLeftHeight
    }

    public enum TopRight:
        LayoutPropertyCanStoreMiddleLeftType, LayoutPropertyCanStoreMiddleCenterType,
        LayoutPropertyCanStoreBottomLeftType, LayoutPropertyCanStoreBottomCenterType,
        LayoutPropertyCanStoreLeftType, LayoutPropertyCanStoreCenterType,
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleLeftProperty = Layout
        public typealias WillSetMiddleCenterProperty = Layout
        public typealias WillSetBottomLeftProperty = Layout
        public typealias WillSetBottomCenterProperty = Layout
        public typealias WillSetLeftProperty = TopRightLeft
        public typealias WillSetCenterProperty = TopRightCenter
        public typealias WillSetMiddleProperty = TopRightMiddle
        public typealias WillSetBottomProperty = TopRightBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = TopRightWidth
        public typealias WillSetHeightProperty = TopRightHeight
    }

    public enum BottomCenterHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomCenterLeft:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomCenterMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomCenterRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomCenterTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomCenterWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomLeftCenter:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomLeftHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomLeftMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomLeftRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomLeftTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomLeftWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomRightCenter:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomRightHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomRightLeft:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum BottomRightMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomRightTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum BottomRightWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterBottom:
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = CenterBottomWidth
        public typealias WillSetHeightProperty = CenterBottomHeight
    }

    public enum CenterMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreSizeType,
        LayoutPropertyCanStoreWidthType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = CenterMiddleBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = CenterMiddleWidth
        public typealias WillSetHeightProperty = CenterMiddleHeight
    }

    public enum CenterRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetTopProperty = CenterRightTop
        public typealias WillSetMiddleProperty = CenterRightMiddle
        public typealias WillSetBottomProperty = CenterRightBottom
    }

    public enum CenterTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = CenterTopMiddle
        public typealias WillSetBottomProperty = CenterTopBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = CenterTopWidth
        public typealias WillSetHeightProperty = CenterTopHeight
    }

    public enum LeftBottom:
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = LeftBottomWidth
        public typealias WillSetHeightProperty = LeftBottomHeight
    }

    public enum LeftCenter:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetTopProperty = LeftCenterTop
        public typealias WillSetMiddleProperty = LeftCenterMiddle
        public typealias WillSetBottomProperty = LeftCenterBottom
    }

    public enum LeftMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreSizeType,
        LayoutPropertyCanStoreWidthType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = LeftMiddleBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = LeftMiddleWidth
        public typealias WillSetHeightProperty = LeftMiddleHeight
    }

    public enum LeftRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreMiddleType,
        LayoutPropertyCanStoreBottomType
    {
        public typealias WillSetTopProperty = LeftRightTop
        public typealias WillSetMiddleProperty = LeftRightMiddle
        public typealias WillSetBottomProperty = LeftRightBottom
    }

    public enum LeftTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = LeftTopMiddle
        public typealias WillSetBottomProperty = LeftTopBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = LeftTopWidth
        public typealias WillSetHeightProperty = LeftTopHeight
    }

    public enum MiddleCenterBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleCenterHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleCenterLeft:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleCenterRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleCenterTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleCenterWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleLeftBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleLeftCenter:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleLeftHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleLeftRight:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleLeftTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleLeftWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleRightBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleRightCenter:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleRightHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleRightLeft:
        LayoutPropertyCanStoreTopType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetTopProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum MiddleRightTop: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum MiddleRightWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum RightBottom:
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = RightBottomWidth
        public typealias WillSetHeightProperty = RightBottomHeight
    }

    public enum RightMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreSizeType,
        LayoutPropertyCanStoreWidthType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = RightMiddleBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = RightMiddleWidth
        public typealias WillSetHeightProperty = RightMiddleHeight
    }

    public enum RightTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreSizeType, LayoutPropertyCanStoreWidthType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = RightTopMiddle
        public typealias WillSetBottomProperty = RightTopBottom
        public typealias WillSetSizeProperty = Layout
        public typealias WillSetWidthProperty = RightTopWidth
        public typealias WillSetHeightProperty = RightTopHeight
    }

    public enum TopCenterBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopCenterHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopCenterLeft:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopCenterMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopCenterRight:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopCenterWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopLeftBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopLeftCenter:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopLeftHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopLeftMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopLeftRight:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopLeftWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopRightBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopRightCenter:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopRightHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopRightLeft:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum TopRightMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum TopRightWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterBottomHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterBottomWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterMiddleBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterMiddleHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterMiddleWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterRightBottom: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterRightMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterRightTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum CenterTopBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterTopHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterTopMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum CenterTopWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftBottomHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftBottomWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftCenterBottom: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftCenterMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftCenterTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftMiddleBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftMiddleHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftMiddleWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftRightBottom: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftRightMiddle:
        LayoutPropertyCanStoreBottomType, LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftRightTop:
        LayoutPropertyCanStoreMiddleType, LayoutPropertyCanStoreBottomType,
        LayoutPropertyCanStoreHeightType
    {
        public typealias WillSetMiddleProperty = Layout
        public typealias WillSetBottomProperty = Layout
        public typealias WillSetHeightProperty = Layout
    }

    public enum LeftTopBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftTopHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftTopMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum LeftTopWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum RightBottomHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightBottomWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum RightMiddleBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightMiddleHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightMiddleWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }

    public enum RightTopBottom: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightTopHeight: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightTopMiddle: LayoutPropertyCanStoreWidthType {
        public typealias WillSetWidthProperty = Layout
    }

    public enum RightTopWidth: LayoutPropertyCanStoreHeightType {
        public typealias WillSetHeightProperty = Layout
    }
}
