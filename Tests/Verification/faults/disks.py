"""Full disks, file size limits, folders and disks that cannot be written to, and closed pipes."""

import os
import resource
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

from program import demand, judge

DATES = ["--levels", "day,week,month"]
OLD = b"the old file\n"
WRITERS = [
    "save FILE", "record FILE", "export --force FILE.svg", "export --force FILE.csv", "export --force --all FILE.json",
    "export --force FILE.html"]


def name_in(command):
    return command.split()[-1]


def write_all(program, folder, says, **options):
    """Runs every command that writes, in a folder that cannot be written to. Returns the number of refusals."""
    for writer in WRITERS:
        command = writer.replace("FILE", "file")
        file = folder / name_in(command)
        before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        run = program.run([*DATES, "-c", f"left; {command}; left"], folder, **options)
        judge(run, [74], f"Cannot write '{file.name}': {says}.")
        demand(run.stdout.count(b"moved") == 2, f"'{command}' kept a later command from running: {run.stdout!r}")
        after = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        demand(after == before, f"'{command}' changed {sorted(after)}")
    return len(WRITERS)


def old_files(folder):
    folder.mkdir(exist_ok=True)
    for writer in WRITERS:
        (folder / name_in(writer).replace("FILE", "file")).write_bytes(OLD)
    return folder


@contextmanager
def mounted(folder, *options):
    folder.mkdir()
    mount = subprocess.run(["mount", "-t", "tmpfs", *options, "none", folder], capture_output=True)
    try:
        yield mount.returncode == 0
    finally:
        if mount.returncode == 0:
            subprocess.run(["umount", "--lazy", folder], check=True)


def check_full_disk(program, folder):
    """A full disk, and a disk that becomes read-only."""
    disk = folder / "disk"
    with mounted(disk, "-o", "size=160k,mode=755") as is_mounted:
        if not is_mounted:
            print("skipped: a full disk and a read-only disk, because this user cannot mount one", flush=True)
            return 0
        old_files(disk)
        check_recording(program, disk, None, "No space left on device")
        with open(disk / "rest", "wb", buffering=0) as rest:
            try:
                while rest.write(bytes(4096)):
                    pass
            except OSError:
                pass
        count = write_all(program, disk, "No space left on device")
        (disk / "rest").unlink()
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        return 1 + count + write_all(program, disk, "Read-only file system")


def check_recording(program, folder, limit, says):
    """Records until a file can no longer grow. The recording ends with a complete line and its result."""
    turn = ["left 2", "right"] * 4000
    (folder / "walk").unlink(missing_ok=True)

    def restrict():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    run = program.run(
        [*DATES, "-f", "-"], folder, input="\n".join(["record walk", *turn, "where"]).encode(), preexec_fn=restrict)
    walk = folder / "walk"
    if not walk.exists():
        judge(run, [74], f"Cannot write 'walk': {says}.")
        return
    judge(run, [74], f"Cannot write 'walk': {says}. The recording has ended.")
    demand(run.stdout.rstrip().endswith(b"(24 of 24)"), "the program did not go on")
    text = walk.read_bytes()
    walk.unlink()
    lines = text.split(b"\n")
    is_whole = lines[-1] == b"" and (len(lines) - 1 - 3) % 2 == 0
    demand(is_whole, f"at {limit} bytes, the recording ends in a line: {text[-90:]!r}")
    if limit is not None:
        (folder / "replayed").write_bytes(text)
        judge(program.run([*DATES, "-f", "replayed"], folder), [0])
        (folder / "replayed").unlink()


def check_size_limits(program, folder, generator):
    """Files that reach the limit set by `ulimit -f` after a random number of bytes."""
    old_files(folder)
    limits = [0, *sorted(generator.sample(range(1, 800), 5))]
    for limit in limits:
        def restrict(limit=limit):
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        for command in ("save file", "export --force --all file.json"):
            run = program.run([*DATES, "-c", f"left; {command}"], folder, preexec_fn=restrict)
            judge(run, [74], f"Cannot write '{name_in(command)}': File too large.")
            demand((folder / name_in(command)).read_bytes() == OLD, f"'{command}' damaged the file at {limit} bytes")
        check_recording(program, folder, limit, "File too large")
    names = sorted(path.name for path in folder.iterdir())
    demand(not any(name.startswith(".crosspager") for name in names), f"a draft remains: {names}")
    return 3 * len(limits)


def check_read_only_folder(program, folder):
    """A folder without write permission. Root can write there anyway, so root runs the program as another user."""
    old_files(folder)
    folder.chmod(0o555)
    options = {"user": 65534, "group": 65534} if os.getuid() == 0 else {}
    try:
        return write_all(program, folder, "Permission denied", **options)
    except PermissionError:
        print("skipped: a read-only folder, because another user cannot run the program", flush=True)
        return 0
    finally:
        folder.chmod(0o755)


def check_full_output(program, folder):
    """Standard output that is full or closed."""
    folder.mkdir()
    rows = "date,v\n" + "".join(f"2024-01-{day:02},{day}\n" for day in range(1, 29))
    (folder / "rows.csv").write_text(rows)
    cases = (["--help"], ["-c", "where"], ["--json", "-c", "where; data"], ["rows.csv"], ["rows.csv", "-c", "values"])
    for arguments in cases:
        with open("/dev/full", "wb") as full:
            run = program.run(arguments, folder, stdout=full)
        judge(run, [74], "Cannot write to standard output: No space left on device.")
        run = program.run(arguments, folder, stdout=None, preexec_fn=lambda: os.close(1))
        judge(run, [74], "Cannot write to standard output: Bad file descriptor.")
    return 2 * len(cases)


def check_closed_pipe(program, folder):
    """A reader that goes away, as in `crosspager … | head -1`."""
    folder.mkdir()
    (folder / "script").write_text("left\nright\nshow\n" * 3000)
    cases = (["-f", "script"], ["--json", "-f", "script"], ["-c", "values"], ["--help", "all"], ["--man"])
    for arguments in cases:
        for lines in (0, 1):
            process = program.start(
                arguments, folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
            head = subprocess.run(["head", "-n", str(lines)], stdin=process.stdout, capture_output=True)
            process.stdout.close()
            errors = process.stderr.read()
            process.stderr.close()
            status = process.wait()
            demand(status == 0 and errors == b"", f"{arguments} | head -n {lines}: status {status}, {errors!r}")
            demand(head.stdout.count(b"\n") == lines, f"{arguments} | head -n {lines}: {head.stdout[:100]!r}")
    return 2 * len(cases)


def check(program, folder, generator, _):
    counts = {
        "full and read-only disks": check_full_disk(program, folder),
        "file size limits": check_size_limits(program, folder / "limits", generator),
        "read-only folder": check_read_only_folder(program, folder / "folder"),
        "full or closed output": check_full_output(program, folder / "output"),
        "closed pipes": check_closed_pipe(program, folder / "pipe"),
    }
    print("disks: " + ", ".join(f"{name} {count}" for name, count in counts.items()), flush=True)
    return sum(counts.values())
