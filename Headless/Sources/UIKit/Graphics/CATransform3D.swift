#if !canImport(QuartzCore)
    /// A transform in space, as a matrix of rows. Layers keep it; nothing is laid out by it.
    public struct CATransform3D: Equatable, Sendable {
        public var m11: CGFloat = 1
        public var m12: CGFloat = 0
        public var m13: CGFloat = 0
        public var m14: CGFloat = 0
        public var m21: CGFloat = 0
        public var m22: CGFloat = 1
        public var m23: CGFloat = 0
        public var m24: CGFloat = 0
        public var m31: CGFloat = 0
        public var m32: CGFloat = 0
        public var m33: CGFloat = 1
        public var m34: CGFloat = 0
        public var m41: CGFloat = 0
        public var m42: CGFloat = 0
        public var m43: CGFloat = 0
        public var m44: CGFloat = 1

        public init() {}
    }

    public let CATransform3DIdentity = CATransform3D()

    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
        return transform
    }

    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
        return transform
    }

    /// A turn by an angle in radians about an axis; none about an axis without a length.
    public func CATransform3DMakeRotation(
        _ angle: CGFloat,
        _ x: CGFloat,
        _ y: CGFloat,
        _ z: CGFloat
    ) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        if length == 0 { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        var transform = CATransform3D()
        (transform.m11, transform.m12, transform.m13) = (
            c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s
        )
        (transform.m21, transform.m22, transform.m23) = (
            x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s
        )
        (transform.m31, transform.m32, transform.m33) = (
            x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)
        )
        return transform
    }

    extension CATransform3D {
        /// That of the plane, in space.
        public init(_ transform: CGAffineTransform) {
            self.init()
            (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
            (m41, m42) = (transform.tx, transform.ty)
        }
    }

    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
#endif
