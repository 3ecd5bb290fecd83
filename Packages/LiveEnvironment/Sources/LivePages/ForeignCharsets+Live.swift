import Foundation
import WebPages

extension ForeignCharsets {
  /// The character sets of the platform's Foundation, by the labels of the Encoding standard.
  public static let live = ForeignCharsets { label, bytes in
    encodings[label].flatMap { String(data: Data(bytes), encoding: $0) }
  }

  private static let encodings: [String: String.Encoding] = [
    "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "sjis": .shiftJIS, "x-sjis": .shiftJIS,
    "ms_kanji": .shiftJIS, "windows-31j": .shiftJIS, "csshiftjis": .shiftJIS,
    "euc-jp": .japaneseEUC, "x-euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    "iso-8859-2": .isoLatin2, "iso8859-2": .isoLatin2, "latin2": .isoLatin2, "l2": .isoLatin2,
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250, "x-cp1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251, "x-cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "cp1253": .windowsCP1253, "iso-8859-7": .windowsCP1253,
    "windows-1254": .windowsCP1254, "cp1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "latin5": .windowsCP1254,
  ]
}
