extension ComponentCatalog {
  /// All components for choosing.
  static var choices: ComponentScreen {
    ComponentScreen("choices", "Choices") {
      ChipGroup(part("chips"), label: "Dietary tags", chips: chips)
      ChipGroup(
        part("diets"), label: "Dietary preferences",
        chips: [
          Chip(part("none"), "None/Everything", action: use),
          Chip(part("vegetarian"), "Vegetarian", action: use),
        ], error: "Please select at least one dietary preference")
      SegmentedControl(
        part("units"), label: "Units",
        segments: [.init("us", "US", action: use), .init("metric", "Metric", action: use)],
        selected: "metric")
      DaySwitcher(
        part("day"), "Tue, May 12", label: "Tuesday, May 12",
        previous: CustomAction("Previous day", use), next: CustomAction("Next day", use),
        action: use)
      DaySwitcher(
        part("today"), "Today", previous: CustomAction("Day before", use),
        next: CustomAction("Day after", use), hasNext: false)
      choiceCards
      CheckboxLine(part("remember"), "Remember on device", isOn: true, action: use)
      CheckboxLine(part("share"), "Share with household", isOn: false, action: use)
      CheckboxLine(
        part("locked"), "Always on", isOn: true, action: use, isEnabled: false)
      StarRating(
        part("rating"), label: "Rate this recipe", stars: 3,
        choices: ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"].enumerated().map {
          number, label in
          var given = use
          given.parameters.append(ActionParameter("stars", String(number + 1)))
          return CustomAction(label, given)
        })
      numbers
    }
  }

  private static var chips: [Chip] {
    [
      Chip(part("vegan"), "Vegan", isSelected: true, action: use),
      Chip(part("gluten"), "Gluten-free", action: use),
      Chip(part("nuts"), "Nut-free", isRemovable: true, label: "Remove Nut-free", action: use),
      Chip(
        part("everything"), "Everything that grows in the garden of my grandmother",
        action: use),
    ]
  }

  private static var choiceCards: Stack {
    Stack(
      part("cards"), LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill),
      accessibility: .container("Tracking mode")
    ) {
      ChoiceCard(
        part("full"), icon: .chart, "Full Tracking",
        detail: "Calories, macros, and micronutrients", isSelected: true, action: use)
      ChoiceCard(
        part("mindful"), icon: .mindful, "Mindful Tracking",
        detail: "Focus on food groups, no numbers", isSelected: false, action: use)
      ChoiceCard(
        part("goal"), "Feel more energized", isSelected: true, isMultiple: true, action: use)
      ChoiceCard(
        part("curious"), "Just curious", isSelected: false, isMultiple: true, action: use)
    }
  }

  private static var numbers: Stack {
    Stack(part("numbers"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      StepperControl(
        part("servings"), label: "Servings", value: "4", decrement: use, increment: use,
        decrementLabel: "Fewer servings", incrementLabel: "More servings")
      StepperControl(
        part("children"), label: "Children", value: "0", decrement: nil, increment: use,
        decrementLabel: "Fewer children", incrementLabel: "More children")
      ValueSlider(
        part("budget"), label: "Budget", value: "$75 a week", fraction: 0.5, action: choose)
    }
  }
}
