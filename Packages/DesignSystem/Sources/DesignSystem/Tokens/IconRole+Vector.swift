extension IconRole {
  /// Our own drawing of the symbol, named for what it looks like.
  public var vector: VectorPath {
    switch self {
    case .time: .clock
    case .difficulty: .flame
    case .cuisine, .world: .globe
    case .servings: .twoPeople
    case .evening: .sunset
    case .night: .moon
    case .morning: .sunrise
    case .afternoon: .sun
    case .home: .house
    case .favorites, .savedHeart: .heart
    case .settings: .gear
    case .restrictions: .circleBar
    case .account: .personCircle
    case .premium: .diamond
    case .privacy: .page
    case .terms: .clipboard
    case .information: .circleInformation
    case .meal: .forkAndKnife
    case .drink: .cup
    case .offline: .waves
    case .refresh: .turnClockwise
    case .save: .bookmark
    case .saved: .bookmarkFilled
    case .share: .boxArrowUp
    case .close: .cross
    case .back: .chevronLeft
    case .forward: .chevronRight
    case .add: .plus
    case .remove: .minus
    case .check: .tick
    case .unchecked: .square
    case .warning: .triangleExclamation
    case .photo: .picture
    case .search: .magnifier
    case .more: .threeDots
    case .order: .bag
    case .star: .star
    case .expand: .chevronDown
    case .collapse: .chevronUp
    case .camera: .camera
    case .microphone: .microphone
    case .barcode: .barcode
    case .photoLibrary: .twoPictures
    case .flash: .bolt
    case .flashOff: .boltOff
    case .torch: .torch
    case .torchOff: .torchOff
    case .chart: .bars
    case .trend: .risingLine
    case .calendar: .calendar
    case .recent: .clockArrow
    case .timer: .stopwatch
    case .bell: .bell
    case .cart: .cart
    case .store: .store
    case .location: .pin
    case .price: .tag
    case .budget: .circleDollar
    case .subscription: .card
    case .external: .boxArrowOut
    case .edit: .pencil
    case .trash: .trash
    case .undo: .turnBack
    case .duplicate: .twoSquares
    case .swap: .arrowsAcross
    case .skip: .toTheEnd
    case .importing: .boxArrowDown
    case .draft: .squarePencil
    case .sync: .turnAround
    case .moveUp: .arrowUp
    case .moveDown: .arrowDown
    case .handle: .threeLines
    case .choose: .chevronsUpDown
    case .filter: .shrinkingLines
    case .list: .bullets
    case .link: .chain
    case .lock: .lock
    case .key: .key
    case .eye: .eye
    case .eyeOff: .eyeOff
    case .mail: .envelope
    case .help: .circleQuestion
    case .person: .person
    case .health: .squareHeart
    case .heart: .heartOutline
    case .up: .triangleUp
    case .down: .triangleDown
    case .equal: .equals
    case .available: .circleTick
    case .scarce: .circleExclamation
    case .unavailable: .circleCross
    case .confidenceHigh: .seal
    case .confidenceMedium: .squareHalf
    case .confidenceLow: .circleDots
    case .radioOn: .circleDot
    case .radioOff: .circle
    case .starOutline: .starOutline
    case .thumbsUp: .thumbUp
    case .thumbsDown: .thumbDown
    case .flag: .flag
    case .play: .play
    case .pause: .pause
    case .stop: .stop
    case .celebration: .popper
    case .tip: .bulb
    case .goal: .target
    case .mindful: .leaf
    case .foods: .carrot
    case .recipes: .book
    case .integrations: .puzzle
    case .appearance: .circleHalf
    case .units: .ruler
    case .signOut: .doorArrow
    case .sitting: .chair
    case .walking: .walking
    case .running: .running
    case .training: .dumbbell
    case .athlete: .trophy
    }
  }

  /// Whether the symbol points along the line and is mirrored where reading starts at the right.
  public var followsReadingDirection: Bool {
    switch self {
    case .back, .forward, .undo, .external, .signOut, .list: true
    default: false
    }
  }
}
