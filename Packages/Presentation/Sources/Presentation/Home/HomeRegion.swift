import DesignSystem

/// A part of Home with its layer.
struct HomeRegion: Equatable, Sendable {
  /// The layer.
  var layer: HomeLayer
  /// The ids of its elements in reading order.
  ///
  /// The screen's tree has all of them.
  var elements: [ElementID]

  /// Makes a region.
  init(_ layer: HomeLayer, _ elements: [ElementID]) {
    self.layer = layer
    self.elements = elements
  }
}

extension HomeScreen {
  /// The regions that this state shows, in the order of their layers.
  var regions: [HomeRegion] {
    [
      HomeRegion(.foundation, [greeting.id]),
      HomeRegion(.content, [center.id]),
      HomeRegion(.interaction, [primary.id]),
      HomeRegion(.context, context),
    ].filter { !$0.elements.isEmpty }
  }

  private var context: [ElementID] {
    secondary.map(\.id) + [wishes?.id, nudge?.id, quietLine?.id, tabBar?.id].compactMap(\.self)
  }
}

extension HomeScreen.Center {
  /// The id of the center.
  public var id: ElementID {
    switch self {
    case .meal(let card): card.id
    case .placeholder(let skeleton): skeleton.id
    case .failure(let card): card.id
    case .message(let message): message.id
    }
  }
}
