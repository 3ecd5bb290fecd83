"""A PostgreSQL of our own: in a temporary folder, on a Unix socket, gone afterwards."""

import glob
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

import psycopg

HERE = pathlib.Path(__file__).parent
MIGRATIONS = HERE.parent.parent / "Packages" / "Sync" / "Supabase" / "migrations"


def programs():
    """The folder with initdb: of the newest version that Debian has, or wherever it is found."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda p: int(p.split("/")[4]))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    if not initdb:
        raise SystemExit("no PostgreSQL here: install the package postgresql and try again")
    return os.path.dirname(initdb)


class Cluster:
    """A server with one database, as Supabase hands it over, and our migrations in it."""

    def __init__(self):
        # On a disk, which a temporary folder may not be.
        self.folder = tempfile.mkdtemp(prefix="sync-test-", dir="/var/tmp")
        self.data = self.folder + "/data"
        os.chmod(self.folder, 0o755)
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        # Nothing is in it yet: the disk is not waited for, which takes most of the time.
        self.run("initdb", "-D", self.data, "-U", "supabase_admin", "--auth=trust", "--no-sync",
                 "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()
        try:
            self.prepare()
        except BaseException:
            self.close()
            raise

    def run(self, program, *arguments):
        """Runs a program of PostgreSQL, never as root: the server refuses that."""
        command = [f"{programs()}/{program}", *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{program} failed: {done.stdout}{done.stderr}{self.log()}")

    def log(self):
        """What the server has said."""
        file = pathlib.Path(self.folder, "log")
        return file.read_text() if file.exists() else ""

    def start(self):
        """Starts the server, after a crash with its recovery; durable as it is by default."""
        settings = (f"-k {self.folder} -c listen_addresses='' -c max_connections=100 "
                    "-c shared_buffers=256MB -c max_wal_size=4GB -c log_checkpoints=off")
        self.run("pg_ctl", "start", "-w", "-t", "60", "-D", self.data, "-l",
                 self.folder + "/log", "-o", settings)

    def prepare(self):
        """The roles and the accounts of Supabase, then our migrations as their owner."""
        with self.connect("supabase_admin") as connection:
            connection.execute((HERE / "supabase.sql").read_text())
        with self.connect("postgres", "postgres") as connection:
            for file in sorted(MIGRATIONS.glob("*.sql")):
                with connection.transaction():
                    connection.execute(file.read_text())

    def dsn(self, user, database="postgres"):
        """Where the database is, for one of its users."""
        return f"host={self.folder} user={user} dbname={database}"

    def connect(self, user="supabase_admin", database="postgres"):
        """A connection that keeps each statement by itself."""
        return psycopg.connect(self.dsn(user, database), autocommit=True)

    def kill(self):
        """Kills the server and all its processes as a loss of power would, and waits until they
        are gone."""
        first = int(pathlib.Path(self.data, "postmaster.pid").read_text().split()[0])
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)],
                                capture_output=True, text=True).stdout.split()
        for process in [first, *map(int, listed)]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        while any(os.path.exists(f"/proc/{process}/stat") and not self.is_dead(process)
                  for process in [first, *map(int, listed)]):
            time.sleep(0.01)
        # What a machine that starts again knows to be stale: the dead are still listed here where
        # nobody reads them off.
        for left in [self.data + "/postmaster.pid", *glob.glob(self.folder + "/.s.PGSQL.*")]:
            pathlib.Path(left).unlink(missing_ok=True)

    @staticmethod
    def is_dead(process):
        """Whether a process only waits to be read off by its parent."""
        try:
            state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")")[1]
            return state.split()[0] == "Z"
        except FileNotFoundError:
            return True

    def close(self):
        """Stops the server and takes its folder away."""
        try:
            self.run("pg_ctl", "stop", "-m", "immediate", "-D", self.data)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
