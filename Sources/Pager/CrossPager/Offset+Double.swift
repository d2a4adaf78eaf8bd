// Embedded builds use no floating point and create offsets from points or whole numbers of pages.
#if !hasFeature(Embedded)
  extension Offset: ExpressibleByFloatLiteral {
    /// Creates a distance in pages, rounded to the nearest 1/65536 of a page, as in `pager.drag(x: -0.25)`.
    public init(floatLiteral pages: Double) {
      self.init(pages: pages)
    }

    /// Creates a distance in pages, rounded to the nearest 1/65536 of a page, with halves rounded away from zero.
    ///
    /// - Parameter pages: The distance, clamped to the range of an offset, about ±1.4 · 10¹⁴ pages. NaN becomes 0.
    public init(pages: Double) {
      let units = pages * 0x1p16
      if units.isNaN {
        rawValue = 0
      } else if units.magnitude >= 0x1p63 {
        rawValue = units < 0 ? .min : .max
      } else {
        // Avoid `rounded()` and `Int64(exactly:)`, which call the C library. The core must not link any library.
        let whole = Int64(units)
        let rest = units - Double(whole)
        rawValue = whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0)
      }
    }
  }

  extension Double {
    /// Converts an offset to a number of pages. The result is exact within ±2³⁷ pages, which exceeds the size of any
    /// pager.
    ///
    ///     Double(pager.phase.offset) * width
    public init(_ offset: Offset) {
      self = Double(offset.rawValue) / 0x1p16
    }
  }
#endif
