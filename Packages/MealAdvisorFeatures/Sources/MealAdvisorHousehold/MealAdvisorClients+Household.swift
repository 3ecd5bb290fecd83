import AppShell
import EaterTable
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for the people at the table.
  public var household: any Feature { eaters.table }
}
