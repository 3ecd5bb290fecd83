import CommandKit

/// Flags that several commands about one meal accept.
package enum MealFlags {
  package static let cooked = Flag("--servings", "N", "servings to cook, 1 to 100")
  package static let units = Flag(
    "--units", "UNITS", "us or metric; without it, as set, else as usual in the region")
}
