/// The script and the style sheets of the page; written as text so that the program is one file.
enum Assets {
  /// The script of the page; without it the page works by its forms and links.
  static let script = [
    scriptState, scriptMorph, scriptMoves, scriptMemory, scriptRemarks, scriptHistory, scriptApply,
    scriptDeeds, scriptAnswers, scriptNews, scriptControls, scriptSwitches, scriptAround,
  ].joined()

  /// The style of everything around the screens; it follows the renderer's fixed sheet, whose
  /// colours it uses.
  static let style = [styleGround, stylePhone, styleBoard, styleSmall].joined()
}
