/// A unit of a recipe: of volume, of mass, or for counting pieces.
public enum MeasureUnit: String, CaseIterable, Hashable, Sendable, Codable {
  /// US teaspoon, a third of a tablespoon.
  case teaspoon
  /// US tablespoon, a sixteenth of a cup.
  case tablespoon
  /// US fluid ounce, two tablespoons.
  case fluidOunce = "fluid-ounce"
  /// US cup, 240 ml.
  case cup
  /// US liquid pint, two cups.
  case pint
  /// US liquid quart, four cups.
  case quart
  /// Millilitre.
  case millilitre
  /// Litre.
  case litre
  /// Gram.
  case gram
  /// Kilogram.
  case kilogram
  /// Avoirdupois ounce, 28.3495 g.
  case ounce
  /// Avoirdupois pound, 453.592 g.
  case pound
  /// The amount between two fingers; scaling another unit never results in it.
  case pinch
  /// A quick splash.
  case dash
  /// The amount in a hand.
  case handful
  /// One segment of a head of garlic.
  case clove
  /// One cut piece of a larger food.
  case slice
  /// One tin.
  case can
  /// One small stem with leaves.
  case sprig
  /// One long rib, of celery or lemongrass.
  case stalk
  /// One whole head, of lettuce or garlic.
  case head
  /// One tied bunch.
  case bunch
  /// One stick, of butter or cinnamon.
  case stick
  /// One flat sheet, of pastry or nori.
  case sheet
  /// One boned piece of fish or meat.
  case fillet
  /// One slice of bacon.
  case rasher
  /// One leaf.
  case leaf
  /// One cut or natural piece.
  case piece
  /// One thumb-sized lump, of ginger or butter.
  case knob
  /// One shop packet.
  case packet
}

extension MeasureUnit {
  /// The dimension of a unit.
  public enum Dimension: Hashable, Sendable {
    /// Volume, in millilitres.
    case volume
    /// Mass, in grams.
    case mass
    /// Counted pieces, which are never converted.
    case count
  }

  /// The dimension of this unit.
  public var dimension: Dimension {
    switch self {
    case .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .millilitre, .litre: .volume
    case .gram, .kilogram, .ounce, .pound: .mass
    default: .count
    }
  }

  /// Millilitres or grams in one unit; nil for counted units.
  ///
  /// Sources: household volumes of 21 CFR 101.9(b)(5)(viii), in which a cup is 240 ml and a
  /// teaspoon 5 ml; avoirdupois weights of NIST Handbook 44, Appendix C.
  public var baseAmount: Double? {
    switch self {
    case .teaspoon: 5
    case .tablespoon: 15
    case .fluidOunce: 30
    case .cup: 240
    case .pint: 480
    case .quart: 960
    case .millilitre, .gram: 1
    case .litre, .kilogram: 1000
    case .ounce: 28.349_523_125
    case .pound: 453.592_37
    default: nil
    }
  }

  /// Whether the unit belongs to the metric system; spoons and counted units belong to both.
  public var isMetric: Bool {
    switch self {
    case .millilitre, .litre, .gram, .kilogram: true
    default: false
    }
  }
}
