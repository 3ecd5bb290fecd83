/// The meaning of an edit for other devices: the thing that it changes, its fields, and the
/// operation.
public struct EditMeaning: Hashable, Sendable {
  /// The operation of an edit.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Sets the value of a field; a person decides between concurrent values.
    case sets
    /// Sets the value of a field unless another device disagrees.
    ///
    /// If concurrent values differ, none of them is used until a person decides, because a wrong
    /// value could cause harm.
    case agrees
    /// Adds an item to a set, such as a tick or an allergy; a concurrent removal does not remove
    /// it.
    case gives
    /// Removes an item from a set, unless another device concurrently added it.
    case takes
    /// Removes a member and all their items from a set.
    ///
    /// After a concurrent change of the member or these items, the member stays and people are
    /// asked. The wire format writes it as ``takes``.
    case leaves
    /// Deletes the thing; after a concurrent change of it, a person decides.
    case ends
    /// Records an event that changes no other event.
    case happens
    /// Undoes earlier edits.
    case undoes
  }

  /// The fields whose edits state a whole thing: that it was added, and its content.
  public static let wholes: Set<String> = ["added", "item"]

  /// The field of an unnamed member, and of a member who leaves.
  ///
  /// An edit of an unnamed member may be about any member, so it prevents a concurrent leaving.
  public static let anybody = ""

  /// The most fields of one edit.
  public static let mostFields = 32
  /// The longest name of a thing or a field, in UTF-8 bytes.
  public static let longestName = 200

  /// The operation.
  public let kind: Kind
  /// The thing; nil if the stream is about a single thing, or if the edit deletes everything in
  /// it.
  public let thing: String?
  /// The fields that it changes; empty for a deletion and for a plain event.
  public let fields: [String]
  /// An addition to another thing; nil if there is none.
  ///
  /// The wire format omits it, because the receiver reads it in the payload.
  public let besides: Part?

  /// Some fields of a thing.
  public struct Part: Hashable, Sendable {
    /// The thing.
    public let thing: String
    /// Its fields.
    public let fields: [String]

    /// Makes a part of a thing.
    public init(of thing: String, fields: [String]) {
      (self.thing, self.fields) = (thing, fields)
    }
  }

  /// Makes a meaning; by default without an addition to another thing.
  public init(
    _ kind: Kind, of thing: String? = nil, fields: [String] = [], besides: Part? = nil
  ) {
    self.kind = kind
    self.thing = thing
    self.fields = fields
    self.besides = besides
  }
}
