import DesignSystem
import MealModels
import ScreenParts

/// A part of a read recipe: its text, and if the text is doubtful, the two ways to settle it.
///
/// A tap on a certain part changes it. A doubtful part says so in words and by a shape, and has two
/// buttons (R-IMP-02).
struct ReviewField: Component {
  private let row: ListRow
  private let check: Stack?

  /// - Parameter value: the read text; nil if none was found.
  init(_ field: ImportedField, _ value: String?, isDoubtful: Bool, _ copy: Copy) {
    let id = ElementID("review-recipe").child(field.rawValue)
    let name = copy(CopyKey("recipe-review.field.\(field.rawValue)"))
    let shown = value ?? copy("recipe-review.missing")
    row = ListRow(
      id, icon: isDoubtful ? .caution : nil, name, subtitle: shown,
      accessory: isDoubtful ? .none : .disclosure, spokenValue: shown,
      hint: isDoubtful ? "" : copy("recipe-review.change.hint"),
      action: isDoubtful ? nil : ControlAction(RecipeReviewAction.change, field, motion: .push))
    check = isDoubtful ? Self.check(field, name, copy) : nil
  }

  /// "Please check", with the two answers.
  static func check(_ field: ImportedField, _ name: String, _ copy: Copy) -> Stack {
    let id = ElementID("review-recipe").child(field.rawValue).child("check")
    return Stack(
      id,
      LayoutSpec(
        .vertical, spacing: .s, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) {
      StatusBadge(
        id.child("badge"), .lowConfidence, copy("recipe-review.check"),
        spoken: copy("recipe-review.check.spoken", ["field": name]))
      Stack(
        id.child("answers"),
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, align: .center, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) {
        answer("confirm", ControlAction(RecipeReviewAction.confirm, field))
        answer("change", ControlAction(RecipeReviewAction.change, field, motion: .push))
      }
    }
    func answer(_ what: String, _ action: ControlAction) -> ActionButton {
      ActionButton(
        id.child(what), .secondary, copy(CopyKey("recipe-review.\(what)")),
        label: copy(CopyKey("recipe-review.\(what).spoken"), ["field": name]), action: action,
        horizontalPadding: .s)
    }
  }

  /// The tree node of this value.
  var element: Element {
    // Rows directly in the group need no space between them.
    guard let check else { return row.element }
    return Stack(row.id.child("field"), LayoutSpec(.vertical, width: .fill)) {
      row
      check
    }.element
  }
}
