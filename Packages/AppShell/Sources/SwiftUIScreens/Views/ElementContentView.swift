#if canImport(SwiftUI)
  import DesignSystem
  import SwiftUI

  /// An element's own content, or its children in its layout.
  struct ElementContentView: View {
    let element: Element
    let looks: ViewLooks

    var body: some View {
      switch element.content {
      case .none: holder
      case .text(let text): words(text)
      case .entry(let entry):
        Text(entry.shown).font(looks.font(.body, .regular)).foregroundStyle(
          looks.color(entry.color))
      case .icon(let role, let style, let color):
        Image(systemName: role.symbolName)
          .font(looks.font(style, .icon)).foregroundStyle(looks.color(color))
      case .image(let image): looks.picture(image)
      case .toggle(let isOn):
        Toggle("", isOn: .constant(isOn)).labelsHidden().allowsHitTesting(false)
          .tint(looks.color(.chosen))
      case .checkbox(let isOn):
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(looks.color(isOn ? .chosen : .secondaryLabel))
      case .track(let fraction):
        ProgressView(value: fraction).tint(looks.color(.progressTint))
      case .ring(let fraction, let color):
        Circle().trim(from: 0, to: fraction)
          .stroke(looks.color(color), style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
      case .chart(let chart): bars(chart.points.map { $0.fraction ?? 0 }, looks.color(chart.color))
      case .waveform(let heights): bars(heights, looks.color(.primaryText))
      case .viewfinder: Rectangle().fill(.black)
      case .spinner(let color): ProgressView().tint(looks.color(color))
      }
    }

    private func words(_ text: TextContent) -> some View {
      Text(text.text)
        .font(looks.font(text.style, text.weight))
        .foregroundStyle(looks.color(text.color))
        .multilineTextAlignment(alignment(text.alignment))
        .lineLimit(looks.size.isAccessibilitySize ? nil : text.lineLimit)
    }

    private func alignment(_ alignment: ParagraphAlignment) -> TextAlignment {
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }

    private func bars(_ heights: [Double], _ color: Color) -> some View {
      GeometryReader { frame in
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(heights.indices, id: \.self) { index in
            Rectangle().fill(color).frame(height: frame.size.height * heights[index])
          }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }

    private var children: some View {
      ForEach(element.children, id: \.id) { ElementView(element: $0, looks: looks) }
    }

    private var stacks: Bool {
      element.layout.stacksAtAccessibilitySizes && looks.size.isAccessibilitySize
    }

    @ViewBuilder private var holder: some View {
      let gap = element.layout.spacing.points
      switch element.layout.flow {
      case .horizontal where !stacks:
        HStack(alignment: vertical, spacing: gap) { children }
      case .overlay where !stacks:
        ZStack { children }
      case .grid(let columns) where !stacks:
        let column = GridItem(.flexible(), spacing: gap)
        LazyVGrid(
          columns: Array(repeating: column, count: columns),
          spacing: element.layout.lineSpacing.points
        ) { children }
      case .wrap:
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 88), spacing: gap)], alignment: .leading,
          spacing: element.layout.lineSpacing.points
        ) { children }
      case .vertical, .horizontal, .overlay, .grid, .columns, .screen:
        VStack(alignment: horizontal, spacing: gap) { children }
      }
    }

    private var horizontal: HorizontalAlignment {
      let align = element.layout.align
      return align == .center ? .center : align == .trailing ? .trailing : .leading
    }

    private var vertical: VerticalAlignment {
      let align = element.layout.align
      return align == .leading ? .top : align == .trailing ? .bottom : .center
    }
  }
#endif
