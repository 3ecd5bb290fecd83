import MealModels

/// The fixed points of the catalogue format; `Design.md` of this package describes it.
public enum CatalogFormat {
  /// The word with which the first line of a catalogue file begins.
  public static let name = "mealadvisor-catalog"

  /// The version that this program reads and writes.
  public static let version = 1

  /// The first line of every catalogue file.
  public static let firstLine = "\(name) \(version)"

  /// A small correct file, for messages that show an example.
  public static let example = """
    \(firstLine)

    meal toast-supper
    title: Toast Supper
    cuisine: british
    slots: breakfast, dinner
    difficulty: easy
    time: prep 5, cook 10
    servings: 2
    summary: Buttery toast with a soft egg.
    picture: toast, golden toast with a soft egg
    ingredients:
    - 2 slices | bread
    - 1 1/2 tbsp | butter | at room temperature
    - 2 | eggs
    steps:
    1. Toast the bread until golden, about 4 minutes.
    2. Fry the eggs over medium heat and serve on the buttered toast.

    """

  /// The longest file that is read, in bytes: 16 MiB.
  public static let longestFile = 16 << 20

  /// How many people a meal may feed.
  public static let servings = 1...1000

  /// Whether a meal may contain this amount: at most 100 kg, 100 l or 1000 pieces.
  static func allows(_ quantity: Quantity, _ unit: MeasureUnit?) -> Bool {
    let amount = quantity.upperBound.doubleValue
    guard let base = unit?.baseAmount else { return amount <= 1000 }
    return amount * base <= 100_000
  }

  /// The longest part of a meal, in minutes: two weeks.
  public static let minutes = 0...20_160
}
