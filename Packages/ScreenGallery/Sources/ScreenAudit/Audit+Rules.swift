extension Audit {
  /// Every rule, in the order in which findings are listed.
  public static let allRules: [any AuditRule] = [
    ContrastTextRule(), ContrastGlyphRule(), ContrastControlRule(),
    TargetSizeRule(), TargetGapRule(), SpacingScaleRule(),
    TruncationRule(), TextClippedRule(), OverlapRule(),
    MissingLabelRule(), DuplicatedLabelRule(), GestureOnlyRule(), HeadingMissingRule(),
    ColorOnlyRule(), ColorMeaningRule(), StructureRule(.duplicateID),
    StructureRule(.noEnabledAction),
    StructureRule(.severalPrimaryActions), StructureRule(.unknownPrimaryAction),
    StructureRule(.unreachableAction),
  ]
}
