import CommandKit
import EaterRecord
import PremiumGate

extension StoredState {
  /// Throws when something needs premium, and the eater has none.
  func check(
    _ usage: Usage, _ feature: PremiumFeature, _ session: Session, _ invocation: Invocation
  ) throws(CommandError) {
    guard case .needsPremium(let trigger) = gate(at: session.now).decide(usage, feature) else {
      return
    }
    throw .needsPremium(trigger, session.advisor.copy, program: invocation.program)
  }
}
