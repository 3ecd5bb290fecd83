/// A deterministic drawing of a meal.
public struct Plate: Equatable, Sendable {
  /// The kind of dish.
  public var kind: Kind
  /// The vessel that the dish is served in.
  public var vessel: Vessel
  /// The visible foods, the largest part first; their colours are opaque.
  public var toppings: [Topping]
  /// The seed of the arrangement; the same seed draws the same plate.
  public var seed: UInt64

  /// Makes a plate; by default its vessel is that of its kind.
  public init(_ kind: Kind, toppings: [Topping], vessel: Vessel? = nil, seed: UInt64) {
    self.kind = kind
    self.vessel = vessel ?? kind.vessel
    self.toppings = toppings
    self.seed = seed
  }

  /// Makes a plate of chunks in these colours, the largest part first.
  public init(_ kind: Kind, colors: [RGBA], seed: UInt64) {
    self.init(kind, toppings: colors.map { Topping($0, .chunk) }, seed: seed)
  }

  /// The colours of the toppings, in their order.
  public var colors: [RGBA] { toppings.map(\.color) }
}

extension Plate {
  /// The kind of a dish, which decides how its foods are arranged.
  public enum Kind: String, CaseIterable, Sendable {
    /// Foods next to each other on a flat plate.
    case plate
    /// Foods next to each other in a bowl.
    case bowl
    /// Pieces that swim in a broth.
    case soup
    /// Pieces in a thick sauce.
    case stew
    /// A sauce with pieces, next to rice if there is any.
    case curry
    /// Tortillas folded around their filling.
    case taco
    /// Leaves with foods all over.
    case salad
    /// Layers between two slices.
    case sandwich
    /// A roll that is cut in two.
    case wrap
    /// Baked as a round and cut.
    case pizza
    /// A nest of pasta with its sauce.
    case pasta
    /// Noodles in a bowl, with chopsticks.
    case noodles
    /// A mound of rice with foods on top.
    case rice
    /// Pieces on sticks.
    case skewer
    /// An oven dish with a browned top.
    case bake
    /// Eggs, fried, folded or scrambled.
    case eggs
    /// Round and flat, on top of each other.
    case pancakes
    /// A slice of bread with a topping.
    case toast
    /// Smooth and soft, in a bowl.
    case porridge
    /// A tall glass with a straw.
    case smoothie
    /// A glass or a cup.
    case drink
    /// Small foods on a board.
    case board
    /// A sweet food on a small plate.
    case dessert
  }

  /// The vessel that a dish is served in.
  public enum Vessel: String, CaseIterable, Sendable {
    /// A flat plate.
    case plate
    /// A round bowl.
    case bowl
    /// A black pan with its handle.
    case pan
    /// A pot of clay with two handles.
    case pot
    /// A deep rectangular dish for the oven.
    case dish
    /// A wooden board.
    case board
    /// A glass, seen from the side.
    case glass
    /// A cup on its saucer.
    case cup
  }
}

extension Plate.Kind {
  /// Whether this kind is a drink.
  public var isDrink: Bool { self == .drink || self == .smoothie }

  /// The default vessel of this kind of dish.
  public var vessel: Plate.Vessel {
    switch self {
    case .plate, .taco, .sandwich, .wrap, .pasta, .skewer, .pancakes, .dessert: .plate
    case .eggs, .toast: .plate
    case .bowl, .soup, .curry, .salad, .noodles, .rice, .porridge: .bowl
    case .stew: .pot
    case .bake: .dish
    case .pizza, .board: .board
    case .smoothie, .drink: .glass
    }
  }
}
