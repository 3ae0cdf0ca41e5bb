const { appendFileSync } = require('node:fs');

const SETTING = 'YINYOM_PROCESSOR_LOG';
const file = process.env[SETTING];
/** The clock of the machine: a test may have left a false one. */
const { now } = Date;
// What a test starts writes no lines of its own: it counts for the test.
delete process.env[SETTING];

/**
 * Appends a line when a test file ends, where the runner asks for it: `{ pid, file, at, ms }`.
 * `at`: milliseconds since 1970. `ms`: processor time of this process since it began, its threads included.
 */
const noteEnd = (testPath) => {
  if (!file) return;
  const { user, system } = process.cpuUsage();
  const line = { pid: process.pid, file: testPath, at: now(), ms: Math.round((user + system) / 1000) };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};

module.exports = { noteEnd };
