import DesignSystem
import Presentation
import Testing

extension Requirement {
  /// D-ICON: symbols.
  static let icons = symbolRules + symbols

  private static let symbolRules = [
    Requirement("D-ICON-01", "every symbol is one of the system's, by its name") {
      for icon in IconRole.allCases {
        #expect(
          !icon.symbolName.isEmpty
            && icon.symbolName.allSatisfy {
              $0 == "." || ($0.isASCII && ($0.isLowercase || $0.isNumber))
            }, "\(icon)")
      }
    },
    Requirement("D-ICON-02", "symbols have one weight, medium") {
      #expect(FontWeight.icon == .medium)
      #expect(TypeStyle.stateIcon.defaultWeight == .icon)
    },
    Requirement("D-ICON-03", "no text has an emoji") {
      for (key, entry) in CopyTable.english.entries {
        let scalars = "\(entry)".unicodeScalars
        #expect(!scalars.contains { $0.properties.isEmojiPresentation }, "\(key)")
      }
    },
    Requirement("D-ICON-04", "a symbol alone is read as words, and one meaning has one symbol") {
      Audits.expectNothing(by: "missing-label")
      let buttons = Shown.names.flatMap {
        Shown.screen($0).element.all.filter { $0.role == .iconButton }
      }
      #expect(!buttons.isEmpty && buttons.allSatisfy { !$0.accessibility.label.isEmpty })
    },
  ]

  private static func symbol(_ id: String, _ role: IconRole, _ name: String) -> Requirement {
    Requirement(id, "\(role) is \(name)") { #expect(role.symbolName == name) }
  }

  private static let symbols = [
    symbol("D-ICON-05", .home, "house.fill"), symbol("D-ICON-06", .favorites, "heart.fill"),
    symbol("D-ICON-07", .settings, "gearshape.fill"),
    symbol("D-ICON-08", .refresh, "arrow.clockwise"),
    symbol("D-ICON-09", .saved, "bookmark.fill"), symbol("D-ICON-09", .save, "bookmark"),
    symbol("D-ICON-10", .share, "square.and.arrow.up"), symbol("D-ICON-11", .close, "xmark"),
    symbol("D-ICON-12", .forward, "chevron.right"), symbol("D-ICON-13", .add, "plus"),
    symbol("D-ICON-14", .remove, "minus"),
  ]
}
