// swift-format-ignore-file
enum BundledAisleWeights {
  static let unit: Float = 1
  static let rows: StaticString = "00000"
}
