import type { Alert } from '@yinyom/contracts/notify/alerts';
import { ALERT_RULE_IDS, rulesHiddenFrom, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import { alertsSource } from './alerts';

const alertOf = (
  id: string,
  updated_at: string,
  state: Alert['state'] = 'raised',
  rule: AlertRule = 'rate_drop',
): Alert => ({
  id,
  organization_id: 'o',
  application_id: 'a',
  rule,
  subject: '',
  severity: 'warning',
  state,
  figures: {},
  raised_at: '2026-11-26T03:00:00.000Z',
  last_true_at: '2026-11-26T03:00:00.000Z',
  acknowledged_at: null,
  acknowledged_by: null,
  snoozed_until: null,
  resolved_at: null,
  updated_at,
});

it('each change of an alert is told once, though it is read more than once, and old ones to nobody', async () => {
  const asked: (string | null)[] = [];
  const answers: Alert[][] = [
    [],
    [alertOf('x', '1')],
    [alertOf('x', '1'), alertOf('y', '2')],
    [alertOf('x', '3', 'resolved')],
  ];
  const source = alertsSource({
    alertsSince: async ({ position }) => {
      asked.push(position);
      return { position: String(asked.length), alerts: answers[asked.length - 1] ?? [] };
    },
  });
  const told: string[] = [];
  type State = Parameters<typeof source.news>[1];
  let before: State | null = null;
  while (asked.length < answers.length) {
    const seen: Map<string, State> = await source.look(new Map([['a', before]]));
    const state = seen.get('a');
    if (!state) throw new Error('nothing was looked at');
    for (const { data } of source.news(before, state)) {
      const { id, state: is, figures } = data as Alert;
      told.push(`${id} ${is}`);
      // Figures stay in the list, which has rights of its own.
      expect(figures).toBeUndefined();
    }
    before = state;
  }
  expect(asked).toEqual([null, '1', '2', '3']);
  expect(told).toEqual(['x raised', 'y raised', 'x resolved']);
});

it('alerts that only Admins see reach Admins alone, and all others reach every user', async () => {
  const alerts = ALERT_RULE_IDS.map((rule) => alertOf(rule, '1', 'raised', rule));
  const source = alertsSource({ alertsSince: async () => ({ position: '1', alerts }) });
  const before = { position: '0', fresh: [], known: new Set<string>() };
  const state = (await source.look(new Map([['a', before]]))).get('a');
  if (!state) throw new Error('nothing was looked at');
  const sentTo = (role: 1 | 10 | 1000, flags?: 'dpo'[]) =>
    source
      .news(before, state)
      .filter(({ mayRead }) => mayRead({ role, userId: 'u', ...(flags && { flags }) }))
      .map(({ data }) => (data as Alert).rule);
  expect(sentTo(1000)).toEqual(ALERT_RULE_IDS);
  const others = ALERT_RULE_IDS.filter((rule) => !rulesHiddenFrom(10).includes(rule));
  expect(others).not.toContain('personal_data_published');
  expect([sentTo(10), sentTo(1)]).toEqual([others, others]);
  // An officer of any role reads the clocks of requests and breaches, and what leak watch found, too.
  expect(sentTo(1, ['dpo'])).toEqual(ALERT_RULE_IDS);
});
