import DesignSystem

extension CopyTable {
  /// The words of the sheet that shares a week.
  static let weekShareEnglish: [CopyKey: CopyEntry] = [
    "planner-share.file": "Save or Send Calendar File",
    "planner-share.text": "Share as Text",
    "planner-share.close": "Done",
    "planner-share.calendar": "Follow in your calendar",
    "planner-share.address": "Address for calendars",
    "planner-share.make": "Make an Address for Calendars",
    "planner-share.copy": "Copy Address",
    "planner-share.subscribe": "Open in Calendar App",
    "planner-share.reset": "Replace Address",
    "planner-share.reset.hint": "Calendars with the old address no longer follow the plan",
    "planner-share.footer":
      "A calendar on this computer shows every planned meal while the app is running. It can only read the plan.",
    "planner-share.made": "The address is ready to copy.",
    "planner-share.replaced": "There is a new address. The old one no longer works.",
    "planner-share.unmade": "The address could not be saved. Try again.",
  ]
}
