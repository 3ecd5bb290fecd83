import DesignSystem
import ScreenParts

extension YourDataInput {
  /// The sections for stored data, permissions, export, deletion and the device's settings.
  ///
  /// Every user always sees them.
  func sections(_ copy: Copy) -> [ListSection] {
    (kept.isEmpty ? [] : [description(copy)]) + [permissions(copy)] + diagnostics(copy)
      + [data(copy), device(copy)]
  }

  private func description(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.kept", header: copy("your-data.kept"),
      spokenHeader: copy("your-data.kept.spoken")
    ) {
      kept.map { kept in
        let remarks = [kept.use, kept.remains ? copy("your-data.kept.remains") : ""]
          .filter { !$0.isEmpty }
        return ListRow(
          ElementID("your-data.kept").child(kept.id), kept.holds,
          subtitle: remarks.isEmpty ? nil : remarks.joined(separator: " "),
          accessory: kept.action == nil ? .none : .disclosure, action: kept.action)
      }
    }
  }

  private func permissions(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.consents", header: copy("your-data.consents"),
      spokenHeader: copy("your-data.consents.spoken"),
      footer: copy("your-data.consents.footer")
    ) {
      if consents.isEmpty {
        ListRow("your-data.consents.none", copy("your-data.consents.none"))
      }
      consents.map { consent in
        ListRow(
          ElementID("your-data.consent").child(consent.id), consent.title,
          subtitle: consent.explanation, accessory: .toggle(isOn: consent.isGiven),
          action: ControlAction(
            DataAction.consent, consent.id))
      }
    }
  }

  private func data(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.data", header: copy("your-data.title"),
      spokenHeader: copy("your-data.title.spoken"), footer: copy("premium.deletion-notice"),
      surface: .groupedCard
    ) {
      ListRow(
        "your-data.export", copy("your-data.export"), hint: copy("your-data.export.hint"),
        action: ControlAction(DataAction.export))
      ListRow(
        "your-data.delete", copy("your-data.delete"), hint: copy("your-data.delete.hint"),
        action: ControlAction(DataAction.delete), isDestructive: true)
    }
  }

  private func device(_ copy: Copy) -> ListSection {
    ListSection(
      "your-data.device", header: copy("your-data.device"),
      spokenHeader: copy("your-data.device.spoken")
    ) {
      ListRow(
        "your-data.appearance", copy("settings.appearance"), accessory: .disclosure,
        action: SettingsAction.opening(.appearance))
      ListRow(
        "your-data.units", copy("settings.units"), accessory: .disclosure,
        action: SettingsAction.opening(.units))
    }
  }
}
