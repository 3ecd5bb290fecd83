extension DTCGValidator {
  /// Checks that a value has the shape of its type.
  mutating func checkValue(_ value: Node, _ type: String, _ path: String) {
    switch type {
    case "color": checkColor(value, path)
    case "dimension": checkMeasure(value, units: ["px", "rem"], name: "a dimension", path: path)
    case "duration": checkMeasure(value, units: ["ms", "s"], name: "a duration", path: path)
    case "number": if value.number == nil { note(path, "a number is a number") }
    case "fontFamily": checkFamily(value, path)
    case "fontWeight": checkWeight(value, path)
    case "cubicBezier": checkCurve(value, path)
    case "strokeStyle": checkStrokeStyle(value, path)
    case "border":
      checkParts(
        value, parts: ["color": "color", "width": "dimension", "style": "strokeStyle"], name: type,
        path: path)
    case "transition":
      checkParts(
        value,
        parts: ["duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"],
        name: type, path: path)
    case "typography":
      checkParts(
        value,
        parts: [
          "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
          "letterSpacing": "dimension", "lineHeight": "number",
        ], name: type, path: path)
    case "shadow": checkShadow(value, path)
    case "gradient": checkGradient(value, path)
    default: break
    }
  }

  // MARK: - Single values

  private mutating func checkColor(_ value: Node, _ path: String) {
    guard let members = value.members else { return note(path, "a color is an object") }
    let known: Set = ["colorSpace", "components", "alpha", "hex"]
    checkNames(members, known: known, needed: ["colorSpace", "components"], "a color", path)
    if let alpha = members["alpha"], !isReference(alpha) {
      let isShare = alpha.number.map { (0...1).contains($0) } ?? false
      if !isShare { note(path, "alpha is from 0 to 1") }
    }
    if let hex = members["hex"], !isReference(hex) {
      let digits = hex.string?.utf8.dropFirst() ?? "".utf8.dropFirst()
      let isHex = hex.string?.first == "#" && digits.count == 6 && digits.allSatisfy(isHexDigit)
      if !isHex { note(path, "hex is '#' and six digits") }
    }
    guard let space = members["colorSpace"], !isReference(space) else { return }
    guard let ranges = Self.spaces[space.string ?? ""] else {
      return note(path, "unknown color space")
    }
    guard let components = members["components"], !isReference(components) else { return }
    checkComponents(components, ranges, path)
  }

  private mutating func checkComponents(
    _ value: Node, _ ranges: [ClosedRange<Double>], _ path: String
  ) {
    guard let components = value.array, components.count == 3 else {
      return note(path, "components are three")
    }
    for (component, range) in zip(components, ranges) where !isReference(component) {
      if component == .string("none") { continue }
      guard let number = component.number, range.contains(number) else {
        note(path, "a component is out of its range")
        continue
      }
    }
  }

  /// The color spaces with the ranges of their components.
  private static let spaces: [String: [ClosedRange<Double>]] = {
    let share = 0...1.0
    let percent = 0...100.0
    let hue = 0...360.0.nextDown
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let chroma = 0...Double.greatestFiniteMagnitude
    var spaces = [
      "hsl": [hue, percent, percent], "hwb": [hue, percent, percent],
      "lab": [percent, any, any], "lch": [percent, chroma, hue], "oklab": [share, any, any],
      "oklch": [share, chroma, hue],
    ]
    for name in [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
      "xyz-d50",
    ] { spaces[name] = [share, share, share] }
    return spaces
  }()

  private mutating func checkMeasure(
    _ value: Node, units: Set<String>, name: String, path: String
  ) {
    guard let members = value.members else { return note(path, "\(name) is an object") }
    checkNames(members, known: ["value", "unit"], needed: ["value", "unit"], name, path)
    if let amount = members["value"], amount.number == nil, !isReference(amount) {
      note(path, "the value of \(name) is a number")
    }
    if let unit = members["unit"], !isReference(unit), !units.contains(unit.string ?? "") {
      note(path, "the unit of \(name) is one of \(units.sorted().joined(separator: ", "))")
    }
  }

  private mutating func checkFamily(_ value: Node, _ path: String) {
    if let name = value.string, !name.isEmpty { return }
    let names = value.array ?? []
    let areNames = names.allSatisfy { $0.string?.isEmpty == false || isReference($0) }
    if names.isEmpty || !areNames { note(path, "a font family is a name or a list of names") }
  }

  private mutating func checkWeight(_ value: Node, _ path: String) {
    let names: Set = [
      "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
      "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
      "extra-black", "ultra-black",
    ]
    let isNumber = value.number.map { (1...1000).contains($0) } ?? false
    if !isNumber, !names.contains(value.string ?? "") {
      note(path, "a font weight is from 1 to 1000, or a known name")
    }
  }

  private mutating func checkCurve(_ value: Node, _ path: String) {
    guard let points = value.array, points.count == 4 else {
      return note(path, "a curve has four numbers")
    }
    for (index, point) in points.enumerated() where !isReference(point) {
      guard let number = point.number else {
        note(path, "a curve has four numbers")
        continue
      }
      if index.isMultiple(of: 2), !(0...1).contains(number) {
        note(path, "the x of a curve is from 0 to 1")
      }
    }
  }

  // MARK: - Composite values

  private mutating func checkStrokeStyle(_ value: Node, _ path: String) {
    let names: Set = [
      "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    guard let members = value.members else {
      if !names.contains(value.string ?? "") { note(path, "unknown stroke style") }
      return
    }
    let keys: Set = ["dashArray", "lineCap"]
    checkNames(members, known: keys, needed: keys, "a stroke style", path)
    if let dashes = members["dashArray"], !isReference(dashes) {
      if dashes.array?.isEmpty ?? true { note(path, "dashArray is a list") }
      for dash in dashes.array ?? [] { checkPart(dash, "dimension", path) }
    }
    if let cap = members["lineCap"], !isReference(cap),
      !["round", "butt", "square"].contains(cap.string ?? "")
    {
      note(path, "lineCap is round, butt or square")
    }
  }

  private mutating func checkParts(
    _ value: Node, parts: [String: String], name: String, path: String
  ) {
    guard let members = value.members else { return note(path, "a \(name) is an object") }
    checkNames(members, known: Set(parts.keys), needed: Set(parts.keys), "a \(name)", path)
    for (key, type) in parts.sorted(by: { $0.key < $1.key }) {
      if let part = members[key] { checkPart(part, type, "\(path).\(key)") }
    }
  }

  private mutating func checkShadow(_ value: Node, _ path: String) {
    if let shadows = value.array {
      if shadows.isEmpty { note(path, "a list of shadows has one at least") }
      for shadow in shadows { checkPart(shadow, "shadow", path) }
      return
    }
    var members = value.members ?? [:]
    if let inset = members.removeValue(forKey: "inset"), !isReference(inset) {
      if case .bool = inset {} else { note(path, "inset is true or false") }
    }
    checkParts(
      value.members == nil ? value : .object(members),
      parts: [
        "color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
        "spread": "dimension",
      ], name: "shadow", path: path)
  }

  private mutating func checkGradient(_ value: Node, _ path: String) {
    guard let stops = value.array, !stops.isEmpty else {
      return note(path, "a gradient is a list of stops")
    }
    for stop in stops {
      if stop.string.flatMap(Self.target) != nil { continue }
      checkParts(
        stop, parts: ["color": "color", "position": "number"], name: "gradient stop", path: path)
    }
  }

  private mutating func checkNames(
    _ members: [String: Node], known: Set<String>, needed: Set<String>, _ name: String,
    _ path: String
  ) {
    for key in needed.subtracting(members.keys).sorted() { note(path, "\(name) needs \(key)") }
    for key in Set(members.keys).subtracting(known).sorted() {
      note(path, "\(name) has no \(key)")
    }
  }

  private func isReference(_ value: Node) -> Bool { value["$ref"] != nil }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
  }
}
