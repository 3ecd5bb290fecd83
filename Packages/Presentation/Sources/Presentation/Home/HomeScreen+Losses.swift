import DesignSystem
import ScreenParts

/// Home while limits may be lost: nothing is suggested before each eater's were set anew or confirmed.
extension HomeScreen {
  static func lossMessage(_ input: HomeInput, _ copy: Copy) -> StateMessage {
    let names = input.unconfirmedEaters.map { name in
      name.map(copy.eater(named:)) ?? copy("limits-lost.you")
    }
    return StateMessage(
      "home.empty", .restrictions, copy("limits-lost.headline"),
      copy("limits-lost.body", ["names": copy.list(names)]))
  }
}
