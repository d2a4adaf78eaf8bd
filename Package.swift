// swift-tools-version: 6.2
import PackageDescription

/// Whether to treat warnings as errors. False by default, because other compiler versions may emit more warnings.
let isStrict = Context.environment["CROSSPAGER_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "CrossPager",
  // Observation needs these versions. The compiler on Linux accepts later additions, such as Synchronization, 128-bit
  // integers and the span of an array, so no target may use them.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CrossPager", targets: ["CrossPager", "PageHosts", "PagerCompanions"]),
    .library(name: "CrossPagerObservation", targets: ["CrossPagerObservation"]),
    .library(
      name: "CrossPagerTimeline",
      targets: ["CrossPagerTimeline", "CivilDates", "CivilDatesFoundation"]),
    .library(name: "CrossPagerSeries", targets: ["CrossPagerSeries", "CivilDates"]),
    .library(name: "CrossPagerTesting", targets: ["CrossPagerTesting"]),
    .executable(name: "crosspager", targets: ["CrossPagerProgram"]),
  ],
  targets: [
    .target(name: "CrossPager", swiftSettings: settings),
    .target(name: "PageHosts", dependencies: ["CrossPager"], swiftSettings: settings),
    .target(name: "PagerCompanions", dependencies: ["CrossPager"], swiftSettings: settings),
    .target(
      name: "CrossPagerObservation", dependencies: ["CrossPager"], swiftSettings: settings),
    .target(name: "CivilDates", swiftSettings: settings),
    .target(
      name: "CivilDatesFoundation", dependencies: ["CivilDates"], swiftSettings: settings),
    .target(
      name: "CrossPagerTimeline", dependencies: ["CrossPager", "CivilDates"],
      swiftSettings: settings),
    .target(name: "CLibrary", swiftSettings: settings),
    .target(
      name: "TimeZones", dependencies: ["CivilDates", "CLibrary"], swiftSettings: settings),
    .target(name: "MessageWords", swiftSettings: settings),
    .target(name: "NumberPacking", swiftSettings: settings),
    .target(
      name: "CrossPagerSeries",
      dependencies: ["CivilDates", "CLibrary", "MessageWords", "NumberPacking", "TimeZones"],
      // With lifetimes, a view of a span of bytes needs no reference count and cannot outlive the bytes.
      swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
    .target(name: "TerminalText", swiftSettings: settings),
    .target(
      name: "TextCharts", dependencies: ["CLibrary", "TerminalText"], swiftSettings: settings),
    .target(
      name: "SVGCharts", dependencies: ["TerminalText", "TextCharts"], swiftSettings: settings),
    .executableTarget(
      name: "PageBundler", path: "Sources/PageTemplate/Bundler", swiftSettings: settings),
    .plugin(
      name: "EmbedPages", capability: .buildTool(), dependencies: ["PageBundler"],
      path: "Sources/PageTemplate/Plugin"),
    .target(
      name: "PageTemplate", path: "Sources/PageTemplate/Template", swiftSettings: settings,
      plugins: ["EmbedPages"]),
    .target(name: "LineEditing", dependencies: ["TerminalText"], swiftSettings: settings),
    .target(
      name: "CrossPagerConsole",
      dependencies: [
        "CivilDates", "CrossPager", "CrossPagerTimeline", "LineEditing", "MessageWords",
        "PageHosts", "PagerCompanions", "TerminalText", "TextCharts",
      ], swiftSettings: settings),
    .target(
      name: "SeriesExplorer",
      dependencies: [
        "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTimeline",
        "LineEditing", "MessageWords", "PageTemplate", "SVGCharts", "TerminalText", "TextCharts",
        "TimeZones",
      ], swiftSettings: settings),
    .executableTarget(
      name: "CrossPagerProgram",
      dependencies: [
        "CivilDates", "CLibrary", "CrossPager", "CrossPagerConsole", "CrossPagerSeries",
        "CrossPagerTimeline", "LineEditing", "MessageWords", "SeriesExplorer", "TerminalText",
        "TextCharts",
      ], swiftSettings: settings),
    .target(
      name: "CrossPagerTesting", dependencies: ["CrossPager"], path: "Tests/CrossPagerTesting",
      swiftSettings: settings),
    .target(
      name: "StateExploration", dependencies: ["CrossPager", "PageHosts", "PagerCompanions"],
      path: "Tests/StateExploration", swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTesting",
        "LineEditing", "PagerCompanions", "SeriesExplorer", "TerminalText",
      ], path: "Tests/FuzzTargets", swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CivilDates", "CrossPager", "CrossPagerSeries", "PageHosts"],
      path: "Tests/Benchmarks",
      swiftSettings: settings),
    .executableTarget(
      name: "Exploration", dependencies: ["CrossPager", "CrossPagerTesting", "StateExploration"],
      path: "Tests/Exploration", exclude: ["README.md", "counts.txt"], swiftSettings: settings),
    .testTarget(
      name: "CrossPagerTests",
      dependencies: [
        "CrossPager", "CrossPagerTesting", "Exploration", "PageHosts", "PagerCompanions",
        "StateExploration",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CrossPagerObservationTests", dependencies: ["CrossPager", "CrossPagerObservation"],
      swiftSettings: settings),
    .testTarget(
      name: "CivilDatesTests",
      dependencies: ["CivilDates", "CivilDatesFoundation", "CrossPagerTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TimeZonesTests", dependencies: ["CivilDates", "CrossPagerTesting", "TimeZones"],
      swiftSettings: settings),
    .testTarget(
      name: "CrossPagerTimelineTests",
      dependencies: [
        "CivilDates", "CivilDatesFoundation", "CrossPager", "CrossPagerTimeline",
        "CrossPagerTesting", "PagerCompanions",
      ], swiftSettings: settings),
    .testTarget(
      name: "MessageWordsTests", dependencies: ["MessageWords"], swiftSettings: settings),
    .testTarget(
      name: "CrossPagerSeriesTests",
      dependencies: [
        "CivilDates", "CrossPagerSeries", "CrossPagerTimeline", "CrossPagerTesting",
        "MessageWords", "NumberPacking",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTextTests", dependencies: ["TerminalText", "CrossPagerTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TextChartsTests", dependencies: ["TextCharts", "CrossPagerTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "SVGChartsTests", dependencies: ["SVGCharts", "TextCharts"], swiftSettings: settings),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "TerminalText", "CrossPagerTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "CrossPagerConsoleTests",
      dependencies: [
        "CivilDates", "CrossPager", "CrossPagerConsole", "CrossPagerSeries", "CrossPagerTimeline",
        "CrossPagerTesting", "LineEditing", "MessageWords", "PageHosts", "PagerCompanions",
        "SeriesExplorer", "TerminalText", "TextCharts",
      ],
      swiftSettings: settings),
    // These tests show that CrossPagerConsole works without SeriesExplorer and CrossPagerSeries.
    .testTarget(
      name: "PlainConsoleTests",
      dependencies: ["CrossPagerConsole", "TerminalText"],
      swiftSettings: settings),
    .testTarget(
      name: "CrossPagerProgramTests",
      dependencies: [
        "CivilDates", "CivilDatesFoundation", "CrossPagerConsole", "CrossPagerObservation",
        "CrossPagerProgram", "CrossPagerSeries", "CrossPagerTimeline", "CrossPagerTesting",
        "MessageWords", "PageHosts", "PagerCompanions", "SeriesExplorer",
      ],
      exclude: ["Scenarios"], swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets"], exclude: ["Corpus"],
      swiftSettings: settings),
    // These tests do not build the C library. Sources/CrossPagerC/install.sh builds it as a single module of Embedded
    // Swift.
    .testTarget(
      name: "EmbeddingTests",
      dependencies: ["CrossPager", "CrossPagerTesting", "PageHosts", "PagerCompanions"],
      swiftSettings: settings),
  ]
)
