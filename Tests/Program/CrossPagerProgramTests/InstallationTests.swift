import Foundation
import Testing

/// Runs the commands in `Docs/Install.md` that install the program, except the build.
@Test func `the documented commands install the program, its manual page and completions`() throws {
  let document = try Document(name: "Docs/Install.md").text()
  let blocks = document.split(separator: "```sh\n").dropFirst().compactMap {
    $0.split(separator: "```").first.map(String.init)
  }
  let commands = try #require(blocks.first { $0.contains("install -s") })
  let folder = try temporaryFolder()
  let run = try shell(
    """
    set -e
    swift() { mkdir -p .build/release; cp "$(command -v crosspager)" .build/release; }
    \(commands)
    cd /
    command -v crosspager
    crosspager --version
    head -c 3 ~/.local/share/man/man1/crosspager.1
    echo
    tail -n 1 ~/.local/share/bash-completion/completions/crosspager
    """, folder: folder)
  #expect(run.errors == "")
  #expect(run.status == 0)
  #expect(run.lines.first?.hasSuffix("/.local/bin/crosspager") == true)
  let version = try crosspager(["--version"]).lines
  #expect(Array(run.lines.dropFirst()) == version + [".Dd", "complete -F _crosspager crosspager"])
}
