import MealModels
import Preferences
import Testing

/// What a later version stored as a limit stays one, whatever else is changed.
@Suite struct UnreadableLimitsTests {
  /// A table of two, each of whom has limits of a later version beside ones of this version.
  private static let table: EaterPreferences = {
    var events: [PreferencesEvent] = [.seating("Ana")]
    for eater in [nil, "Ana"] {
      let mark = eater ?? "first"
      events += [
        PreferencesEvent(key: "diets", eater: eater, value: "vegan,diet-of-\(mark)"),
        PreferencesEvent(key: "allergies", eater: eater, value: "milk,food:kiwi,moon-\(mark)"),
        PreferencesEvent(key: "traces", eater: eater, value: "ppm-\(mark)"),
      ]
    }
    var later = PreferencesEvent(key: "low-histamine", value: "yes")
    later.isLimit = true
    return (events + [later]).reduce(into: EaterPreferences()) { $0.apply($1) }
  }()

  private static let unreadable: Set = [
    "diets:diet-of-first", "diets:diet-of-Ana", "allergies:moon-first", "allergies:moon-Ana",
    "traces:ppm-first", "traces:ppm-Ana", "low-histamine",
  ]

  /// Every change of one id that a tap can make.
  private static let taps: [PreferencesEvent] = [nil, "Ana"].flatMap { eater in
    [true, false].flatMap { isOn in
      Diet.allCases.map { .toggling($0.rawValue, isOn: isOn, of: .diets, eater: eater) }
        + Allergen.allCases.map {
          .toggling($0.rawValue, isOn: isOn, of: .allergies, eater: eater)
        }
        + ["food:kiwi", "food:rice"].map {
          .toggling($0, isOn: isOn, of: .allergies, eater: eater)
        }
        + [.toggling("kiwi", isOn: isOn, of: .dislikes, eater: eater)]
    }
  }

  /// Every other change that limits nobody.
  private static let others: [PreferencesEvent] =
    [
      .seating("Ben"), .renaming("Ana", to: "Anna"), .renaming("you", to: "Max"),
      .toggling("thai", isOn: true, of: .cuisines), .toggling("thai", isOn: false, of: .cuisines),
      .toggling("fish>=1", isOn: true, of: .quotas),
      PreferencesEvent(key: "dislikes", value: "kiwi"),
      PreferencesEvent(key: "dislikes", eater: "Ana", value: ""),
      PreferencesEvent(key: "household", value: "you,Ana,Ben"),
      PreferencesEvent(key: "spice-level", value: "5"),
    ]
    + [
      "cooking-time", "cuisines", "quotas", "nutrition", "servings", "units", "appearance",
      "contrast",
    ].map {
      PreferencesEvent(key: $0, value: "")
    }

  @Test func `a limit of a later version is there at first`() {
    #expect(Self.table.unreadableLimits == Self.unreadable)
  }

  @Test(arguments: taps + others)
  func `no change of anything else takes one away`(event: PreferencesEvent) {
    var table = Self.table
    table.apply(event)
    #expect(table.unreadableLimits == Self.unreadable)
    #expect(table.resting([.cuisines, .dislikes]).unreadableLimits == Self.unreadable)
  }

  @Test func `nor do all of them one after the other`() {
    // A table that is set by former names seats others.
    let changes = Self.taps + Self.others.filter { $0.key != "household" || $0.value.isEmpty }
    let table = changes.reduce(into: Self.table) { $0.apply($1) }
    #expect(table.unreadableLimits == Self.unreadable)
  }

  @Test func `unreadable limits of a person leave and return with the person`() {
    var table = Self.table
    table.apply(.unseating("Ana"))
    #expect(table.unreadableLimits == Self.unreadable.filter { !$0.hasSuffix("Ana") })
    for tap in Self.taps { table.apply(tap) }
    table.apply(.seating("Ana"))
    #expect(table.unreadableLimits == Self.unreadable)
  }

  @Test(arguments: ["diets", "allergies", "traces"], [nil, "Ana"])
  func `setting a limit again replaces an unreadable one of that key and eater only`(
    key: String, eater: String?
  ) {
    var table = Self.table
    table.apply(PreferencesEvent(key: key, eater: eater, value: key == "traces" ? "avoid" : ""))
    let decided = "-\(eater ?? "first")"
    let left = Self.unreadable.filter { !($0.hasPrefix("\(key):") && $0.hasSuffix(decided)) }
    #expect(left.count == Self.unreadable.count - 1)
    #expect(table.unreadableLimits == left)
  }

  @Test func `one can be taken away by its own name, and comes again by it`() {
    for (key, id) in [(PreferenceKey.diets, "diet-of-first"), (.allergies, "moon-first")] {
      var table = Self.table
      table.apply(.toggling(id, isOn: false, of: key))
      #expect(table.unreadableLimits == Self.unreadable.subtracting(["\(key.rawValue):\(id)"]))
      table.apply(.toggling(id, isOn: true, of: key))
      #expect(table.unreadableLimits == Self.unreadable)
    }
  }
}
