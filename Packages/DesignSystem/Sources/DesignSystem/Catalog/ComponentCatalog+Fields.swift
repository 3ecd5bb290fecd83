extension ComponentCatalog {
  /// Empty fields of every kind, and one with an error.
  static var fields: ComponentScreen {
    ComponentScreen("fields", "Fields") {
      TextEntry(
        part("search"), kind: .search, label: "Search food", placeholder: "Chicken, vegetarian",
        action: type)
      FormField(part("name"), "Recipe name", note: "As it is called at home") {
        TextEntry(
          part("nameEntry"), label: "Recipe name", placeholder: "Sunday soup", action: type)
      }
      TextEntry(
        part("email"), kind: .email, label: "Email", text: "maya@",
        placeholder: "name@example.com", action: type, error: "Please enter a valid email")
      TextEntry(
        part("password"), kind: .secure, label: "Password", placeholder: "Password",
        action: type)
      TextEntry(part("url"), kind: .url, label: "Link", placeholder: "Paste URL", action: type)
      TextEntry(
        part("files"), kind: .file, label: "Files with recipes", placeholder: "Path of a file",
        action: type)
      TextEntry(
        part("notes"), kind: .multiline, label: "Notes", placeholder: "How was the day?",
        action: type)
      pickers("", "", "")
      TextEntry(
        part("off"), label: "Store", placeholder: "Sign in to change", action: type,
        isEnabled: false)
    }
  }

  /// Fields of every kind with content.
  static var fieldsFilled: ComponentScreen {
    ComponentScreen("fields-filled", "Filled fields") {
      TextEntry(
        part("search"), kind: .search, label: "Search food", text: "lentils", action: type)
      FormField(part("key"), "API key") {
        TextEntry(part("keyEntry"), kind: .secure, label: "API key", text: "secret", action: type)
      }
      TextEntry(
        part("notes"), kind: .multiline, label: "Notes",
        text: "Slept well, ate late, walked home along the river.", action: type)
      QuantityField(
        part("amount"), label: "Amount", text: "1.5", unit: "cups", action: choose,
        decrement: use, increment: use, decrementLabel: "Less", incrementLabel: "More")
      QuantityField(
        part("weight"), label: "Weight", text: "0", unit: "kg", action: choose, decrement: nil,
        increment: use, decrementLabel: "Lighter", incrementLabel: "Heavier",
        error: "Please enter a weight")
      pickers("May 12, 2026", "6:30 PM", "Kroger #1234")
      PickerField(
        part("meal"), .choice, label: "Meal", value: "Breakfast", action: use, isEnabled: false,
        error: "Breakfast is already planned")
    }
  }

  private static func pickers(_ day: String, _ time: String, _ store: String) -> [PickerField] {
    [
      PickerField(
        part("day"), .date, label: "Day", value: day, placeholder: "Choose a day",
        action: ControlAction("components.day", slot: .date)),
      PickerField(
        part("time"), .time, label: "Dinner time", value: time, placeholder: "Choose a time",
        action: ControlAction("components.day", slot: .date)),
      PickerField(
        part("store"), .choice, label: "Store", value: store, placeholder: "Choose a store",
        hint: "Changes all prices",
        action: ControlAction("components.store", slot: .choice(["kroger", "local"]))),
    ]
  }
}
