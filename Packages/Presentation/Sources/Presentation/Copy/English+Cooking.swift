import DesignSystem

extension CopyTable {
  /// The words of cooking step by step, and of what went wrong around it.
  static let cookingEnglish: [CopyKey: CopyEntry] = [
    "cooking.back": "Recipe",
    "cooking.progress": "Step {step} of {count}",
    "cooking.next": "Next Step",
    "cooking.previous": "Previous Step",
    "cooking.finish": "Done",
    "cooking.finish.hint": "Remembers that you cooked it",

    "settings.sign-in.unavailable": "Signing in needs an Apple device. Nothing here requires it.",
  ]
}
