/// The way in which eaters use the app, apart from their taste.
public enum EaterConduct: String, CaseIterable, Sendable {
  /// No signal is a mistake.
  case usual
  /// One signal in ten is the opposite of the eater's taste: a meal accepted by mistake, or skipped
  /// because an ingredient is missing.
  case mistaken
  /// Eaters never ask again, rate, save or reject a meal: they eat the shown meal, and open its
  /// recipe if they like it.
  case silent

  /// The fraction of signals that are the opposite of the eater's taste.
  var slips: Double { self == .mistaken ? 0.1 : 0 }
}
