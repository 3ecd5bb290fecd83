#if canImport(SwiftUI)
  import DesignSystem
  import SwiftUI

  /// Gives assistive technology an element's accessibility from its tree.
  @MainActor struct SpokenElement: ViewModifier {
    let element: Element
    let fire: (ActionCall) -> Void

    private var spoken: Accessibility { element.accessibility }

    func body(content: Content) -> some View {
      switch spoken.exposure {
      case .hidden: content.accessibilityHidden(true)
      case .container: container(content)
      case .element: described(content)
      }
    }

    @ViewBuilder private func container(_ content: Content) -> some View {
      if spoken.label.isEmpty {
        content
      } else {
        content.accessibilityElement(children: .contain).accessibilityLabel(spoken.label)
      }
    }

    /// Fields, menus and sliders keep the system's description.
    ///
    /// All other elements are read as one element.
    @ViewBuilder private func described(_ content: Content) -> some View {
      switch element.nativeControl {
      case .none: named(content.accessibilityElement(children: .ignore))
      case .button(let call):
        named(content.accessibilityElement(children: .ignore))
          .accessibilityAction { fire(call) }
      case .text, .choice, .number:
        content.accessibilityLabel(spoken.label).accessibilityHint(spoken.hint)
      }
    }

    private func named(_ content: some View) -> some View {
      content
        .accessibilityLabel(spoken.label)
        .accessibilityValue(spoken.value)
        .accessibilityHint(spoken.hint)
        .accessibilityAddTraits(traits)
        .accessibilityActions {
          ForEach(spoken.customActions, id: \.label) { custom in
            Button(custom.label) { fire(custom.action.call()) }
          }
        }
        .disabled(spoken.traits.contains(.disabled))
    }

    private var traits: SwiftUI.AccessibilityTraits {
      let table: [(DesignSystem.AccessibilityTraits, SwiftUI.AccessibilityTraits)] = [
        (.button, .isButton), (.header, .isHeader), (.image, .isImage), (.selected, .isSelected),
        (.updatesFrequently, .updatesFrequently), (.link, .isLink), (.toggle, .isToggle),
        (.search, .isSearchField), (.modal, .isModal), (.tab, .isButton),
      ]
      return table.reduce(into: SwiftUI.AccessibilityTraits()) { traits, row in
        if spoken.traits.contains(row.0) { traits.formUnion(row.1) }
      }
    }
  }
#endif
