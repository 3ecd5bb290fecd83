import DesignSystem
import MealModels
import ScreenParts

/// A wish that applies until the next meal time.
public enum MomentWish: String, CaseIterable, Hashable, Sendable {
  /// There are 20 minutes to cook.
  case quick
  /// Children eat.
  case kids

  /// The most minutes for a quick meal.
  public static let quickMinutes = 20
}

/// The labels and actions of the controls of a wish of the moment, in any component.
public struct MomentWishControls: Equatable, Sendable {
  /// The wish.
  public var wish: MomentWish
  /// Whether the wish is on now.
  public var isOn: Bool
  private let title: String
  private let short: String
  private let hint: String
  private let dropHint: String

  /// Makes the controls; their names depend on the part of the day.
  public init(_ wish: MomentWish, isOn: Bool, slot: MealSlot, copy: Copy) {
    self.wish = wish
    self.isOn = isOn
    let name = "wish.\(wish.rawValue)"
    let isTonight = wish == .kids && slot == .dinner
    title = copy(CopyKey(isTonight ? "\(name).tonight" : name))
    short = copy(CopyKey("\(name).short"))
    hint = copy("wish.hint")
    dropHint = copy("wish.drop.hint")
  }

  private var action: ControlAction {
    ControlAction(isOn ? HomeAction.dropWish : HomeAction.wish, wish)
  }

  /// The entry for the actions menu of the card.
  public var customAction: CustomAction { CustomAction(title, action) }

  /// The row in the sheet that explains the meal.
  public func row(_ id: ElementID) -> ListRow {
    ListRow(
      id, icon: wish == .quick ? .time : .person, title, accessory: .checkmark(isOn: isOn),
      hint: isOn ? dropHint : hint, action: action)
  }

  /// The chip that shows the wish on Home and removes it.
  func chip(_ id: ElementID) -> Chip {
    Chip(
      id, short, isRemovable: true, hint: dropHint,
      action: ControlAction(HomeAction.dropWish, wish, haptic: .selection))
  }
}
