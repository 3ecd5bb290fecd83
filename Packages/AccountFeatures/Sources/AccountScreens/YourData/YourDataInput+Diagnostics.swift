import DesignSystem
import ScreenParts

extension YourDataInput {
  /// The app's measurements and crashes, if there are any.
  func diagnostics(_ copy: Copy) -> [ListSection] {
    [measured.isEmpty ? nil : speed(copy), crashes.isEmpty ? nil : failures(copy)]
      .compactMap(\.self)
  }

  private func speed(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.measured", header: copy("your-data.measured"),
      spokenHeader: copy("your-data.measured.spoken")
    ) {
      measured.map { measure in
        ListRow(
          ElementID("your-data.measured").child(measure.id),
          copy(CopyKey("your-data.measured.\(measure.id)")),
          subtitle: copy(
            measure.seconds == nil ? "your-data.measured.slower" : "your-data.measured.within",
            ["count": String(measure.count), "seconds": Self.text(measure.seconds ?? 3)]))
      }
    }
  }

  /// A number of seconds, without a fraction if it is whole.
  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map { String($0) } ?? String(seconds)
  }

  private func failures(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.crashes", header: copy("your-data.crashes"),
      spokenHeader: copy("your-data.crashes.spoken"), surface: .groupedCard
    ) {
      crashes.enumerated().map { index, crash in
        ListRow(
          ElementID("your-data.crash").child(index),
          copy("your-data.crash", ["signal": crash.signal, "version": crash.version]),
          subtitle: copy.date(crash.day))
      }
      ListRow(
        "your-data.crashes.delete", copy("your-data.crashes.delete"),
        action: ControlAction(DataAction.deleteCrashReports), isDestructive: true)
    }
  }
}
