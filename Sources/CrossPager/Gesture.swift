/// What a finger and time do to the content; it moves along one axis, from rest to rest (the contract's section 4).
///
/// Every ``Phase`` takes every gesture. Distances are in pages along a level and in levels along the column.
public enum Gesture: Hashable, Sendable {
  /// Moves the content under a finger by so many pages, positive towards right and down: the finger that goes left
  /// brings the page to the right nearer.
  ///
  /// The first drag chooses the axis, ``Axis/horizontal`` unless `dy` is the longer; later ones keep it, and their
  /// other component is dropped. One that finds the content settling catches it.
  case drag(dx: Offset, dy: Offset)
  /// Lets go of the content, with the finger's velocity in pages per second, in a drag's own sign.
  case release(vx: Offset, vy: Offset)
  /// Lets go of the content so that it goes back.
  case cancel
  /// Lets so many milliseconds pass for content that is settling; it needs 300 in all.
  case tick(milliseconds: Int)
  /// Brings content that is settling to its rest at once; in a drag it is a release without velocity first.
  case finish
}
