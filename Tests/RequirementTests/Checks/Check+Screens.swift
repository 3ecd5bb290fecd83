import DesignSystem
import Layout
import Testing

/// What a screen of the catalogue says, and where its parts stand.
extension Check {
  /// A drawn number holds as a frame, light and dark.
  static func drawn(_ row: DrawnNumber) -> Check {
    Check {
      for scheme in InterfaceStyle.allCases {
        let placed = Shown.placed("\(row.screen).\(row.state)", scheme)
        let numbers = try row.numbers(on: placed)
        #expect(!numbers.isEmpty || row.minHeight != nil)
        for (name, drawn, actual) in numbers {
          #expect(abs(actual - drawn) < 0.01, "\(name) is \(actual), drawn \(drawn)")
        }
        if let least = row.minHeight, let height = placed.frame(row.element)?.height {
          #expect(height >= least, "height is \(height), drawn at least \(least)")
        }
      }
    }
  }

  /// An element says exactly these words.
  static func says(
    _ words: String, _ id: ElementID, on name: String,
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      #expect(Shown.element(id, on: name, at: place).visibleText == words, sourceLocation: place)
    }
  }

  /// All of these words are on a screen.
  static func shows(
    _ words: String..., on name: String, at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let text = Shown.screen(name, at: place).element.visibleText
      for part in words { #expect(text.contains(part), sourceLocation: place) }
    }
  }

  /// None of these words, in lower case, is on any screen.
  static func saysNowhere(
    _ words: String..., at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      for name in Shown.names {
        let text = Shown.screen(name, at: place).element.visibleText.lowercased()
        for part in words { #expect(!text.contains(part), "\(name)", sourceLocation: place) }
      }
    }
  }

  /// Elements follow each other from top to bottom, and are all there.
  static func order(
    _ ids: ElementID..., on name: String, at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let placed = Shown.placed(name, at: place)
      let tops = try ids.map { try #require(placed.frame($0), "\($0)", sourceLocation: place).y }
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 < $1 }, sourceLocation: place)
    }
  }

  /// What VoiceOver is told of an element; what is not given is not looked at.
  static func speaks(
    _ id: ElementID, on name: String, label: String? = nil, value: String? = nil,
    hint: String? = nil, traits: AccessibilityTraits = [],
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let spoken = Shown.element(id, on: name, at: place).accessibility
      #expect(spoken.label == label ?? spoken.label, sourceLocation: place)
      #expect(spoken.value == value ?? spoken.value, sourceLocation: place)
      #expect(spoken.hint == hint ?? spoken.hint, sourceLocation: place)
      #expect(spoken.traits.isSuperset(of: traits), sourceLocation: place)
    }
  }

  /// What using an element does, as the text of its action.
  static func fires(
    _ action: String, _ id: ElementID, on name: String,
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let element = Shown.element(id, on: name, at: place)
      #expect(element.isEnabled, sourceLocation: place)
      #expect(element.action?.description == action, sourceLocation: place)
    }
  }
}
