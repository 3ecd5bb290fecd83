import DesignSystem
import ScreenParts

extension Banner {
  /// The banner "2 questions to answer", with a link to the sheet of conflicts; nil if there are
  /// none.
  public static func openQuestions(_ id: ElementID, _ count: Int, _ copy: Copy) -> Banner? {
    guard count > 0 else { return nil }
    return Banner(id, icon: .sync, copy("merge.questions", count: count), isOnGroupedPage: true) {
      ActionButton(
        id.child("answer"), .text, copy("merge.questions.answer"),
        hint: copy("merge.questions.hint"),
        action: ControlAction(MergeAction.open, motion: .sheet))
    }
  }
}
