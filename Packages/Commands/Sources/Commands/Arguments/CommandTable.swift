/// Every command of the program.
enum CommandTable {
  /// The call without a command.
  static let home = HomeVerb.form

  /// The forms of all commands, in the order of the help.
  static let forms: [CommandForm] =
    [SuggestVerb.form, WhyVerb.form, WeekVerb.form, RecipeVerb.form] + HistoryVerb.forms
    + FavoritesVerb.forms + PremiumVerb.forms + SettingsVerb.forms + DataVerb.forms
    + [FoodsVerb.form, AnalyzeVerb.form, ScreensVerb.form, ScreenVerb.form, AuditVerb.form]
    + [GalleryVerb.form, TokensVerb.form, ServeVerb.form]

  /// The names of the commands, in the order of the help.
  static let names: [String] = forms.compactMap(\.words.first).reduce(into: []) { names, name in
    if names.last != name { names.append(name) }
  }

  /// The forms of one command.
  static func forms(of name: String) -> [CommandForm] {
    forms.filter { $0.words.first == name }
  }
}
