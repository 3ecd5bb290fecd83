import AppShell
import EaterParts

extension EaterClients {
  /// The feature for the diets, allergies and unwanted foods of everyone at the table.
  public var settings: any Feature { DietsFeature(self) }
}
