/// The mean and the standard deviation of some numbers.
struct Spread: Equatable, Sendable {
  let mean: Double
  /// The standard deviation; 1 if all numbers are equal.
  let deviation: Double

  init(_ numbers: [Double]) {
    let count = Double(max(1, numbers.count))
    let mean = numbers.reduce(0, +) / count
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    self.mean = mean
    deviation = variance > 1e-18 ? variance.squareRoot() : 1
  }

  func standardised(_ number: Double) -> Double { (number - mean) / deviation }
}
