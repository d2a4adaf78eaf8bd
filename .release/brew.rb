# Tries a formula without Homebrew: brew.rb FORMULA, in the folder with the source.
#
# Does what Homebrew would do with the parts of the formula, except that `swift build` copies the program that CROSSPAGER
# names. Checks that the formula installs the program, its manual page and its completions, and passes its own test.
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

module OS
  def self.mac? = false
end

module Utils
  def self.safe_popen_read(*command)
    output, status = Open3.capture2(*command.map(&:to_s), stdin_data: "")
    status.success? ? output : abort("#{command.join(" ")} failed")
  end
end

class Pathname
  def install(file)
    mkpath
    FileUtils.cp(file, self)
  end

  def write(text)
    dirname.mkpath
    File.write(self, text)
  end
end

class Formula
  PREFIX = Pathname(Dir.mktmpdir)
  at_exit { PREFIX.rmtree }
  # What the formula says.
  FACTS = {}

  %i[desc homepage url sha256 depends_on uses_from_macos].each do |name|
    define_singleton_method(name) { |fact| FACTS[name] = fact }
  end
  def self.test(&block) = define_method(:run_test, &block)
  def self.inherited(formula) = (@formula = formula)
  def self.formula = @formula

  def bin = PREFIX/"bin"
  def man1 = PREFIX/"share/man/man1"

  def system(*command)
    abort "unexpected: #{command.join(" ")}" unless command.take(6) == %w[swift build -c release --product crosspager]
    abort "no package here" unless File.exist?("Package.swift")
    FileUtils.mkdir_p(".build/release")
    FileUtils.cp(ENV.fetch("CROSSPAGER"), ".build/release")
  end

  def generate_completions_from_executable(*command)
    { "bash" => "bash-completion/completions/crosspager", "zsh" => "zsh/site-functions/_crosspager",
      "fish" => "fish/vendor_completions.d/crosspager.fish" }.each do |shell, file|
      (PREFIX/"share"/file).write(Utils.safe_popen_read(*command, shell))
    end
  end

  def shell_output(command) = Utils.safe_popen_read("sh", "-c", command)
  def assert_match(part, text) = text.include?(part) || abort("'#{part}' is not in: #{text}")
end

load ARGV.fetch(0)
formula = Formula.formula.new
formula.install
formula.run_test
abort "no checksum" unless Formula::FACTS[:sha256].match?(/\A\h{64}\z/)
files = Dir.glob("**/*", base: Formula::PREFIX).select { |file| (Formula::PREFIX/file).size? && !File.directory?(Formula::PREFIX/file) }
abort "installed only: #{files.join(", ")}" unless files.size == 5
puts "crosspager.rb: installs #{files.size} files and passes its test"
