#if canImport(SwiftUI)
  import DesignSystem
  import SwiftUI

  /// Draws an element with its children, as its native control.
  struct ElementView: View {
    let element: Element
    let looks: ViewLooks

    private var inner: ViewLooks { looks.inside(element) }

    var body: some View {
      control
        .padding(insets)
        .frame(minWidth: element.layout.minWidth, minHeight: element.layout.minHeight)
        .frame(width: fixed(element.layout.width), height: fixed(element.layout.height))
        .frame(maxWidth: element.layout.width == .fill ? .infinity : nil, alignment: .leading)
        .background { surface }
        .opacity(element.surface.opacity)
        .modifier(SpokenElement(element: element, fire: looks.fire))
    }

    @ViewBuilder private var control: some View {
      switch element.nativeControl {
      case .none: ElementContentView(element: element, looks: inner)
      case .button(let call):
        Button {
          looks.fire(call)
        } label: {
          ElementContentView(element: element, looks: inner)
        }
        .buttonStyle(.plain)
      case .text(let entry, let action):
        EntryField(entry: entry) { text in
          looks.fire(action.call(value: action.slot == .date ? .date(text) : .text(text)))
        }
      case .choice(let ids, let action):
        Menu {
          ForEach(ids, id: \.self) { id in
            Button(id) { looks.fire(action.call(value: .choice(id))) }
          }
        } label: {
          ElementContentView(element: element, looks: inner)
        }
      case .number(let number, let range, let action):
        NumberSlider(number: number, range: range) { looks.fire(action.call(value: .number($0))) }
      }
    }

    private var shadow: Shadow? { element.surface.shadow }
    private var shade: Double { shadow?.opacity(in: looks.appearance.scheme) ?? 0 }

    private func fixed(_ extent: LayoutSpec.Extent) -> CGFloat? {
      guard case .fixed(let points) = extent else { return nil }
      return CGFloat(points)
    }

    private var insets: EdgeInsets {
      let padding = element.layout.padding
      return EdgeInsets(
        top: padding.top.points, leading: padding.leading.points, bottom: padding.bottom.points,
        trailing: padding.trailing.points)
    }

    @ViewBuilder private var surface: some View {
      let shape = RoundedRectangle(cornerRadius: element.surface.radius?.points ?? 0)
      if let fill = element.surface.fill {
        shape.fill(inner.color(fill))
          .shadow(color: .black.opacity(shade), radius: shadow?.blur ?? 0, y: shadow?.offset ?? 0)
      }
      if let stroke = element.surface.stroke {
        shape.strokeBorder(
          inner.color(stroke),
          style: StrokeStyle(
            lineWidth: element.surface.strokeWidth, dash: element.surface.isDashed ? [6, 4] : []))
      }
    }
  }

  /// A field that fires its action when its text is entered.
  private struct EntryField: View {
    let entry: EntryContent
    let enter: (String) -> Void
    @State private var draft = ""

    var body: some View {
      Group {
        if entry.kind == .secure {
          SecureField(entry.placeholder, text: $draft)
        } else {
          TextField(
            entry.placeholder, text: $draft,
            axis: entry.kind == .multiline ? .vertical : .horizontal)
        }
      }
      .onSubmit { enter(draft) }
      .onAppear { draft = entry.text }
      .onChange(of: entry.text) { _, text in draft = text }
    }
  }

  /// A slider that fires its action when it is released.
  private struct NumberSlider: View {
    let number: Double
    let range: ClosedRange<Double>
    let choose: (Double) -> Void
    @State private var draft = 0.0

    var body: some View {
      Slider(value: $draft, in: range) { isMoving in
        if !isMoving { choose(draft.rounded()) }
      }
      .onAppear { draft = number }
      .onChange(of: number) { _, number in draft = number }
    }
  }
#endif
