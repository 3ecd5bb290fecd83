/// The version of the product (W-SET-14).
public enum Version {
  /// Major, minor and patch.
  public static let text = "1.0.0"
}
