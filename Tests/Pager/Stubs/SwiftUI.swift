// The parts of SwiftUI that the documentation's examples use, for platforms without SwiftUI. The
// declarations match SwiftUI's declarations, but their bodies do nothing.

@_exported import Foundation

// MARK: Views

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@MainActor public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View {
    Text("")
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: PrimitiveView { public init(_ text: String) {} }

public struct Button: PrimitiveView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct Alignment: Sendable { public static let topLeading = Alignment() }

public struct ZStack<Content: View>: PrimitiveView {
  public init(alignment: Alignment = .topLeading, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) {}
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {}
}

// MARK: Modifiers

public struct Animation: Sendable {
  public static func easeOut(duration: Double) -> Animation { Animation() }
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func gesture(_ gesture: some Gesture) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    self
  }
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func task(
    id: some Equatable, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public init(wrappedValue: Value) {}
}

@propertyWrapper public struct GestureState<Value> {
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
  public init(wrappedValue: Value) {}
}

extension GestureState where Value: ExpressibleByNilLiteral { public init() {} }

// MARK: Gestures

@MainActor public protocol Gesture<Value> { associatedtype Value }

public struct Transaction {}

extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var translation: CGSize { .zero }
    public var velocity: CGSize { .zero }
  }

  public init() {}
}
