/// The release of this repository, which all of its modules and programs are of.
public enum MealAdvisorRelease {
  /// The version that programs print: major, minor and patch, as the changelog names it.
  public static let version = "1.0.0"
}
