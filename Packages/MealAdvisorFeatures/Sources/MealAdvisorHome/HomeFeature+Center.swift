import DesignSystem
import EaterRecord
import Presentation

extension HomeFeature {
  /// The content in the center of Home: always exactly one of these.
  enum Center: Sendable {
    /// Placeholders until an answer arrives, with the step of a transition that still runs.
    case placeholder(SuggestionTransition.Phase?)
    /// A meal.
    case meal(ShownMeal)
    /// A failure; the state's `failures` contain its cause.
    case failure
    /// No meal: nothing fits, the limits are unreadable, or the plan has only words for now.
    case nothing

    /// The step of a transition; nil at rest.
    ///
    /// A failure and a center with nothing are always at rest.
    var phase: SuggestionTransition.Phase? {
      get {
        switch self {
        case .placeholder(let phase): phase
        case .meal(let meal): meal.phase
        case .failure, .nothing: nil
        }
      }
      set {
        switch self {
        case .placeholder: self = .placeholder(newValue)
        case .meal(var meal):
          meal.phase = newValue
          self = .meal(meal)
        case .failure, .nothing: break
        }
      }
    }
  }

  /// A meal on screen.
  struct ShownMeal: Sendable {
    /// The meal with its sides and reasons.
    var served: SuggestedMeal
    /// The motion with which its card appeared; nil if it was there before.
    var entrance: Motion?
    /// The step of the transition from or to another meal; nil at rest.
    var phase: SuggestionTransition.Phase?

    init(
      _ served: SuggestedMeal, entrance: Motion? = nil, phase: SuggestionTransition.Phase? = nil
    ) {
      self.served = served
      self.entrance = entrance
      self.phase = phase
    }
  }

  /// The failures since the last success.
  struct Failures: Sendable {
    /// How many questions in a row failed.
    var count = 0
    /// The cause of the last failure, also after a success.
    var cause = LoadFailure.connection
  }
}

extension HomeFeature.State {
  /// The meal on screen.
  var shown: SuggestedMeal? {
    if case .meal(let meal) = center { meal.served } else { nil }
  }

  /// Shows placeholders in the center; a running transition continues.
  mutating func awaitAnswer() { center = .placeholder(center.phase) }

  /// Ends the wait for an answer that did not come.
  ///
  /// A meal stays. Placeholders are replaced by the failure, or by nothing if no question failed.
  mutating func endWait() {
    if case .meal = center {
      center.phase = nil
    } else {
      center = failures.count > 0 ? .failure : .nothing
    }
  }
}
