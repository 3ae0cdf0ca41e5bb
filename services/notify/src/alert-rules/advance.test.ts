import { advance, type OpenState } from './advance';
import type { Breach } from './Breach';

const now = new Date('2026-11-25T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fact: Breach = { subject: '', firm: true, figures: {} };
const chance: Breach = { subject: '', firm: false, figures: {} };
const open = (changes: Partial<OpenState> = {}): OpenState => ({
  state: 'raised',
  pending_since: ago(60),
  evidence: null,
  clear_count: 0,
  ...changes,
});

it.each<[string, OpenState | null, Breach | null, string]>([
  ['all in order', null, null, 'nothing'],
  ['a fact is told at once', null, fact, 'raise'],
  ['what may be chance is noted first', null, chance, 'pend'],
  ['what was there before opens nothing', null, { ...fact, onlyKeeps: true }, 'nothing'],
  ['seen again, it is told', open({ state: 'pending' }), chance, 'raise'],
  ['not before its time', open({ state: 'pending' }), { ...chance, waitMs: 2 * 3_600_000 }, 'keep'],
  [
    'the same look again is no second one',
    open({ state: 'pending', evidence: 'a' }),
    { ...chance, evidence: 'a' },
    'keep',
  ],
  ['another look is', open({ state: 'pending', evidence: 'a' }), { ...chance, evidence: 'b' }, 'raise'],
  ['what was noted and is gone is forgotten', open({ state: 'pending' }), null, 'forget'],
  [
    'and what would open nothing tells nothing',
    open({ state: 'pending' }),
    { ...chance, onlyKeeps: true },
    'forget',
  ],
  ['it is still so', open(), fact, 'keep'],
  ['or nearly', open(), { ...chance, onlyKeeps: true }, 'keep'],
  ['the first time without it ends nothing', open(), null, 'clear'],
  ['the second in a row does', open({ clear_count: 1 }), null, 'resolve'],
  ['also when somebody takes care of it', open({ state: 'acknowledged', clear_count: 1 }), null, 'resolve'],
  ['or put it off', open({ state: 'snoozed', clear_count: 1 }), null, 'resolve'],
  ['what is put off and still so stays', open({ state: 'snoozed' }), chance, 'keep'],
])('%s', (_what, known, breach, step) => {
  expect(advance(known, breach, now)).toBe(step);
});
