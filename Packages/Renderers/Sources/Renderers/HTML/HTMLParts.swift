import DesignSystem
import Layout

/// The page of a placed screen in parts, for a page that contains more than the screen.
///
/// The classes of the markup are those of `HTMLStyle.fixed` and of `places`.
public struct HTMLParts: Equatable, Sendable {
  /// The classes of `<html>` that fix the looks, `dark increased`; empty when the system decides.
  public let looks: String
  /// The class of the ground behind the screen, `f-systemBackground`.
  public let ground: String
  /// Whether it is only a sheet or a question over another screen.
  ///
  /// Its layer has the class `over` instead of that of the background if that screen is below it.
  public let isPanel: Bool
  /// The rules of this screen alone: its places, letters and outlines.
  public let places: String
  /// Drawings, elements, descriptions, the announcement, and the forms of fields.
  public let markup: String
  /// The reading direction, `ltr` or `rtl`.
  public let direction: String
  /// The language of the words, as BCP 47.
  public let language: String
  /// The title of the screen.
  public let title: String

  /// Writes the parts.
  public init(_ screen: PlacedScreen, page: HTMLPage) {
    var writer = PageWriter(screen, page, holdsColors: false)
    writer.writeElements()
    var body = MarkupBuffer()
    writer.writeBody(to: &body)
    looks = writer.looks
    ground = "f-\(writer.ground.rawValue)"
    isPanel = writer.survey.main == nil && writer.survey.modal != nil
    places = writer.styles.css.string
    markup = body.string
    direction = writer.direction
    language = page.language
    title = page.title
  }

  /// The rules for one part of a page, so that two screens with the same class names can share it.
  ///
  /// The id is in `:where`, which has no specificity. With `#front{…}`, these rules would override
  /// rules of the fixed style sheet that must win, such as that of a separator's line.
  public func places(inside id: String) -> String { ":where(#\(id)){\n\(places)}\n" }
}
