import { startProgram } from './childProcess.mjs';

const PAUSE_MS = 2_000;

/** Joins values of a setting that is a list. */
const joined = (...values) => values.filter(Boolean).join(',');

/** Lets scans reach the demo website and its script, which are on this machine. */
export const demoAddresses = ({ SCANNER_ALLOW, SCANNER_RESOLVE }, port) => ({
  SCANNER_ALLOW: joined(SCANNER_ALLOW, `demo.localhost:${port}`, `localhost:${port}`),
  SCANNER_RESOLVE: joined(SCANNER_RESOLVE, 'demo.localhost=127.0.0.1', 'localhost=127.0.0.1'),
});

/**
 * Runs a worker of the scanner and starts another one when it ends by itself: a website that breaks the worker breaks
 * nothing else, and everything but scans works without one.
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} show takes lines for the log
 */
export const keepWorker = async (env, show) => {
  let current = null;
  let stopping = false;
  let again;
  const run = async () => {
    current = await startProgram('The worker of the scanner', ['services/scanner/dist/worker.js'], {
      env,
      ready: (line) => /^ready$/.exec(line)?.[0],
      show,
    });
    current.child.once('exit', (code) => {
      if (stopping) return;
      show(`the worker of the scanner ended (${code ?? 'killed'}); another one starts`);
      again = setTimeout(tryAgain, PAUSE_MS);
    });
  };
  const tryAgain = () =>
    run().catch((error) => {
      show(error.message);
      if (!stopping) again = setTimeout(tryAgain, PAUSE_MS * 5);
    });
  await tryAgain();
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(again);
      await current?.stop();
    },
  };
};
