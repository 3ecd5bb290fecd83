extension ComponentCatalog {
  /// Enabled buttons of every kind.
  static var buttons: ComponentScreen {
    ComponentScreen("buttons", "Buttons", primary: "components.primary", spacing: .xl) {
      FloatingButton(part("floating"), .add, label: "Add food", action: use)
    } parts: {
      kinds(.ready)
      ActionButton(part("icon"), .secondary, "See Recipe", icon: .meal, action: use)
      ActionButton(part("delete"), .secondary, "Delete", action: use, isDestructive: true)
      ActionButton(
        part("order"), .text, "Order", hint: "Opens a website", action: use, isLink: true)
      LinkButton(part("forgot"), "Forgot password", action: use)
      iconButtons
      tiles
      Gap(part("room"), .xxxl)
    }
  }

  /// Buttons whose action is running.
  static var buttonsBusy: ComponentScreen {
    ComponentScreen("buttons-busy", "Busy buttons", spacing: .xl) { kinds(.busy) }
  }

  /// Disabled buttons, with the reason.
  static var buttonsDisabled: ComponentScreen {
    ComponentScreen("buttons-disabled", "Resting buttons", spacing: .xl) {
      kinds(.disabled)
      Tooltip(part("tooltip"), "Connect to refresh prices")
      IconButton(
        part("resting"), .refresh, label: "Refresh prices", hint: "Connect to refresh prices",
        action: use, isEnabled: false)
      ActionTile(part("tile"), .camera, "Camera", action: use, isEnabled: false)
    }
  }

  private static func kinds(_ phase: ActionButton.Phase) -> [ActionButton] {
    ActionButton.Kind.allCases.map { kind in
      let word = phase == .busy ? "Loading" : "Press"
      return ActionButton(
        part(kind.rawValue), kind, "\(word) \(kind.rawValue)", action: use, phase: phase)
    }
  }

  private static var iconButtons: Stack {
    Stack(
      part("iconButtons"),
      LayoutSpec(.wrap, spacing: .m, lineSpacing: .s, width: .fill)
    ) {
      IconButton(part("share"), .share, label: "Share", action: use)
      IconButton(part("saved"), .saved, label: "Saved", action: use, isSelected: true)
      IconButton(
        part("torch"), .torch, label: "Torch", value: "On", action: use, isSelected: true)
      IconButton(part("capture"), .camera, label: "Take photo", action: use, size: .large)
      IconButton(part("speak"), .microphone, label: "Speak", action: use, size: .large)
    }
  }

  private static var tiles: Stack {
    Stack(
      part("tiles"),
      LayoutSpec(.horizontal, spacing: .m, width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      ActionTile(part("camera"), .camera, "Camera", action: use)
      ActionTile(part("voice"), .microphone, "Voice", action: use)
      ActionTile(part("barcode"), .barcode, "Barcode", action: use)
    }
  }
}
