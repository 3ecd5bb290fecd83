extension MonthSet {
  /// January.
  public static let january = MonthSet(rawValue: 1 << 0)
  /// February.
  public static let february = MonthSet(rawValue: 1 << 1)
  /// March.
  public static let march = MonthSet(rawValue: 1 << 2)
  /// April.
  public static let april = MonthSet(rawValue: 1 << 3)
  /// May.
  public static let may = MonthSet(rawValue: 1 << 4)
  /// June.
  public static let june = MonthSet(rawValue: 1 << 5)
  /// July.
  public static let july = MonthSet(rawValue: 1 << 6)
  /// August.
  public static let august = MonthSet(rawValue: 1 << 7)
  /// September.
  public static let september = MonthSet(rawValue: 1 << 8)
  /// October.
  public static let october = MonthSet(rawValue: 1 << 9)
  /// November.
  public static let november = MonthSet(rawValue: 1 << 10)
  /// December.
  public static let december = MonthSet(rawValue: 1 << 11)
}

extension MonthSet: CustomStringConvertible {
  /// The numbers of the months, such as "4, 5, 6"; "none" for the empty set.
  public var description: String { months.map(String.init).commaList }
}
