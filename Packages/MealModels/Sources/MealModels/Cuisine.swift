/// The cuisine to which a recipe belongs.
public enum Cuisine: String, CaseIterable, Hashable, Sendable, Codable {
  /// The United States.
  case american
  /// Brazil.
  case brazilian
  /// The United Kingdom.
  case british
  /// The Caribbean islands.
  case caribbean
  /// China.
  case chinese
  /// Ethiopia and Eritrea.
  case ethiopian
  /// The Philippines.
  case filipino
  /// France.
  case french
  /// Germany.
  case german
  /// Greece.
  case greek
  /// India.
  case indian
  /// Indonesia.
  case indonesian
  /// Italy.
  case italian
  /// Japan.
  case japanese
  /// Korea.
  case korean
  /// Mexico.
  case mexican
  /// The Levant, Iraq, Iran and the Gulf.
  case middleEastern = "middle-eastern"
  /// Morocco and the Maghreb.
  case moroccan
  /// Denmark, Finland, Iceland, Norway and Sweden.
  case nordic
  /// Peru.
  case peruvian
  /// Poland.
  case polish
  /// Spain.
  case spanish
  /// Thailand.
  case thai
  /// Turkey.
  case turkish
  /// Vietnam.
  case vietnamese
}
