import DesignSystem
import Layout

/// The page of a placed screen in parts, for a page that holds more than the screen.
///
/// The classes of the markup are those of `HTMLStyle.fixed` and of `places`.
public struct HTMLParts: Equatable, Sendable {
  /// The classes of `<html>` that fix the looks, `dark increased`; empty when the system decides.
  public let looks: String
  /// The class of the ground behind the screen, `f-systemBackground`.
  public let ground: String
  /// Whether it is a sheet or a question without content of its own, over another screen.
  ///
  /// Its layer takes the class `over` in the place of the ground where that screen is below it.
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
  /// The id stands in `:where`, which counts nothing: with `#front{…}` the rules of a place would
  /// beat those of the fixed sheet that are meant to overrule them, such as the line of a
  /// separator.
  public func places(inside id: String) -> String { ":where(#\(id)){\n\(places)}\n" }
}
