// The parts of UIKit that the documentation's examples use, for platforms without UIKit. The
// declarations match UIKit's declarations, but their bodies do nothing.

@_exported import Foundation
@_exported import ObjectiveC

@MainActor open class UIResponder { public init() {} }

open class UIView: UIResponder {
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
}

open class UIViewController: UIResponder {
  public var view: UIView! = UIView()
  public var title: String?
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
}

@MainActor open class UIGestureRecognizer {
  public enum State: Int { case possible, began, changed, ended, cancelled, failed }

  public var state: State { .possible }
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public init(target: Any?, action: Selector?) {}
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}
