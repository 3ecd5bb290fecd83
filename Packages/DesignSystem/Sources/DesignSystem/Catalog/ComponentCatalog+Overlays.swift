extension ComponentCatalog {
  /// A sheet that must be closed before the page can be used.
  static var sheet: ComponentScreen {
    ComponentScreen("overlays-sheet", "Sheet", primary: "components.accept") {
      Sheet(
        "components.sheet", label: "Premium", minHeight: 300,
        dismiss: CustomAction("Close", use)
      ) {
        TextBlock(
          part("offer"), "Save what you love", style: .paywallHeadline, alignment: .center,
          isHeader: true)
        Gap(part("offerGap"), .l)
        ActionButton(part("accept"), .primary, "Continue", action: use)
        Gap(part("laterGap"), .l)
        ActionButton(part("later"), .text, "Maybe Later", action: use)
        Gap(part("offerEnd"), .l)
      }
    } parts: {
      behind
    }
  }

  /// A drawer that leaves the page usable.
  static var drawer: ComponentScreen {
    ComponentScreen("overlays-drawer", "Drawer") {
      Drawer(
        "components.drawer", title: "Instead of olive oil", minHeight: 280,
        dismiss: CustomAction("Close", use)
      ) {
        ChoiceCard(
          part("sunflower"), "Sunflower oil", detail: "$2.10", isSelected: true, action: use)
        Gap(part("drawerGap"), .s)
        ChoiceCard(
          part("canola"), "Canola oil", detail: "$1.90", isSelected: false, action: use)
        Gap(part("drawerEnd"), .l)
      }
    } parts: {
      behind
    }
  }

  /// A menu of actions.
  static var menu: ComponentScreen {
    ComponentScreen("overlays-menu", "Menu") {
      ActionMenu(
        "components.menu", title: "Sheet-pan salmon", items: menuItems,
        dismiss: CustomAction("Cancel", use))
    } parts: {
      behind
    }
  }

  /// An alert that must be answered.
  static var alert: ComponentScreen {
    ComponentScreen("overlays-alert", "Alert") {
      AlertDialog(
        "components.alert", title: "Delete my data?", message: "This cannot be undone.",
        buttons: [
          .init("export", "Export first", .preferred, action: use),
          .init("delete", "Delete", .destructive, action: use),
          .init("help", "Help", .plain, action: use),
          .init("cancel", "Cancel", .cancel, action: use),
        ])
    } parts: {
      behind
    }
  }

  /// A toast for a failure, with the floating button above it.
  static var toast: ComponentScreen {
    ComponentScreen("overlays-toast", "Failed") {
      FloatingButton(part("floating"), .add, label: "Add food", action: use)
      Toast(
        "components.toast", .error, "Unable to load suggestion. Please try again.", action: use)
      tabs
    } parts: {
      behind
    }
  }

  /// A toast that confirms a change.
  static var toastDone: ComponentScreen {
    ComponentScreen("overlays-toast-done", "Done") {
      Toast("components.toast", .confirmation, icon: .savedHeart, "Saved to Favorites")
      tabs
    } parts: {
      behind
    }
  }

  private static var behind: TextBlock {
    TextBlock(part("behind"), "The page behind it.", fillsWidth: true)
  }
}
