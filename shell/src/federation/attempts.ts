/** What an attempt to load loads, and which build of it. */
interface Row {
  name: string;
  build: string;
}

interface Attempt<R extends Row, M> {
  began: number;
  /** Known when the list was read. */
  row?: R;
  state: 'under way' | 'arrived' | 'failed';
  arrival: Promise<M>;
}

interface Source<R extends Row, M> {
  /** The build in use now. `fresh`: the list is read anew. Rejects when there is none. */
  find: (name: string, fresh: boolean) => Promise<R>;
  /** `anew`: an earlier build, or an earlier attempt, left things behind that must be forgotten first. */
  load: (row: R, anew: boolean) => Promise<M>;
  /** How long somebody waits before being told that it takes long (milliseconds). */
  patience: number;
  /** How long an attempt may be under way before the next one begins from the start (milliseconds). */
  abandonAfter: number;
  /** Somebody was told that it could not be had, or not yet. */
  onFailure?: (name: string) => void;
  now?: () => number;
}

/** It did not come in time. The attempt goes on: `arrival` ends when it does. */
export class TookTooLong extends Error {
  constructor(readonly arrival: Promise<unknown>) {
    super('The part of the page took too long to load');
    this.name = 'TookTooLong';
  }
}

const within = <M>(arrival: Promise<M>, patience: number): Promise<M> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(arrival)), patience);
    arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Loads parts of the page by name, each once. The answer is kept, also a failure: a component that asks again while it
 * renders must not start a new attempt; `again` allows one. The new attempt reads the list anew and
 * - takes the build that is out now, if it is another one than before;
 * - else keeps what was loaded (what failed was not the loading), or goes on waiting for what is still under way, so that
 *   the time already waited is not lost;
 * - else loads the same build from the start.
 */
export const createAttempts = <R extends Row, M>(source: Source<R, M>) => {
  const { find, load, patience, abandonAfter, onFailure, now = Date.now } = source;
  const attempts = new Map<string, Attempt<R, M>>();
  const answers = new Map<string, Promise<M>>();
  const arrived = new Map<string, M>();
  const touched = new Set<string>();

  const arrivalOf = async (name: string, attempt: Attempt<R, M>, before?: Attempt<R, M>): Promise<M> => {
    const row = await find(name, before !== undefined);
    attempt.row = row;
    if (before?.row?.build === row.build) {
      if (before.state === 'arrived') return before.arrival;
      if (before.state === 'under way' && now() - before.began < abandonAfter) {
        attempt.began = before.began;
        return before.arrival;
      }
    }
    const anew = touched.has(name);
    touched.add(name);
    return load(row, anew);
  };

  const begin = (name: string, before?: Attempt<R, M>): Promise<M> => {
    const attempt = { began: now(), state: 'under way' } as Attempt<R, M>;
    attempt.arrival = arrivalOf(name, attempt, before);
    attempt.arrival.then(
      () => (attempt.state = 'arrived'),
      () => (attempt.state = 'failed'),
    );
    attempts.set(name, attempt);
    const answer = within(attempt.arrival, patience);
    answers.set(name, answer);
    arrived.delete(name);
    answer.then(
      (part) => answers.get(name) === answer && arrived.set(name, part),
      () => undefined,
    );
    answer.catch(() => onFailure?.(name));
    return answer;
  };

  return {
    ask: (name: string): Promise<M> => answers.get(name) ?? begin(name),
    /** What `ask` answers, when it is there already. */
    now: (name: string): M | undefined => arrived.get(name),
    again: (name: string): void => void begin(name, attempts.get(name)),
  };
};
