import MealModels

extension RecipeStep {
  /// The instruction with its temperatures in the scale of a system; nil leaves it as written.
  ///
  /// A temperature in both scales keeps the one that the system uses. A difference of
  /// temperatures, such as "lower it by 25°F", stays as written.
  package func text(in system: MeasurementSystem?) -> String {
    guard let system else { return text }
    let letters = Array(text)
    let readings = HeatReading.readings(in: letters)
    var (result, end, index) = ("", 0, 0)
    while index < readings.count {
      let reading = readings[index]
      let next = index + 1 < readings.count ? readings[index + 1] : nil
      if let next, let last = reading.end(ofPairWith: next, in: letters) {
        let own = reading.system == system ? reading : next
        result += String(letters[end..<reading.place.lowerBound]) + String(letters[own.place])
        end = last
        index += 2
        continue
      }
      if let said = reading.text(in: system, beside: readings, in: letters) {
        result += String(letters[end..<reading.place.lowerBound]) + said
        end = reading.place.upperBound
      }
      index += 1
    }
    return result + String(letters[end...])
  }
}
