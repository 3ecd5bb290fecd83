import DesignSystem

extension DisplayRegion {
  /// The region of a machine.
  ///
  /// It is the first country in `LC_ALL`, `LC_MEASUREMENT` or `LANG`, such as `en_GB.UTF-8`; the
  /// United States if none of them names a country.
  ///
  /// - Parameter variables: the environment of the process.
  public init(of variables: [String: String]) {
    let locale = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let country = locale?.split(separator: "_").dropFirst().first?.prefix(2).uppercased()
    self = country.map(Self.init(country:)) ?? .unitedStates
  }
}
