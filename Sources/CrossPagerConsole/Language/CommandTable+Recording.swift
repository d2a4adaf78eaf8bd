extension CommandTable {
  static let recording: [CommandEntry] = [
    CommandEntry(
      "record", .recording, .optional(.located(.file)),
      summary:
        "writes the commands that follow to a file, as a script that is a test; without FILE it ends that",
      details:
        "The script goes to its starting place; after each command, a line states the expected result. "
        + "Errors are left out, and so are 'quit', 'record', 'replay' and 'expect', but the commands of a "
        + "script that is replayed are not. It replaces an existing file, unless the program uses it. Recording must begin while nothing moves or is "
        + "open, and before levels or pages are edited or scrolled freely; an 'undo' or 'redo' that goes to before it began ends it.",
      examples: ["record walk.script"], synonyms: ["macro", "tape"]
    ) { .record(file: $0) },
    CommandEntry(
      "replay", .recording, .located(.file), summary: "does the commands of a file",
      details:
        "Lines that are errors and expectations that are not met are listed. An error is none if the "
        + "line after it expects it. 'quit' ends the script, 'undo' takes back its commands one by one.",
      examples: ["replay walk.script"], synonyms: ["run", "script", "play", "test"]
    ) { .replay(file: $0) },
    CommandEntry(
      "expect", .recording, .expectation,
      summary:
        "is an error unless the last command came to that and every level is where the link says",
      examples: [
        "expect moved", "expect ignored edge", "expect day=4,week=2@week",
        "expect moved day=4,week=2@week",
      ], synonyms: ["assert", "check", "test"]
    ) { .expect($0) },
  ]
}
