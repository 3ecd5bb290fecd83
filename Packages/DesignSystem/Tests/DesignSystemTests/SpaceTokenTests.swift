import Testing

@testable import DesignSystem

// D-SPACE, W-COMP-11…15, D-QA-03, D-QA-04, D-QA-08
@Suite struct SpaceTokenTests {
  @Test(
    arguments: [
      (Spacing.cardSpacing, 16, "D-SPACE-02 D-REF-01"),
      (.sectionSpacing, 24, "D-SPACE-03 D-SPACE-14 D-REF-01 W-COMP-14"),
      (.screenMargin, 16, "D-SPACE-04 D-SPACE-08 D-REF-01 W-COMP-11"),
      (.cardPadding, 16, "D-SPACE-05 D-CARD-04 D-REF-01 W-COMP-12"),
      (.buttonPaddingHorizontal, 16, "D-SPACE-06"), (.buttonPaddingVertical, 12, "D-SPACE-06"),
      (.s, 8, "D-SPACE-11 C-L10"), (.componentSpacing, 12, "D-SPACE-12 W-COMP-15 C-L08"),
      (.elementSpacing, 16, "D-SPACE-13 W-COMP-13"), (.groupSpacing, 35, "W-SET-03 C-L07"),
      (.sheetMargin, 24, "W-PAY-05 C-L17"), (.badgePadding, 8, "G-02"),
    ] as [(Spacing, Double, String)])
  func `a named gap is as long as drawn`(spacing: Spacing, points: Double, source: String) {
    #expect(spacing.points == points, "\(source)")
  }

  // D-SPACE-01, D-QA-03, C-L07
  @Test(arguments: Spacing.allCases) func `every gap is on the scale`(spacing: Spacing) {
    let isOnGrid = spacing.points.truncatingRemainder(dividingBy: 8) == 0
    #expect(isOnGrid || [12, 20, 35].contains(spacing.points))
  }

  // C-L07: thirty-five is the gap between groups and nothing else.
  @Test func `only groups are thirty-five apart`() {
    #expect(Spacing.allCases.filter { $0.points == 35 } == [.groupSpacing])
  }

  // D-QA-04, C-L20
  @Test func `there are three radii`() {
    #expect(Radius.allCases.map(\.points) == [8, 12, 16])
  }

  @Test(
    arguments: [
      (ComponentSize.touchTarget, 44, "D-SPACE-09 D-BTN-03 D-QA-08 D-A11Y-10"),
      (.recommendedTouchTarget, 48, "D-SPACE-10"), (.primaryButton, 50, "D-BTN-01 W-COMP-01"),
      (.primaryButtonWidth, 120, "D-BTN-02"), (.secondaryButton, 44, "D-BTN-04 W-COMP-02"),
      (.textButton, 20, "W-PAY-16 C-L17"), (.pill, 24, "W-HOME-19 C-L20"),
      (.plainBadge, 16, "W-FAV-08"), (.navigationBar, 44, "W-FAV-05 W-SET-04 C-T09"),
      (.tabBar, 83, "W-HOME-31 C-L02"), (.tabBarContent, 49, "C-L02"),
      (.greeting, 32, "W-HOME-10"), (.heroImage, 200, "W-HOME-12"),
      (.suggestionCard, 400, "W-COMP-04 W-HOME-34 C-L05"),
      (.suggestionCardLeast, 200, "D-CARD-03 C-L05"), (.favoriteCard, 200, "W-COMP-05 W-FAV-03"),
      (.favoriteImage, 140, "W-FAV-06"), (.favoriteTitle, 20, "W-FAV-07"),
      (.recipeImage, 250, "W-REC-03"), (.titleRow, 32, "W-REC-06 W-PAY-07"),
      (.listRow, 44, "W-SET-02"), (.listHeader, 28, "W-SET-01"), (.paywall, 500, "W-PAY-01"),
      (.handleRow, 20, "W-PAY-04"), (.stateIcon, 48, "W-PAY-06 D-EMPTY-01"),
      (.spinner, 20, "D-LOAD-01"), (.pageSpinner, 24, "D-LOAD-01"),
      (.skeletonTitle, 22, "W-LOAD-03"), (.skeletonLine, 16, "W-LOAD-04 W-LOAD-05"),
    ] as [(ComponentSize, Double, String)])
  func `a named size is as drawn`(size: ComponentSize, points: Double, source: String) {
    #expect(size.points == points, "\(source)")
  }

  // D-LOAD-01, C-K17
  @Test func `a spinner on a page is one and a fifth of the one in a button`() {
    #expect(ComponentSize.pageSpinner.points == 1.2 * ComponentSize.spinner.points)
  }

  // C-L02: the bar holds the safe area of the reference device.
  @Test func `the tab bar is its content and the inset below`() {
    #expect(ComponentSize.tabBar.points == ComponentSize.tabBarContent.points + 34)
  }

  // D-SPACE-06, C-L10: the three buttons of Home do not fit with the usual padding.
  @Test func `the secondary row of Home is three buttons and two gaps`() {
    let content = 390 - 2 * Spacing.screenMargin.points
    let width = (content - 2 * Spacing.elementSpacing.points) / 3
    #expect(abs(width - 108.67) < 0.005)
  }

  // W-FAV-02, C-L14
  @Test func `a favorites card is half of the content without the gap`() {
    let content = 390 - 2 * Spacing.screenMargin.points
    #expect((content - Spacing.cardSpacing.points) / 2 == 171)
  }
}
