import { dueAt, endOfDayAfter, EXTENSIONS_ALLOWED, limitOf, remindAt, verifyBy } from './requestClock';
import { mayFollow, NEXT_STATES, REQUEST_STATES } from './requestStates';
import { reasonsFor, RIGHT_RULES, SUBJECT_RIGHTS, VERIFICATION_RULE } from './rights';

describe('the clock of a request', () => {
  test.each([
    ['an ordinary month', '2026-01-31T03:00:00Z', '2026-03-02T16:59:59.000Z', '2026-05-01T16:59:59.000Z'],
    [
      'the last second of a day in Bangkok',
      '2026-11-22T16:59:59Z',
      '2026-12-22T16:59:59.000Z',
      '2027-02-20T16:59:59.000Z',
    ],
    [
      'the first second of the next day',
      '2026-11-22T17:00:00Z',
      '2026-12-23T16:59:59.000Z',
      '2027-02-21T16:59:59.000Z',
    ],
    ['a leap year', '2028-01-31T03:00:00Z', '2028-03-01T16:59:59.000Z', '2028-04-30T16:59:59.000Z'],
  ])('ends at the end of a day in Bangkok after 30 and 90 days: %s', (_what, received, after30, after90) => {
    const at = new Date(received);
    expect([30, 90].map((days) => endOfDayAfter(at, days).toISOString())).toEqual([after30, after90]);
    expect(dueAt(at, ['access']).toISOString()).toBe(after30);
    expect(dueAt(at, ['erasure']).toISOString()).toBe(after90);
  });

  it('follows the right that ends first, and a shorter limit of the organization', () => {
    const at = new Date('2026-01-31T03:00:00Z');
    expect(dueAt(at, ['erasure', 'access'])).toEqual(dueAt(at, ['access']));
    expect(dueAt(at, ['access'], { access: 10 })).toEqual(endOfDayAfter(at, 10));
  });

  it('never grants more than the cap, and extends nothing', () => {
    expect(limitOf('access', { access: 45 })).toBe(30);
    expect(EXTENSIONS_ALLOWED).toBe(false);
  });

  it('reminds a week before an answer about access is due, and never before it was received', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const due = dueAt(at, ['access']);
    expect(remindAt(due, at, ['access']).toISOString()).toBe('2026-01-24T16:59:59.000Z');
    expect(remindAt(dueAt(at, ['access'], { access: 2 }), at, ['access'])).toEqual(at);
  });
});

it('the mailbox is confirmed within days that name their source, long before an answer is due', () => {
  const at = new Date('2026-01-31T03:00:00Z');
  expect(verifyBy(at).toISOString()).toBe('2026-02-07T03:00:00.000Z');
  expect(VERIFICATION_RULE.source).toBe('platform');
});

describe('rights', () => {
  test.each(SUBJECT_RIGHTS)('%s has sections, a limit within its cap, and a way to reject', (right) => {
    const { sections, default_days, cap_days, remind_days, reasons } = RIGHT_RULES[right];
    expect(sections.length).toBeGreaterThan(0);
    expect(default_days).toBeLessThanOrEqual(cap_days);
    expect(remind_days).toBeLessThanOrEqual(cap_days);
    expect(reasons).toContain('not_the_person');
  });

  it('a withdrawal is never rejected for what it asks', () => {
    expect(reasonsFor(['withdrawal'])).toEqual(['not_the_person', 'repeated']);
    expect(reasonsFor(['access', 'withdrawal'])).toEqual(['not_the_person', 'repeated']);
    expect(reasonsFor(['access'])).toContain('harms_others');
  });
});

describe('states of a request', () => {
  it('what is closed stays closed, and only what was never verified expires', () => {
    for (const state of ['completed', 'rejected', 'withdrawn', 'expired'] as const)
      expect(NEXT_STATES[state]).toEqual([]);
    expect(REQUEST_STATES.filter((state) => mayFollow(state, 'expired'))).toEqual(['received']);
  });

  it('nothing is completed before it was verified', () => {
    expect(mayFollow('received', 'completed')).toBe(false);
    expect(mayFollow('received', 'in_progress')).toBe(false);
    expect(mayFollow('verified', 'completed')).toBe(true);
  });
});
