import CrossPager
import PageHosts
import Testing

struct HostPoolSendingTests {
  /// A host that may be sent to another task.
  private struct Label: Sendable { var text = "" }

  @Test func `hosts that are Sendable can be sent with their pager`() async {
    let pager = Pager(counts: [5])
    var hosts = Pager.Hosts<Label>()
    _ = hosts.update(to: pager) { Label(text: $0.text) }
    let sent = hosts
    let text = await Task.detached { sent.host(at: at(0, 0))?.text }.value
    #expect(text == "0.0")
    expectSendable(IdentifiedPager<String, Int>.Hosts<Label>.self)
    expectSendable(DisplayEvent<Label>.self)
  }

  private func expectSendable<Value: Sendable>(_: Value.Type) {}
}
