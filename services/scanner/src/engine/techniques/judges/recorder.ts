import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

/** What a recording sends at least in one piece, in bytes, and how soon after somebody moved, in milliseconds. */
export const RECORDER_LIMITS = { bytes: 1_024, withinMs: 10_000 } as const;

export interface RecorderFacts {
  /** Every change of the page is observed. */
  observes: boolean;
  listens: readonly string[];
}

/** What one script sent after somebody moved, in one piece. */
export interface Sent {
  bytes: number;
  afterMs: number;
}

const NEEDED = ['input', 'move', 'scroll'];

/** Watches everything that changes, moves and is typed, and sends it off at once: a recording of the visit. Pure. */
export const judgeRecorder = (
  { observes = false, listens = [] }: Partial<RecorderFacts>,
  sent: readonly Sent[],
): Judged => {
  if (!observes || !NEEDED.every((kind) => listens.includes(kind))) return null;
  const big = sent.find(
    ({ bytes, afterMs }) => bytes > RECORDER_LIMITS.bytes && afterMs <= RECORDER_LIMITS.withinMs,
  );
  return big
    ? { calls: ['MutationObserver', ...listens], sent_bytes: big.bytes, after_ms: big.afterMs }
    : null;
};

export const recorderHook = ({ scope, after, onListen, tell, script }: HookKit): void => {
  const kinds: Record<string, string> = {
    mousemove: 'move',
    pointermove: 'move',
    touchmove: 'move',
    scroll: 'scroll',
    wheel: 'scroll',
    input: 'input',
    change: 'input',
    keydown: 'input',
    keyup: 'input',
    keypress: 'input',
  };
  const byScript = new Map<string, { observes: boolean; listens: Set<string> }>();
  const isWhole = (target: object): boolean => {
    const document = scope['document'] as { documentElement: object; body: object } | undefined;
    return (
      target === scope ||
      target === document ||
      target === document?.documentElement ||
      target === document?.body
    );
  };
  const note = (change: (facts: { observes: boolean; listens: Set<string> }) => void) => {
    const by = script();
    if (by === null || byScript.size > 200) return;
    const facts = byScript.get(by) ?? { observes: false, listens: new Set<string>() };
    byScript.set(by, facts);
    change(facts);
    if (facts.observes && facts.listens.size > 0)
      tell('session_recorder', { observes: true, listens: [...facts.listens].sort() }, by);
  };
  after('MutationObserver', 'observe', (_self, [target, options]) => {
    if (isWhole(target) && options?.subtree)
      note((facts) => {
        facts.observes = true;
      });
  });
  onListen((self, type) => {
    const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (kind !== undefined && isWhole(self)) note(({ listens }) => listens.add(kind));
  });
};
