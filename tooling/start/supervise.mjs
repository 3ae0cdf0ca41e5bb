import { startProgram } from './childProcess.mjs';
import { lineOf } from './logLine.mjs';

/** Pauses before a program that ended is started again, in milliseconds; the last one goes for all further tries. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** Who ran this long has recovered: the next pause is the first one again. */
const RECOVERED_MS = 60_000;

/**
 * Keeps a program running: when it ends by itself, another one is started after a pause that grows with each try.
 * @param {object} program
 * @param {string} program.name as people read it
 * @param {string[]} program.args
 * @param {number} [program.mask] its umask; without one its files are its owner's alone
 * @param {() => Record<string, string | undefined>} program.env asked at each start
 * @param {(line: string) => string | null | undefined} program.ready finds the announcement in a line
 * @param {(line: string) => void} program.show takes lines for the log
 * @param {(text: string, fields?: object) => void} program.tell says to the operator what happened; fields are for the log
 * @param {(name: string, pid: number | null) => void} program.note keeps which process it is
 * @param {(ready: string) => void} [program.back] runs when a later one is ready
 * @param {number[]} [program.pauses]
 * @param {{everyMs: number, patience: number}} [program.heartbeat] when a silent program is killed: 30 s without an answer
 */
export const supervise = (program) => {
  const { name, args, mask, env, ready, show, tell, note, heartbeat } = program;
  const { back = () => {}, pauses = PAUSES_MS } = program;
  let stopping = false;
  let tries = 0;
  let again;
  /** Stops the process of the moment, also one that is not ready yet. */
  let stopCurrent = async () => {};

  const run = async () => {
    const began = Date.now();
    const born = (pid, stop) => {
      note(name, pid);
      stopCurrent = stop;
      if (stopping) void stop();
    };
    const current = await startProgram(name, args, {
      env: env(),
      ready,
      show: (line) => show(lineOf(name, line)),
      mask,
      born,
      heartbeat,
      silent: (seconds) =>
        tell(`${name} has not answered for ${seconds} s, and is killed.`, {
          event: 'process_silent',
          process: name,
          silent_seconds: seconds,
        }),
    });
    void current.ended.then((how) => {
      note(name, null);
      if (stopping) return;
      if (Date.now() - began > RECOVERED_MS) tries = 0;
      later(`${name} ended (${how}).`);
    });
    return current.ready;
  };
  const later = (what) => {
    if (stopping) return;
    const pause = pauses[Math.min(tries, pauses.length - 1)];
    tries += 1;
    tell(`${what} It is started again in ${pause / 1_000} s.`);
    again = setTimeout(restart, pause);
  };
  const restart = () =>
    run().then(
      (announced) => {
        tell(`${name} runs again.`);
        back(announced);
      },
      (error) => {
        note(name, null);
        later(error.message);
      },
    );

  return {
    /** The first start. @throws Error with what the program said when it does not get ready */
    start: () =>
      run().catch((error) => {
        note(name, null);
        throw error;
      }),
    /** The first start of what others can do without: it is tried until it works. */
    startSometime: () => run().then(back, (error) => later(error.message)),
    /** Ends the program, which is then started again with the environment of now. */
    renew: () => stopCurrent(),
    stop: async () => {
      stopping = true;
      clearTimeout(again);
      await stopCurrent();
    },
  };
};
