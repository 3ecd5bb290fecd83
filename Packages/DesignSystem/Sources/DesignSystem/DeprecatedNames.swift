extension ContentSize {
  /// The former name of ``xs``.
  @available(*, deprecated, renamed: "xs")
  public static var xS: ContentSize { .xs }

  /// The former name of ``s``.
  @available(*, deprecated, renamed: "s")
  public static var S: ContentSize { .s }

  /// The former name of ``m``.
  @available(*, deprecated, renamed: "m")
  public static var M: ContentSize { .m }

  /// The former name of ``l``.
  @available(*, deprecated, renamed: "l")
  public static var L: ContentSize { .l }

  /// The former name of ``xl``.
  @available(*, deprecated, renamed: "xl")
  public static var xL: ContentSize { .xl }

  /// The former name of ``xxl``.
  @available(*, deprecated, renamed: "xxl")
  public static var xxL: ContentSize { .xxl }

  /// The former name of ``xxxl``.
  @available(*, deprecated, renamed: "xxxl")
  public static var xxxL: ContentSize { .xxxl }

  /// The former name of ``ax1``.
  @available(*, deprecated, renamed: "ax1")
  public static var AX1: ContentSize { .ax1 }

  /// The former name of ``ax2``.
  @available(*, deprecated, renamed: "ax2")
  public static var AX2: ContentSize { .ax2 }

  /// The former name of ``ax3``.
  @available(*, deprecated, renamed: "ax3")
  public static var AX3: ContentSize { .ax3 }

  /// The former name of ``ax4``.
  @available(*, deprecated, renamed: "ax4")
  public static var AX4: ContentSize { .ax4 }

  /// The former name of ``ax5``.
  @available(*, deprecated, renamed: "ax5")
  public static var AX5: ContentSize { .ax5 }
}
