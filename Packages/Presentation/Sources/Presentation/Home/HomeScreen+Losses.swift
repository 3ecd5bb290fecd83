import DesignSystem
import ScreenParts

/// Home while limits may be lost.
///
/// The app suggests no meal until the limits of each eater are set again or confirmed.
extension HomeScreen {
  static func lossMessage(_ input: HomeInput, _ copy: Copy) -> StateMessage {
    let names = input.unconfirmedEaters.map { name in
      name.map(copy.eater(named:)) ?? copy("limits-lost.you")
    }
    return StateMessage(
      "home.empty", icon: .restrictions, headline: copy("limits-lost.headline"),
      message: copy("limits-lost.body", ["names": copy.list(names)]))
  }
}
