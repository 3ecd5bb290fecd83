import AppShell
import DesignSystem
import Layout

/// A setting in an address that is not possible: no switch has the name, or the switch lacks the
/// value.
struct WrongSetting: Error, Equatable {
  /// The name of the parameter.
  var name: String
  /// The parameter's value.
  var value: String
  /// The possible values, in words; nil if there is no such switch.
  var choices: String?

  /// The error and the remedy, in words.
  var words: String {
    guard let choices else { return "There is no switch “\(name)” here." }
    return "“\(name)” cannot be “\(value)”. It can be \(choices)."
  }
}

extension Switchboard {
  /// The names of the switches that every app has.
  enum Name: String, CaseIterable {
    case appearance, contrast, type, device, window, direction, outline, stage
  }

  /// A setting in an address.
  typealias Setting = (name: String, value: String)

  /// Reads settings.
  ///
  /// An empty setting is ignored, and the last of several settings with the same name is used.
  init(_ settings: [Setting], switches: [StageSwitch]) throws(WrongSetting) {
    for (name, value) in settings where !value.isEmpty {
      if let known = Name(rawValue: name) {
        try set(known, to: value)
      } else if let found = switches.first(where: { $0.id == name }) {
        guard found.accepts(value) else {
          throw WrongSetting(name: name, value: value, choices: found.choices)
        }
        stage[name] = value
      } else {
        throw WrongSetting(name: name, value: value)
      }
    }
  }

  /// The settings that differ from the defaults, in the order of the switches.
  func settings(_ switches: [StageSwitch]) -> [Setting] {
    var result: [Setting] = []
    func add(_ name: Name, _ value: String?) {
      if let value { result.append((name.rawValue, value)) }
    }
    add(.appearance, scheme?.rawValue)
    add(.contrast, contrast?.rawValue)
    add(.type, contentSize == Self.usualSize ? nil : contentSize.rawValue)
    add(.device, device == .reference ? nil : device.name)
    add(.window, window.map { "\(Int($0.width))x\(Int($0.height))" })
    add(.direction, direction == .leftToRight ? nil : direction.rawValue)
    add(.outline, showsOutline ? "on" : nil)
    add(.stage, isStaged ? "on" : nil)
    return result + switches.compactMap { found in stage[found.id].map { (found.id, $0) } }
  }

  private mutating func set(_ name: Name, to value: String) throws(WrongSetting) {
    switch name {
    case .appearance: scheme = try Self.choice(value, of: name)
    case .contrast: contrast = try Self.choice(value, of: name)
    case .type: contentSize = try Self.choice(value, of: name)
    case .direction: direction = try Self.choice(value, of: name)
    case .device:
      guard let named = ScreenCanvas.named(value) else {
        throw Self.wrong(name, value, ScreenCanvas.all.map(\.name).joined(separator: ", "))
      }
      device = named
    case .window:
      guard let window = Self.window(value) else {
        let sides = Self.windowSides
        throw Self.wrong(
          name, value,
          "a width and a height of \(sides.lowerBound) to \(sides.upperBound), such as 390x844")
      }
      self.window = window
    case .outline:
      guard value == "on" else { throw Self.wrong(name, value, "on") }
      showsOutline = true
    case .stage:
      guard value == "on" else { throw Self.wrong(name, value, "on") }
      isStaged = true
    }
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of name: Name
  ) throws(WrongSetting) -> Value {
    guard let value = Value(rawValue: text) else {
      throw wrong(name, text, Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  private static func wrong(_ name: Name, _ value: String, _ choices: String) -> WrongSetting {
    WrongSetting(name: name.rawValue, value: value, choices: choices)
  }
}

extension StageSwitch {
  /// The possible values, in words.
  var choices: String {
    switch values {
    case .options(let options): options.map(\.id).joined(separator: ", ")
    case .timeOfDay: "a time from 00:00 to 23:59"
    }
  }
}
