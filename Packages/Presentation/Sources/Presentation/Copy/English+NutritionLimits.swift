import DesignSystem

extension CopyTable {
  /// The words of Nutrition Limits: calm, and without any amount that could look like advice.
  static let nutritionLimitsEnglish: [CopyKey: CopyEntry] = [
    "nutrition-limits.at-most": "AT MOST IN A SERVING",
    "nutrition-limits.at-most.spoken": "At most in a serving",
    "nutrition-limits.at-least": "AT LEAST IN A SERVING",
    "nutrition-limits.at-least.spoken": "At least in a serving",
    "nutrition-limits.footer": """
    Another meal is shown only if nothing else fits, and it says so. A meal with an unknown amount \
    does not count as fitting.
    """,
    "nutrition-limits.field": "{nutrient} ({unit})",
    "nutrition-limits.empty": "No limit",
    "nutrition-limits.resting":
      "Your nutrition limits are kept. Suggestions use them again with Premium.",
    "nutrition-limits.no-number": "Please enter a whole number, or leave it empty.",
    "nutrition-limits.range":
      "Please enter a number from {least} to {most}, or leave it empty.",
    "nutrition-limits.energy-range": """
    Energy can be set from {least} to {most} kcal a serving. Anything lower is best planned with a \
    doctor or dietitian.
    """,
  ]
}
