import DesignSystem

/// A part of Home with the layer it belongs to.
public struct HomeRegion: Equatable, Sendable {
  /// The layer.
  public var layer: HomeLayer
  /// The ids of its elements, in reading order; all of them are in the tree.
  public var elements: [ElementID]

  /// Makes a region.
  public init(_ layer: HomeLayer, _ elements: [ElementID]) {
    self.layer = layer
    self.elements = elements
  }
}

extension HomeScreen {
  /// The regions that are there in this state, in the order of their layers.
  public var regions: [HomeRegion] {
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
  /// The id of what stands in the middle.
  public var id: ElementID {
    switch self {
    case .meal(let card): card.id
    case .placeholder(let skeleton): skeleton.id
    case .failure(let card): card.id
    case .message(let message): message.id
    }
  }
}
