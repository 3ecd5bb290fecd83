import DesignSystem
import Layout

extension IndexPage {
  /// The controls that choose the shown screens and their looks, in one form.
  ///
  /// The script reads the form and keeps the choices in the address.
  var controls: String {
    """
    <details class="panel" open>
    <summary>What to show</summary>
    <form id="controls" aria-label="What to show">
    <div class="field"><label for="find">Find</label>
    <input type="search" id="find" name="find" placeholder="loading, paywall …" \
    autocomplete="off"></div>
    <div class="field"><label for="screen">Screen</label>
    <select id="screen" name="screen">\(screenOptions)</select></div>
    <div class="field"><label for="state">State</label>
    <select id="state" name="state">\(stateOptions)</select></div>
    \(choice("appearance", "Appearance", [("light", "Light"), ("dark", "Dark")]))
    \(choice("contrast", "Contrast", [("standard", "Standard"), ("increased", "Increased")]))
    <div class="field"><label for="vision">Colour vision</label>
    <select id="vision" name="vision">\(visionOptions)</select></div>
    <div class="field"><label for="size">Type size <output id="size-name">L</output></label>
    <input type="range" id="size" name="size" min="0" max="\(max(sizes.count - 1, 0))" \
    value="\(sizes.firstIndex(of: .l) ?? 0)" step="1"></div>
    <div class="field"><label for="device">Device</label>
    <select id="device" name="device">\(deviceOptions)</select></div>
    \(directions)
    <fieldset class="overlays"><legend>Overlays</legend>
    \(overlays)
    </fieldset>
    \(choice("zoom", "Phones", [("s", "Small"), ("m", "Medium"), ("l", "Large")]))
    <button type="button" data-reset class="quiet">Reset</button>
    </form>
    </details>
    """
  }

  private var sizes: [ContentSize] { gallery.options.sizes }

  private var screenOptions: String {
    Self.option("", "All screens")
      + gallery.plans.map { Self.option($0.id.rawValue, $0.name) }.joined()
  }

  /// Every name of a state once, ordered by first appearance.
  private var stateOptions: String {
    var seen: Set<String> = []
    let names = gallery.plans.flatMap(\.states).map(\.id.rawValue)
      .filter { seen.insert($0).inserted }
    return Self.option("", "All states") + names.map { Self.option($0, $0) }.joined()
  }

  private var deviceOptions: String {
    gallery.options.devices.map { device in
      let size = "\(Digits.short(device.width)) × \(Digits.short(device.height))"
      return Self.option(device.name, "\(device.name), \(size)")
    }
    .joined()
  }

  private var visionOptions: String {
    PageVisions.choices.map { Self.option($0.value, $0.words) }.joined()
  }

  private var directions: String {
    guard gallery.options.showsRightToLeft else { return "" }
    return choice(
      "direction", "Reading direction", [("ltr", "Left to right"), ("rtl", "Right to left")])
  }

  private var overlays: String {
    [
      ("grid", "8 pt grid"), ("frames", "Frames"), ("targets", "Touch targets"),
      ("order", "Reading order"),
    ]
    .map { name, words in
      """
      <label class="check \(name)"><input type="checkbox" name="overlay" value="\(name)"> \
      \(words)</label>
      """
    }
    .joined(separator: "\n")
  }

  /// A choice of one value from a few; the first one is chosen.
  private func choice(
    _ name: String, _ legend: String, _ values: [(value: String, words: String)]
  ) -> String {
    let buttons = values.enumerated().map { index, value in
      """
      <label><input type="radio" name="\(name)" value="\(value.value)"\
      \(index == 0 ? " checked" : "")><span>\(value.words)</span></label>
      """
    }
    return """
      <fieldset class="choice"><legend>\(legend)</legend><div>
      \(buttons.joined(separator: "\n"))
      </div></fieldset>
      """
  }

  private static func option(_ value: String, _ words: String) -> String {
    #"<option value="\#(Markup.escaped(value))">\#(Markup.escaped(words))</option>"#
  }

  /// The list of existing pages, for the script.
  var matrix: String {
    let names = { (sizes: [ContentSize]) in
      "[\(sizes.map { Markup.json($0.rawValue) }.joined(separator: ","))]"
    }
    let devices = gallery.options.devices.enumerated().map { index, device in
      let own = index == 0 ? gallery.options.sizes : gallery.options.sizesElsewhere
      return """
        {"name":\(Markup.json(device.name)),"width":\(Digits.short(device.width)),\
        "height":\(Digits.short(device.height)),"sizes":\(names(own)),\
        "square":\(device.bottomInset == 0)}
        """
    }
    let visions = PageVisions.choices.map { Markup.json($0.value) }
    let accessibility = names(sizes.filter(\.isAccessibilitySize))
    return """
      {"sizes":\(names(sizes)),"accessibility":\(accessibility),\
      "visions":[\(visions.joined(separator: ","))],\
      "devices":[\(devices.joined(separator: ","))],\
      "rtl":\(gallery.options.showsRightToLeft)}
      """
  }
}
