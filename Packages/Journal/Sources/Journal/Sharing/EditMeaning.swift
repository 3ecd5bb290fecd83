/// What an edit means for the others of its stream: of which thing it changes which fields, and how.
public struct EditMeaning: Hashable, Sendable {
  /// How an edit changes what it is about.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A field has this value now; two that did not know of each other are for a person to decide.
    case sets
    /// A field has this value, if nobody says otherwise: of two that did not know of each other and
    /// differ none counts until a person decides, as where a wrong value could hurt somebody.
    case agrees
    /// Something belongs to a set now, such as a tick or an allergy: it stands against whoever took it
    /// away without knowing.
    case gives
    /// Something belongs to a set no more, unless somebody gave it without knowing.
    case takes
    /// Somebody leaves a set with all that is theirs; against a change of that which it did not know, they
    /// stay and people are asked. On the wire it is said as ``takes``.
    case leaves
    /// The thing is gone; against a change of it that it did not know, it is for a person to decide.
    case ends
    /// Something happened, which changes nothing else.
    case happens
    /// Earlier edits are as if they had never been.
    case undoes
  }

  /// The fields whose edits say all of a thing: that it was added, and what it is.
  public static let wholes: Set<String> = ["added", "item"]

  /// The field of whoever leaves, and of what belongs to somebody who is not named: so that nobody leaves
  /// who may be meant.
  public static let anybody = ""

  /// The most fields of one edit.
  public static let mostFields = 32
  /// The longest name of a thing or a field, in UTF-8 bytes.
  public static let longestName = 200

  /// How it changes what it is about.
  public let kind: Kind
  /// The thing; nil where the stream is about one alone, and for an end of everything in it.
  public let thing: String?
  /// The fields that it changes; none for an end, and for what happens.
  public let fields: [String]
  /// What else it gives, in another thing; nil for nothing.
  ///
  /// The wire does not say it: it is read in the payload.
  public let besides: Part?

  /// Fields of a thing.
  public struct Part: Hashable, Sendable {
    /// The thing.
    public let thing: String
    /// Its fields.
    public let fields: [String]

    /// Names fields of a thing.
    public init(of thing: String, fields: [String]) {
      (self.thing, self.fields) = (thing, fields)
    }
  }

  /// Makes a meaning; it gives nothing else unless told.
  public init(
    _ kind: Kind, of thing: String? = nil, fields: [String] = [], besides: Part? = nil
  ) {
    self.kind = kind
    self.thing = thing
    self.fields = fields
    self.besides = besides
  }
}
