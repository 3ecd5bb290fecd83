import Codecs

extension JSONScanner.Rules {
  /// The rules of a payload: JSON on one line, so that an export made of payloads is JSON too.
  static let payload = JSONScanner.Rules(deepest: 256, isOneLine: true)
}
