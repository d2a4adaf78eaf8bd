# The formula for a Homebrew tap. .release/make replaces the words in capital letters.
class Crosspager < Formula
  desc "Browse a file of numbers over time by day, week, month or year"
  homepage "HOMEPAGE"
  url "ADDRESS"
  sha256 "CHECKSUM"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build

  def install
    options = OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
    system "swift", "build", "-c", "release", "--product", "crosspager", *options
    bin.install ".build/release/crosspager"
    (man1/"crosspager.1").write Utils.safe_popen_read(bin/"crosspager", "--man")
    generate_completions_from_executable(bin/"crosspager", "--completions")
  end

  test do
    assert_match "week", shell_output("#{bin}/crosspager -c where </dev/null")
  end
end
