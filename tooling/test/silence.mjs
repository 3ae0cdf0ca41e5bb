/**
 * Kills a program that writes nothing to its error channel for too long; passes on what it writes.
 * @param {import('node:child_process').ChildProcess} child with `stderr` as a pipe
 * @param {number} longestMs silence that is still taken for work
 * @param {(text: string | Buffer) => void} write
 */
export const endWhenSilent = (child, longestMs, write = (text) => process.stderr.write(text)) => {
  const timer = setTimeout(() => {
    write(`Nothing was heard of the tests for ${Math.round(longestMs / 60_000)} minutes: they are ended.\n`);
    child.kill('SIGKILL');
    // Its own children may hold the channel open.
    child.stderr.destroy();
  }, longestMs);
  child.stderr.on('data', (chunk) => {
    timer.refresh();
    write(chunk);
  });
  child.once('close', () => clearTimeout(timer));
};
