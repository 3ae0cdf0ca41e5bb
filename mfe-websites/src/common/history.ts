/** Steps that can be undone. */
const MAX_STEPS = 100;
/** Milliseconds without a change after which the same thing becomes a step of its own. */
const PAUSE_MS = 4000;

/** What is edited, with the ways back and forth from it. */
export interface History<Draft> {
  draft: Draft;
  past: readonly Draft[];
  /** What was undone, the next step first. */
  future: readonly Draft[];
  /** What the last change was about, and when it was: typing on in one field is one step. */
  about: string;
  at: number;
}

export const started = <Draft>(draft: Draft): History<Draft> => ({
  draft,
  past: [],
  future: [],
  about: '',
  at: 0,
});

/** Another draft as a step; changes about the same thing without a pause are one. @param at milliseconds */
export const changed = <Draft>(
  before: History<Draft>,
  about: string,
  at: number,
  draft: Draft,
): History<Draft> => {
  const goesOn = about !== '' && before.about === about && at - before.at < PAUSE_MS;
  const past = goesOn ? before.past : [...before.past, before.draft].slice(-MAX_STEPS);
  return { draft, past, future: [], about, at };
};

export const undone = <Draft>(before: History<Draft>): History<Draft> => {
  const { draft, past, future } = before;
  const last = past.at(-1);
  if (!last) return before;
  return { draft: last, past: past.slice(0, -1), future: [draft, ...future], about: '', at: 0 };
};

export const redone = <Draft>(before: History<Draft>): History<Draft> => {
  const { draft, past, future } = before;
  const [next, ...rest] = future;
  return next ? { draft: next, past: [...past, draft], future: rest, about: '', at: 0 } : before;
};

/** The same draft as the server wrote it: no step. */
export const replaced = <Draft>(before: History<Draft>, draft: Draft): History<Draft> => ({
  ...before,
  draft,
  about: '',
  at: 0,
});
