import AccountComposition
import AppComposition
import AppShell
import HouseholdSharing
import LivePrograms
import SharingComposition
import Sync

/// The executable, as it would stand in `main.swift`.
func teaDemo() async {
  await LiveProgram(
    Brand(name: "Tea Diary", id: "tea-diary", tagline: "What did you brew?"), version: "1.0.0",
    [.tea, .account, .looks, .data, .sharing],
    sharing: SharedStreams.family.union(["tea"])
  ).run(as: "tea-demo")
}
