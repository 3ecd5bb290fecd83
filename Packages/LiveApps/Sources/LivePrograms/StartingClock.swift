import AppComposition
import AppShell
import LiveEnvironment
import PrintedText

/// A local time at which a program starts, to try out a day other than today.
///
/// An environment variable sets it, such as `MEALADVISOR_CLOCK`.
struct StartingClock {
  /// An environment whose clock starts at that time and continues; unchanged if the variable is not
  /// set.
  let environment: AppEnvironment
  /// The error in the variable, and the remedy; nil if the variable is valid or not set.
  let refusal: String?

  init(of brand: Brand, _ variables: [String: String], in environment: AppEnvironment) {
    let name = brand.id.uppercased().map { $0 == "-" ? "_" : String($0) }.joined() + "_CLOCK"
    let text = variables[name]
    let moment = text.flatMap { environment.moment(typed: $0) }
    self.environment = moment.map { environment.beginning(at: $0.date) } ?? environment
    refusal =
      if let text, moment == nil {
        "\(name) is a local time such as 2026-05-12T18:30, not \(PlainText.quoted(text))"
      } else { nil }
  }
}
