import Foundation
import Testing
import TextCharts

/// The library's names must not collide with names in other frameworks that apps import.
struct NameCollisionTests {
  /// The type names of SwiftUI, and the unprefixed type names of UIKit and Swift Charts.
  private static let names = """
    Alignment Anchor Angle Animation AnyGesture AnyLayout AnyShape AnyTransition AnyView App Axis
    Binding Button Canvas Capsule Chart Circle Color ColorPicker CommandGroup CommandMenu Commands
    ContainerRelativeShape ContentMode ControlGroup CoordinateSpace Date DatePicker
    DisclosureGroup Divider DragGesture Edge EdgeInsets EditButton EditMode Ellipse EmptyView Environment
    EnvironmentValues FetchRequest FocusState Font ForEach Form Gauge GeometryProxy GeometryReader
    Gesture GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack
    HelpLink HorizontalAlignment HorizontalEdge HoverEffect Image ImageRenderer InsettableShape
    KeyEquivalent KeyPress KeyboardShortcut Label LabeledContent Layout LayoutDirection LazyHGrid LazyHStack
    LazyVGrid LazyVStack LineMark Link List LocalizedStringKey LongPressGesture MagnifyGesture Material
    Menu ModifiedContent MoveCommandDirection Namespace NavigationLink NavigationPath NavigationSplitView
    NavigationStack ObservedObject OpenURLAction OutlineGroup PageTabViewStyle Path PhaseAnimator Picker
    PlainListStyle Plot PointMark PopoverAttachmentAnchor PreferenceKey PresentationDetent
    ProgressView ProposedViewSize Query RadialGradient Rectangle RotateGesture RoundedRectangle Scene ScenePhase
    SceneStorage ScrollPosition ScrollTarget ScrollView Section SecureField SequenceGesture Settings
    SettingsLink Shader Shape ShareLink Slider Spacer Spring StateObject State Stepper StrokeStyle SubmitLabel
    SubmitTriggers Subview Tab TabSection TabView Table TableColumn TapGesture Text TextAlignment TextEditor
    TextField TextSelection TimelineSchedule TimelineView Toggle ToolbarItem ToolbarPlacement Transaction
    Transition TupleView UnitCurve UnitPoint VStack VerticalAlignment VerticalEdge View ViewBuilder ViewModifier
    ViewThatFits Visibility Widget Window WindowGroup ZStack
    """.split { $0.isWhitespace }.map(String.init)

  /// The modules that an app may import together with SwiftUI.
  private static let modules = [
    "CivilDates", "CrossPager", "CrossPagerObservation", "CrossPagerSeries", "CrossPagerTimeline",
    "PageHosts", "PagerCompanions",
  ]

  @Test func `the frameworks' names need no qualification`() throws {
    let compiler = try Compiler()
    // `Date` is Foundation's type and needs no module name.
    let names = Set(Self.names).subtracting(["Date"]).sorted()
    let types = names.map { "public struct \($0) {}" }.joined(separator: "\n")
    try compiler.emit("Frameworks", source: types)
    let imports = (Self.modules + ["Foundation", "Frameworks"]).map { "import \($0)" }
    let uses = (names + Self.foundationNames).map { "func use(_ value: \($0)) {}" }
    let source = (imports + uses).joined(separator: "\n")
    let errors = try compiler.check(source)
    #expect(errors.isEmpty, "\(errors)")
  }

  private static let foundationNames = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "Dimension", "FileHandle", "FileManager", "Formatter", "IndexPath",
    "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Notification",
    "Operation", "Process", "Progress", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone",
    "Timer", "URL", "UUID", "Unit", "UserDefaults",
  ]

  @Test(arguments: modules)
  func `no public type has the name of a framework's type`(module: String) throws {
    let sources = repository.appending(path: "Sources")
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }
      .filter {
        $0.pathExtension == "swift" && $0.path.dropFirst(sources.path.count).contains("/\(module)/")
      } ?? []
    let declaration =
      #/^(?:@\w+ )*public (?:final |indirect )?(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
      .anchorsMatchLineEndings()
    var types: Set<String> = []
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      types.formUnion(source.matches(of: declaration).map { String($0.1) })
    }
    #expect(!types.isEmpty)
    #expect(types.intersection(Self.names + Self.foundationNames).isEmpty)
  }
}
