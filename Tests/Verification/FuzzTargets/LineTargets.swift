import CrossPager
import CrossPagerConsole
import SeriesExplorer

/// Checks command lines in a session with plain levels.
func checkLines(_ bytes: [UInt8]) throws(Violation) {
  let storage = TextStorage()
  let start = try Session(levels: "a=5,b=3,none=0", storage: storage)
  var session = start
  try session.check(lines: bytes.lines)
  if !bytes.text.contains("rep") { try session.checkUndo(to: start.state) }
  try session.checkReturns(storage: storage)
}

/// Checks a link. The first line of the input is the value of `--levels`, and the second line is the link.
func checkLink(_ bytes: [UInt8]) throws(Violation) {
  let lines = bytes.lines
  guard lines.count > 1, let scene = try? Scene(levels: lines[0]) else { return }
  let storage = TextStorage()
  let start = Session(scene: scene, storage: storage)
  var session = start
  try session.check("follow \(lines[1])")
  try session.checkReturns(from: start, storage: storage)
  try session.checkUndo(to: start.state)
}

func checkScene(_ bytes: [UInt8]) throws(Violation) {
  let storage = TextStorage(["scene.json": bytes.text])
  let scene: Scene
  do { scene = try Scene(named: "scene.json", storage: storage) } catch {
    // The program replaces control characters when it prints the message.
    return try Violation.unless(
      1...2000 ~= error.message.utf8.count, "A message is empty or too long: \(error.message)")
  }
  let start = Session(scene: scene, storage: storage, tellsEvents: true)
  var session = start
  try session.check(lines: ["where", "levels", "map", "show", "hosts", "open", "link", "routes"])
  try session.checkReturns(from: start, storage: storage)
  try session.check(lines: ["down", "right", "last", "drag -0.25 0", "release", "next 2"])
  try session.checkReturns(from: start, storage: storage)
  try session.checkUndo(to: start.state)
}

/// Checks a snapshot in sessions with plain levels and with dated levels.
///
/// Each resulting state is checked only once. Most inputs change nothing, and most others lead to the same state with
/// and without repairs.
func checkSnapshot(_ bytes: [UInt8]) throws(Violation) {
  let storage = TextStorage(["snapshot.json": bytes.text])
  for start in [
    try Session(levels: "a=5,b=3,none=0", storage: storage), Session.dated(storage: storage),
  ] {
    var session = start
    try session.check("restore snapshot.json")
    var repaired = start
    try repaired.check("restore --repair snapshot.json")
    let (restored, once) = (session.state, repaired.state)
    if restored != start.state {
      try session.check("show")
      try session.checkReturns(from: start, storage: storage)
      try session.checkUndo(to: start.state)
    }
    if once != start.state {
      try repaired.check("restore --repair snapshot.json")
      try Violation.unless(repaired.state == once, "A second repair changes the state.")
    }
    if once != start.state && once != restored {
      try repaired.check("show")
      try repaired.checkReturns(from: start, storage: storage)
      try repaired.checkUndo(to: start.state)
    }
  }
}

extension Session {
  fileprivate init(levels: String, storage: TextStorage) throws(Violation) {
    do { self.init(scene: try Scene(levels: levels), storage: storage) } catch {
      throw Violation(description: error.message)
    }
  }
}
