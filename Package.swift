// swift-tools-version: 6.2
import PackageDescription

/// Whether to treat warnings as errors. False by default, because other compiler versions may emit more warnings.
let isStrict = Context.environment["CROSSPAGER_STRICT"] != nil

/// Whether to build the programs `Exploration` and `Benchmarks`. Without them, a build contains only what users need.
let hasTools = Context.environment["CROSSPAGER_TOOLS"] != nil

/// Whether the Swift Package Index builds the package. The index also builds for systems that cannot run the program.
let isIndexed = Context.environment["SPI_BUILD"] != nil

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let libraries: [Target] = [
  .target(name: "CrossPager", path: "Sources/Pager/CrossPager", swiftSettings: settings),
  .target(
    name: "PageHosts", dependencies: ["CrossPager"], path: "Sources/Pager/PageHosts",
    swiftSettings: settings),
  .target(
    name: "PagerCompanions", dependencies: ["CrossPager"], path: "Sources/Pager/PagerCompanions",
    swiftSettings: settings),
  .target(
    name: "CrossPagerObservation", dependencies: ["CrossPager"],
    path: "Sources/Pager/CrossPagerObservation", swiftSettings: settings),
  .target(name: "CivilDates", path: "Sources/Calendar/CivilDates", swiftSettings: settings),
  .target(
    name: "CivilDatesFoundation", dependencies: ["CivilDates"],
    path: "Sources/Calendar/CivilDatesFoundation", swiftSettings: settings),
  .target(
    name: "CrossPagerTimeline", dependencies: ["CrossPager", "CivilDates"],
    path: "Sources/Calendar/CrossPagerTimeline", swiftSettings: settings),
  .target(name: "CLibrary", path: "Sources/Series/CLibrary", swiftSettings: settings),
  .target(
    name: "TimeZones", dependencies: ["CivilDates", "CLibrary"], path: "Sources/Series/TimeZones",
    swiftSettings: settings),
  .target(name: "MessageWords", path: "Sources/Series/MessageWords", swiftSettings: settings),
  .target(name: "NumberPacking", path: "Sources/Series/NumberPacking", swiftSettings: settings),
  .target(
    name: "CrossPagerSeries",
    dependencies: ["CivilDates", "CLibrary", "MessageWords", "NumberPacking", "TimeZones"],
    path: "Sources/Series/CrossPagerSeries",
    // With lifetimes, a view of a span of bytes needs no reference count and cannot outlive the bytes.
    swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
  .target(
    name: "CrossPagerTesting", dependencies: ["CivilDates", "CrossPager"],
    path: "Tests/Pager/CrossPagerTesting", swiftSettings: settings),
]

let program: [Target] = [
  .target(name: "TerminalText", path: "Sources/Program/TerminalText", swiftSettings: settings),
  .target(
    name: "TextCharts", dependencies: ["CLibrary", "TerminalText"],
    path: "Sources/Program/TextCharts", swiftSettings: settings),
  .target(
    name: "SVGCharts", dependencies: ["TerminalText", "TextCharts"],
    path: "Sources/Program/SVGCharts", swiftSettings: settings),
  .executableTarget(
    name: "PageBundler", path: "Sources/Program/PageTemplate/Bundler", swiftSettings: settings),
  .plugin(
    name: "EmbedPages", capability: .buildTool(), dependencies: ["PageBundler"],
    path: "Sources/Program/PageTemplate/Plugin"),
  .target(
    name: "PageTemplate", path: "Sources/Program/PageTemplate/Template", swiftSettings: settings,
    plugins: ["EmbedPages"]),
  .target(
    name: "LineEditing", dependencies: ["TerminalText"], path: "Sources/Program/LineEditing",
    swiftSettings: settings),
  .target(
    name: "CrossPagerConsole",
    dependencies: [
      "CivilDates", "CrossPager", "CrossPagerTimeline", "LineEditing", "MessageWords",
      "PageHosts", "PagerCompanions", "TerminalText", "TextCharts",
    ], path: "Sources/Program/CrossPagerConsole", swiftSettings: settings),
  .target(
    name: "SeriesExplorer",
    dependencies: [
      "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTimeline",
      "LineEditing", "MessageWords", "PageTemplate", "SVGCharts", "TerminalText", "TextCharts",
      "TimeZones",
    ], path: "Sources/Program/SeriesExplorer", swiftSettings: settings),
  .executableTarget(
    name: "CrossPagerProgram",
    dependencies: [
      "CivilDates", "CLibrary", "CrossPager", "CrossPagerConsole", "CrossPagerSeries",
      "CrossPagerTimeline", "LineEditing", "MessageWords", "SeriesExplorer", "TerminalText",
      "TextCharts",
    ], path: "Sources/Program/CrossPagerProgram", swiftSettings: settings),
]

// Tests use these targets too. As test targets, they are not part of a plain build.
let tools: [Target] =
  hasTools
  ? [
    .target(
      name: "StateExploration", dependencies: ["CrossPager", "PageHosts", "PagerCompanions"],
      path: "Tests/Verification/StateExploration", swiftSettings: settings),
    .executableTarget(
      name: "Exploration", dependencies: ["CrossPager", "CrossPagerTesting", "StateExploration"],
      path: "Tests/Verification/Exploration", exclude: ["README.md", "counts.txt"],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CivilDates", "CrossPager", "CrossPagerSeries", "PageHosts"],
      path: "Tests/Verification/Benchmarks", swiftSettings: settings),
  ]
  : [
    .testTarget(
      name: "StateExploration", dependencies: ["CrossPager", "PageHosts", "PagerCompanions"],
      path: "Tests/Verification/StateExploration", swiftSettings: settings),
    .testTarget(
      name: "Exploration", dependencies: ["CrossPager", "CrossPagerTesting", "StateExploration"],
      path: "Tests/Verification/Exploration", exclude: ["README.md", "counts.txt", "main.swift"],
      swiftSettings: settings),
  ]

let tests: [Target] = [
  .testTarget(
    name: "FuzzTargets",
    dependencies: [
      "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTesting",
      "LineEditing", "PagerCompanions", "SeriesExplorer", "TerminalText",
    ], path: "Tests/Verification/FuzzTargets", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerTests",
    dependencies: [
      "CrossPager", "CrossPagerTesting", "Exploration", "PageHosts", "PagerCompanions",
      "StateExploration",
    ],
    path: "Tests/Pager/CrossPagerTests", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerObservationTests", dependencies: ["CrossPager", "CrossPagerObservation"],
    path: "Tests/Pager/CrossPagerObservationTests", swiftSettings: settings),
  .testTarget(
    name: "CivilDatesTests",
    dependencies: ["CivilDates", "CivilDatesFoundation", "CrossPagerTesting"],
    path: "Tests/Calendar/CivilDatesTests", swiftSettings: settings),
  .testTarget(
    name: "TimeZonesTests", dependencies: ["CivilDates", "CrossPagerTesting", "TimeZones"],
    path: "Tests/Series/TimeZonesTests", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerTimelineTests",
    dependencies: [
      "CivilDates", "CivilDatesFoundation", "CrossPager", "CrossPagerTimeline",
      "CrossPagerTesting", "PagerCompanions",
    ], path: "Tests/Calendar/CrossPagerTimelineTests", swiftSettings: settings),
  .testTarget(
    name: "MessageWordsTests", dependencies: ["MessageWords"],
    path: "Tests/Series/MessageWordsTests", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerSeriesTests",
    dependencies: [
      "CivilDates", "CrossPagerSeries", "CrossPagerTimeline", "CrossPagerTesting",
      "MessageWords", "NumberPacking",
    ],
    path: "Tests/Series/CrossPagerSeriesTests", swiftSettings: settings),
  .testTarget(
    name: "TerminalTextTests", dependencies: ["TerminalText", "CrossPagerTesting"],
    path: "Tests/Program/TerminalTextTests", swiftSettings: settings),
  .testTarget(
    name: "TextChartsTests", dependencies: ["TextCharts", "CrossPagerTesting"],
    path: "Tests/Program/TextChartsTests", swiftSettings: settings),
  .testTarget(
    name: "SVGChartsTests", dependencies: ["SVGCharts", "TextCharts"],
    path: "Tests/Program/SVGChartsTests", exclude: ["cards.svg", "charts.svg"],
    swiftSettings: settings),
  .testTarget(
    name: "LineEditingTests",
    dependencies: ["LineEditing", "TerminalText", "CrossPagerTesting"],
    path: "Tests/Program/LineEditingTests", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerConsoleTests",
    dependencies: [
      "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTimeline",
      "CrossPagerTesting", "LineEditing", "MessageWords", "PageHosts", "PagerCompanions",
      "SeriesExplorer", "TerminalText", "TextCharts",
    ],
    path: "Tests/Program/CrossPagerConsoleTests", swiftSettings: settings),
  // These tests show that CrossPagerConsole works without SeriesExplorer and CrossPagerSeries.
  .testTarget(
    name: "PlainConsoleTests",
    dependencies: ["CrossPagerConsole", "TerminalText"],
    path: "Tests/Program/PlainConsoleTests", swiftSettings: settings),
  .testTarget(
    name: "CrossPagerProgramTests",
    dependencies: [
      "CivilDates", "CivilDatesFoundation", "CrossPagerConsole", "CrossPagerObservation",
      "CrossPagerProgram", "CrossPagerSeries", "CrossPagerTimeline", "CrossPagerTesting",
      "MessageWords", "PageHosts", "PagerCompanions", "SeriesExplorer",
    ],
    path: "Tests/Program/CrossPagerProgramTests", exclude: ["Scenarios"], swiftSettings: settings),
  .testTarget(
    name: "FuzzTests", dependencies: ["CrossPagerTesting", "FuzzTargets"],
    path: "Tests/Verification/FuzzTests", exclude: ["Corpus"], swiftSettings: settings),
  // These tests do not build the C library. Sources/Hosts/C/install.sh builds it as a single Embedded Swift module.
  .testTarget(
    name: "EmbeddingTests",
    dependencies: ["CrossPager", "CrossPagerTesting", "PageHosts", "PagerCompanions"],
    path: "Tests/Hosts/EmbeddingTests", swiftSettings: settings),
]

let package = Package(
  name: "CrossPager",
  // Observation needs these versions. No target may use later additions, such as Synchronization, 128-bit integers
  // and `Array.span`, even though the compiler on Linux accepts them.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CrossPager", targets: ["CrossPager", "PageHosts", "PagerCompanions"]),
    .library(name: "CrossPagerObservation", targets: ["CrossPagerObservation"]),
    .library(
      name: "CrossPagerTimeline",
      targets: ["CrossPagerTimeline", "CivilDates", "CivilDatesFoundation"]),
    .library(name: "CrossPagerSeries", targets: ["CrossPagerSeries", "CivilDates"]),
    .library(name: "CrossPagerTesting", targets: ["CrossPagerTesting"]),
  ] + (isIndexed ? [] : [.executable(name: "crosspager", targets: ["CrossPagerProgram"])]),
  targets: libraries + (isIndexed ? [] : program + tools + tests)
)
