import CommandKit
import EaterRecord
import PremiumGate

extension StoredState {
  /// Throws if a feature needs premium and the eater is not entitled to it.
  package func check(
    _ usage: Usage, of feature: PremiumFeature, session: Session, invocation: Invocation
  ) throws(CommandError) {
    guard case .needsPremium(let trigger) = gate(at: session.now).decide(usage, feature) else {
      return
    }
    throw .needsPremium(trigger, session.advisor.copy, program: invocation.program)
  }
}
