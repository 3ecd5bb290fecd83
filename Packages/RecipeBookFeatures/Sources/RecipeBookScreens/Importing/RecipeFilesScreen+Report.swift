import DesignSystem
import ScreenParts

extension RecipeFilesScreen {
  /// The outcome for the recipes: the numbers, the way to the recipes, and what was not imported.
  static func report(_ report: RecipeFilesInput.Report, _ copy: Copy) -> [ListSection] {
    [numbers(report, copy), failures(report.failures, copy), remarks(report.remarks, copy)]
      .compactMap(\.self)
  }

  private static func numbers(_ report: RecipeFilesInput.Report, _ copy: Copy) -> ListSection {
    func row(_ name: String, _ icon: IconRole, _ count: Int) -> ListRow {
      ListRow(
        ElementID("import-files.report.\(name)"), icon: icon,
        copy(CopyKey("recipe-files.report.\(name)")), value: "\(count)")
    }
    return ListSection(
      "import-files.report", header: copy("recipe-files.read", count: report.read),
      spokenHeader: copy("recipe-files.read", count: report.read),
      footer: report.wasStopped ? copy("recipe-files.stopped") : nil, surface: .groupedCard
    ) {
      row("whole", .check, report.whole)
      if report.open > 0 {
        ListRow(
          "import-files.report.open", icon: .information, copy("recipe-files.report.open"),
          value: "\(report.open)", accessory: .disclosure, hint: copy("recipe-files.open.hint"),
          action: ControlAction(NameSettlingAction.list, motion: .push))
      }
      if report.known > 0 { row("known", .recipes, report.known) }
      if !report.failures.isEmpty { row("failed", .warning, report.failures.count) }
      Stack(
        "import-files.see.row",
        LayoutSpec(
          .vertical, padding: EdgeSpacing(horizontal: .m, vertical: .m), width: .fill)
      ) {
        ActionButton(
          "import-files.see", .primary, copy("recipe-files.see"), icon: .recipes,
          action: ControlAction(RecipeFilesAction.see))
      }
    }
  }

  private static func failures(
    _ failures: [RecipeFilesInput.Failure], _ copy: Copy
  ) -> ListSection? {
    guard !failures.isEmpty else { return nil }
    let rest = failures.count - RecipeFilesInput.mostFailures
    return ListSection(
      "import-files.failures", header: copy("recipe-files.failures"),
      spokenHeader: copy("recipe-files.failures"),
      footer: rest > 0 ? copy("recipe-files.failures.more", count: rest) : nil
    ) {
      failures.prefix(RecipeFilesInput.mostFailures).enumerated().map { index, failure in
        ListRow(
          ElementID("import-files.failure").child(index), failure.name, subtitle: failure.reason)
      }
    }
  }

  private static func remarks(_ remarks: [String], _ copy: Copy) -> ListSection? {
    guard !remarks.isEmpty else { return nil }
    let rest = remarks.count - RecipeFilesInput.mostFailures
    return ListSection(
      "import-files.remarks", header: copy("recipe-files.remarks"),
      spokenHeader: copy("recipe-files.remarks"),
      footer: rest > 0 ? copy("recipe-files.failures.more", count: rest) : nil
    ) {
      remarks.prefix(RecipeFilesInput.mostFailures).enumerated().map { index, remark in
        ListRow(ElementID("import-files.remark").child(index), remark)
      }
    }
  }
}
