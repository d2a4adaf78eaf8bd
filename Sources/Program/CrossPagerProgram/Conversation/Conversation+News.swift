import CrossPagerConsole
import CrossPagerSeries
import SeriesExplorer

extension Conversation {
  /// Changes to the followed file since the last check.
  struct News {
    var hasSamples = false
    /// Messages about skipped rows and a changed encoding.
    var complaints: [String] = []
    /// A message about new pages, or nil, for example if the session is on the last page.
    var notice: String?
    /// A message that the file is no longer followed, or nil.
    var end: String?
  }

  mutating func takeNews() -> News {
    var news = News()
    guard let followed else { return news }
    let newest = session.newestPage
    let encoding = session.chartData?.report.encoding
    let data = followed.readNews()
    if let data {
      session.update(data)
      news.hasSamples = true
      news.notice = notice(of: newest)
    }
    news.complaints = followed.takeComplaints()
    if !news.complaints.isEmpty { note(.badData) }
    if let report = data?.report, report.encoding != encoding, let notice = report.encodingNotice {
      news.complaints.append(notice)
    }
    if let end = followed.end {
      self.followed = nil
      note(end.status)
      news.end = "No longer following the file. \(end.message)"
    }
    return news
  }

  /// Returns a message about new pages. Afterwards, returns nil until the session is on the last page again.
  private mutating func notice(of former: String?) -> String? {
    guard let newest = session.newestPage, newest != former, newest != session.place?.title,
      !isTold
    else { return nil }
    isTold = true
    return "New page: \(newest). To go to the newest page: latest"
  }

  private mutating func note(_ failure: Status) { if status == .success { status = failure } }

  /// Prints complaints and any message that the file is no longer followed on standard error. Returns the notice.
  mutating func reportNews() throws(POSIX.Failure) -> String? {
    if followed == nil { return nil }
    let news = takeNews()
    let complaints = news.complaints + [news.end].compactMap(\.self)
    if !complaints.isEmpty { try output.flush() }
    for complaint in complaints { environment.complain(complaint) }
    return news.notice
  }
}
