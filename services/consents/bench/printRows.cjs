/** Prints what a measurement found as JSON and ends the process, which what was measured may keep open. */
const printRows = (measure) =>
  measure().then(
    (rows) => {
      process.stdout.write(`${JSON.stringify(rows)}\n`);
      process.exit(0);
    },
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );

module.exports = { printRows };
