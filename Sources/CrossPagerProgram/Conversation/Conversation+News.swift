import CrossPagerConsole
import CrossPagerSeries

/// Takes the news of a followed file.
extension Conversation {
  /// Changes to the followed file since the last check.
  struct News {
    var hasSamples = false
    /// Messages about rows that were skipped, and about a new encoding.
    var complaints: [String] = []
    /// A message that there are new pages, if the session is not on the last one.
    var notice: String?
    /// The message that the file is no longer followed.
    var end: String?
  }

  /// Takes new samples from the followed file.
  mutating func takeNews() -> News {
    var news = News()
    guard let followed else { return news }
    let newest = session.newestPage
    let encoding = session.chartData?.report.encoding
    var remarks: [String] = []
    if let data = followed.readNews() {
      session.update(data)
      news.hasSamples = true
      news.notice = notice(of: newest)
      if data.report.encoding != encoding {
        remarks = [data.report.encodingNotice].compactMap(\.self)
      }
    }
    news.complaints = followed.takeComplaints()
    if !news.complaints.isEmpty { note(.badData) }
    news.complaints += remarks
    if let end = followed.end {
      self.followed = nil
      note(end.status)
      news.end = "No longer following the file. \(end.message)"
    }
    return news
  }

  /// The message that there are pages after `former`. After one message, returns nil until the session is on the last
  /// page again.
  private mutating func notice(of former: String?) -> String? {
    guard let newest = session.newestPage, newest != former, newest != session.place?.title,
      !isTold
    else { return nil }
    isTold = true
    return "New page: \(newest). To go to the newest page: latest"
  }

  private mutating func note(_ failure: Status) { if status == .success { status = failure } }

  /// Takes new samples. Reports on standard error if rows were skipped or the file is no longer followed.
  ///
  /// - Returns: A message that there are new pages, if the session is not on the last one.
  mutating func reportNews() throws(POSIX.Failure) -> String? {
    let news = takeNews()
    let complaints = news.complaints + (news.end.map { [$0] } ?? [])
    if !complaints.isEmpty { try output.flush() }
    for complaint in complaints {
      StandardError.complain(complaint, environment.errorStyle(arguments.color))
    }
    return news.notice
  }
}
