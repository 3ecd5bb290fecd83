import DesignSystem

extension DisplayRegion {
  /// The region of a machine, by the country that `LC_ALL`, `LC_MEASUREMENT` or `LANG` names first,
  /// such as `en_GB.UTF-8`; the United States where none does.
  ///
  /// - Parameter variables: the environment of the process.
  public init(of variables: [String: String]) {
    let locale = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let country = locale?.split(separator: "_").dropFirst().first?.prefix(2).uppercased()
    self = country.map(Self.init(country:)) ?? .unitedStates
  }
}
