extension CommandTable {
  static let recording: [CommandEntry] = [
    CommandEntry(
      "record", .recording, .optional(.located(.file)),
      summary: "Record commands to a file, or stop recording",
      details:
        "Without FILE, stops recording. The file is a script that goes to the starting position and checks the result of "
        + "each command. The script omits errors, 'quit', 'record', 'replay' and 'expect', but includes the commands in "
        + "scripts that you replay. It does not repeat changes from before the recording. An existing file is "
        + "replaced unless the program is using it. A recording cannot start while content is moving or a page is open. An "
        + "'undo' or 'redo' past the start ends the recording.",
      examples: ["record walk.script"], synonyms: ["macro", "tape"]
    ) { .record(file: $0) },
    CommandEntry(
      "replay", .recording, .located(.file), summary: "Run the commands in a file",
      details:
        "Lists the lines that cause errors or do not meet expectations. An error is not listed if the next line expects "
        + "it. 'quit' ends the script. 'undo' undoes the commands in a script one by one.",
      examples: ["replay walk.script"], synonyms: ["run", "script", "play", "test"]
    ) { .replay(file: $0) },
    CommandEntry(
      "expect", .recording, .expectation,
      summary: "Fail unless the last command had this result",
      details: "With LINK, all levels must also match the link.",
      examples: [
        "expect moved", "expect ignored edge", "expect day=4,week=2@week",
        "expect moved day=4,week=2@week",
      ], synonyms: ["assert", "check", "test"]
    ) { .expect($0) },
  ]
}
