/// The rule that every temperature is given in both scales, and that the scales agree.
enum TemperatureRules {
  /// The allowed difference between the scales for a temperature inside a food, in degrees
  /// Fahrenheit.
  static let slack = 3.0

  /// The allowed difference for an oven or a pan of oil, because dials have steps of 25 °F and 10
  /// °C.
  static let ovenSlack = 10.0

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    meal.steps.indices.flatMap { index in
      NamedTemperature.temperatures(in: meal.steps[index].text).compactMap { temperature in
        objection(to: temperature).map { meal.finding(.temperatureScales, step: index, $0) }
      }
    }
  }

  static func objection(to temperature: NamedTemperature) -> String? {
    let fahrenheit = temperature.fahrenheit.map { "\(Int($0)) °F" }
    let celsius = temperature.celsius.map { "\(Int($0)) °C" }
    let degrees = [fahrenheit, celsius].compactMap { $0 }.joined(separator: " and ")
    guard let difference = temperature.difference else {
      return "gives \(degrees) alone; say it in °F and °C"
    }
    let limit = temperature.degrees > SafetyRules.boiling ? ovenSlack : slack
    guard difference > limit else { return nil }
    return "gives \(degrees), which are \(Int(difference.rounded())) °F apart; make them agree"
  }
}
