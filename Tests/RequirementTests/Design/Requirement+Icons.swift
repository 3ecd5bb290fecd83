import DesignSystem
import Presentation
import Testing

extension Requirement {
  /// D-ICON: symbols.
  static let icons = [
    Requirement(
      "D-ICON-01 D-ICON-02 D-QA-05",
      "every symbol is one of the system's, by its name, in one weight",
      .provedBy("IconTokenTests", "a symbol's name is one of the system", "icons have one weight")),
    Requirement(
      "D-ICON-05 D-ICON-06 D-ICON-07 D-ICON-08 D-ICON-09 D-ICON-10 D-ICON-11 D-ICON-12 D-ICON-13",
      "tabs, asking again, saving, sharing, closing, going on and adding have the named symbols",
      .provedBy("IconTokenTests", "an icon is the symbol of its meaning")),
    Requirement(
      "D-ICON-14", "removing is a minus",
      .provedBy("IconTokenTests", "an icon is the symbol of its meaning")),
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
}
