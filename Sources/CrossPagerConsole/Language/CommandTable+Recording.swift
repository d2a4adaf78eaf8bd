extension CommandTable {
  static let recording: [CommandEntry] = [
    CommandEntry(
      "record", .recording, .optional(.located(.file)),
      summary: "Record commands to a file, or stop recording",
      details:
        "Without FILE, ends the recording. The file is a script that goes to the starting place and checks the result of each "
        + "command. It leaves out errors, 'quit', 'record', 'replay' and 'expect', but includes the commands of a script you "
        + "replay. It replaces an existing file unless the program uses it. Start when nothing is moving and no page is open, and before you "
        + "edit levels or pages or scroll freely. An 'undo' or 'redo' past the start ends the recording.",
      examples: ["record walk.script"], synonyms: ["macro", "tape"]
    ) { .record(file: $0) },
    CommandEntry(
      "replay", .recording, .located(.file), summary: "Run the commands of a file",
      details:
        "Lists the lines that fail: errors, and expectations that are not met. An error does not fail if the next line "
        + "expects it. 'quit' ends the script. 'undo' undoes its commands one by one.",
      examples: ["replay walk.script"], synonyms: ["run", "script", "play", "test"]
    ) { .replay(file: $0) },
    CommandEntry(
      "expect", .recording, .expectation,
      summary: "Fail unless the last command had this result",
      details: "With LINK, every level must also be where the link says.",
      examples: [
        "expect moved", "expect ignored edge", "expect day=4,week=2@week",
        "expect moved day=4,week=2@week",
      ], synonyms: ["assert", "check", "test"]
    ) { .expect($0) },
  ]
}
