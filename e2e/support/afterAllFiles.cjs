const { once } = require('node:events');

/** The supervisor ends what the test files shared, and removes the shared folder. */
module.exports = async () => {
  const supervisor = globalThis.e2eSupervisor;
  if (!supervisor || supervisor.exitCode !== null) return;
  supervisor.ref();
  supervisor.stdin.end();
  await once(supervisor, 'exit');
};
