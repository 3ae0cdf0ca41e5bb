import type { Role } from '@yinyom/contracts/constants';
import { countMyAlerts, listAlerts, updateAlert, type Alert } from '@yinyom/contracts/notify/alerts';
import { WEBSITE_RULES, ORGANIZATION_RULES, ALERT_RULES } from '@yinyom/contracts/notify/alertRules';
import { getAlertRules, getAlertSettings, updateAlertRules } from '@yinyom/contracts/notify/alertSettings';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getApplication } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { remote } from '../remote';
import { APPLICATION_ID, ORGANIZATION_ID, samplePage, sampleWebsite } from '../testing/sampleData';

const share = (count: number, total: number, low: number, high: number) => ({
  count,
  total,
  low,
  high,
  share: count / total,
});
const sampleAlert = (values: Partial<Alert> = {}): Alert => ({
  id: '6560000000000000000000f1',
  organization_id: ORGANIZATION_ID,
  application_id: APPLICATION_ID,
  rule: 'rate_drop',
  subject: '',
  severity: 'warning',
  state: 'raised',
  figures: {
    window: { from: '2026-11-25T01:00:00.000Z', to: '2026-11-25T07:00:00.000Z' },
    measured: share(502, 820, 0.578, 0.645),
    usual: share(2_400, 3_204, 0.734, 0.764),
    z_score: -7.8,
  },
  raised_at: '2026-11-25T08:00:00.000Z',
  last_true_at: '2026-11-25T09:00:00.000Z',
  acknowledged_at: null,
  acknowledged_by: null,
  snoozed_until: null,
  resolved_at: null,
  updated_at: '2026-11-25T08:00:00.000Z',
  ...values,
});
const switches = <R extends keyof typeof ALERT_RULES>(rules: readonly R[], on: R[] = []) =>
  rules.map((rule) => ({
    rule,
    severity: ALERT_RULES[rule].severity,
    enabled: ALERT_RULES[rule].on || on.includes(rule),
    by_default: ALERT_RULES[rule].on,
  }));

const membership = (flags: { dpo?: true } = {}) => ({
  id: ORGANIZATION_ID,
  name: 'Example Company',
  organization_user: { role: 1 as const, status: 'active' as const, joined_at: null, ...flags },
  created_at: '2026-01-01T00:00:00.000Z',
});
const gatewayWith = (alerts: Alert[]) => {
  const gateway = fakeGateway();
  gateway.answer(listAlerts, samplePage(alerts));
  gateway.answer(countMyAlerts, { raised: 0, by_application: [] });
  gateway.answer(listMyOrganizations, [membership()]);
  gateway.refuse(getApplication, 404, 'not_found');
  gateway.answer(getAlertRules, { rules: switches(WEBSITE_RULES) });
  gateway.answer(getAlertSettings, { quiet_hours: null, rules: switches(ORGANIZATION_RULES), etag: '"3"' });
  return gateway;
};
const open = (path = '/alerts', role: Role = 10) =>
  renderRemote(remote, {
    path,
    lang: 'en',
    session: { applicationId: APPLICATION_ID, organizationId: ORGANIZATION_ID, role },
  });

test('an alert tells the share with its interval, what is usual, and leads to where it is seen to', async () => {
  gatewayWith([sampleAlert()]).answer(getApplication, sampleWebsite({ domain_name: 'shop.example.ac.th' }));
  await open();
  const card = await screen.findByRole('article', { name: 'Fewer visitors accept than usual' });
  expect(card).toHaveTextContent('61.2% (57.8–64.5)');
  expect(card).toHaveTextContent('usually 74.9%');
  const line = card.closest('li');
  expect(line).toHaveTextContent('Warning');
  expect(line).toHaveTextContent('shop.example.ac.th');
  expect(within(card).getByRole('link', { name: 'See the figures' })).toHaveAttribute(
    'href',
    '/en/dashboard',
  );
});

test('what is worst stands first among what is open, however new the rest is', async () => {
  const severities = ['notice', 'critical', 'warning', 'critical'] as const;
  gatewayWith(
    severities.map((severity, at) => sampleAlert({ id: `6560000000000000000000f${at}`, severity })),
  );
  await open();
  const lines = within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => /Critical|Warning|Notice/.exec(textContent)?.[0])).toEqual([
    'Critical',
    'Warning',
    'Notice',
  ]);
  // Two of one cause are one line, and the line of the worst is open.
  expect(lines[0]).toHaveTextContent('and 1 more of the same cause');
  expect(within(lines[0] as HTMLElement).getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

/** Three lines: two cookies of one script, a third cookie of another, and one that is about the organization. */
const inbox = () => {
  const item = {
    domain: 'www.example.co.th',
    page: 'https://www.example.co.th/',
    before_consent: true,
    set_by: 'https://www.example.co.th/a.js',
    hold: null,
    category_type: 3,
  };
  const violation = { rule: 'violation_new', severity: 'critical' } as const;
  return [
    sampleAlert({ ...violation, id: 'f1'.padStart(24, '0'), figures: { item: { ...item, name: '_ga' } } }),
    sampleAlert({ ...violation, id: 'f2'.padStart(24, '0'), figures: { item: { ...item, name: '_gid' } } }),
    sampleAlert({
      ...violation,
      id: 'f3'.padStart(24, '0'),
      figures: { item: { ...item, name: '_fbp', set_by: 'https://www.example.co.th/b.js' } },
    }),
    sampleAlert({
      id: 'f4'.padStart(24, '0'),
      application_id: null,
      rule: 'key_expiring',
      severity: 'notice',
      figures: { names: ['CRM'], ends_at: '2026-12-25T01:00:00.000Z' },
    }),
  ];
};

test('the list is walked with j and k, lines are opened with Enter, and ? names every key', async () => {
  gatewayWith(inbox());
  await open();
  const list = await screen.findByRole('list', { name: 'Alerts' });
  const lines = within(list)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'));
  expect(lines.map((line) => line.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false']);
  expect(screen.getByText('Alerts: 4 · causes: 3')).toBeVisible();
  const box = within(list).getByRole('checkbox', { name: 'Select: An API key ends soon, CRM' });
  expect(box.closest('li')).toHaveTextContent(/CRM.*Whole organization/);
  lines[0]?.focus();
  await userEvent.keyboard('j');
  expect(lines[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await within(list).findByRole('article', { name: /^_fbp/ })).toBeVisible();
  expect(within(list).getAllByRole('article')).toHaveLength(1);
  await userEvent.keyboard('jjk');
  expect(lines[1]).toHaveFocus();
  expect(strayKeys(() => lines[1] as HTMLElement)).toEqual({ ignored: ['Enter'], unnamed: [] });
});

test('while older ones are not loaded, the number is said to be of the newest', async () => {
  const never = new Promise<null>(() => undefined);
  gatewayWith(inbox()).answer(listAlerts, ({ query }) =>
    query['cursor'] ? never : samplePage(inbox(), 'older'),
  );
  await open();
  expect(await screen.findByText('The newest 4 alerts · causes among them: 3')).toBeVisible();
  expect(screen.queryByText(/^Alerts: 4/)).toBeNull();
});

test('what is chosen is taken care of at once, every alert of its causes', async () => {
  const gateway = gatewayWith(inbox());
  gateway.answer(updateAlert, sampleAlert({ state: 'acknowledged' }));
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select: _ga / }));
  expect(screen.getByText('Alerts selected: 2')).toBeVisible();
  within(screen.getByRole('list', { name: 'Alerts' }))
    .getByRole('button', { name: /_fbp/ })
    .focus();
  await userEvent.keyboard('x');
  expect(screen.getByText('Alerts selected: 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Assign the selected to me' }));
  await waitFor(() => expect(gateway.received(updateAlert)).toHaveLength(3));
  expect(gateway.received(updateAlert).map(({ params }) => params['id']?.slice(-2))).toEqual([
    'f1',
    'f2',
    'f3',
  ]);
  await waitFor(() => expect(screen.queryByText(/Alerts selected/)).toBeNull());
});

test('somebody takes care of an alert with the keyboard, and the focus stays where it was', async () => {
  const gateway = gatewayWith([sampleAlert()]);
  let state: Alert['state'] = 'raised';
  gateway.answer(listAlerts, () => samplePage([sampleAlert({ state, acknowledged_by: 'Somchai' })]));
  gateway.answer(updateAlert, () => {
    state = 'acknowledged';
    return sampleAlert({ state });
  });
  await open();
  const take = await screen.findByRole('button', { name: 'Assign to me' });
  take.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Open again' })).toHaveFocus();
  expect(gateway.received(updateAlert)[0]?.body).toEqual({ state: 'acknowledged' });
  expect(screen.getByText('Assigned', { selector: 'span' })).toBeVisible();
});

test('an alert is put off for as many days as are chosen', async () => {
  const gateway = gatewayWith([sampleAlert()]);
  gateway.answer(updateAlert, sampleAlert({ state: 'snoozed' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Snooze' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '7 days');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(gateway.received(updateAlert)).toHaveLength(1));
  const body = gateway.received(updateAlert)[0]?.body as { state: string; snoozed_until: string };
  expect(body.state).toBe('snoozed');
  expect((Date.parse(body.snoozed_until) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
});

test('what is refused is said, and nothing is lost', async () => {
  const gateway = gatewayWith([sampleAlert()]);
  gateway.refuse(updateAlert, 409, 'alert_resolved');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Snooze' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
});

test('without alerts it is said what is watched; with another state chosen, that there are none of it', async () => {
  const gateway = gatewayWith([]);
  await open();
  expect(await screen.findByText('No open alerts')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Show/ }), 'Resolved');
  expect(await screen.findByText('No such alerts')).toBeVisible();
  expect(gateway.received(listAlerts).at(-1)?.query['state']).toBe('resolved');
});

test.each([
  [{ sample: true } as const, 'No open alerts', /only its scan and its cookies are monitored/],
  [{ template_version: 0 }, 'Not watched yet', /from the first publication/],
])('a website that is not watched in full is not called in order: %j', async (website, title, words) => {
  const gateway = gatewayWith([]);
  gateway.answer(getApplication, sampleWebsite(website));
  await open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('a list that cannot be loaded can be tried again; what is not one’s own says so', async () => {
  const gateway = gatewayWith([]);
  gateway.refuse(listAlerts, 500, 'internal');
  await open();
  const again = await screen.findByRole('button', { name: /again/i });
  gateway.answer(listAlerts, samplePage([sampleAlert()]));
  await userEvent.click(again);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a viewer sees alerts, and nothing to press on them', async () => {
  gatewayWith([sampleAlert()]);
  await open('/alerts', 1);
  const card = await screen.findByRole('article');
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
});

test('a viewer who is the officer answers what officers see, and nothing else', async () => {
  const leak = { source: 'page' as const, kinds: [{ kind: 'national_id' as const, count: 3 }] };
  const gateway = gatewayWith([
    sampleAlert({ rule: 'personal_data_published', severity: 'critical', figures: { leak } }),
    sampleAlert({ id: '6560000000000000000000f2' }),
  ]);
  gateway.answer(listMyOrganizations, [membership({ dpo: true })]);
  gateway.answer(updateAlert, sampleAlert({ state: 'acknowledged' }));
  await open('/alerts', 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(gateway.received(updateAlert)).toHaveLength(1));
  const marks = screen.getAllByRole('checkbox');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/personal data/i),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Fewer visitors accept/ }));
  const card = await screen.findByRole('article', { name: 'Fewer visitors accept than usual' });
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});

test('nobody without permission sees anything', async () => {
  gatewayWith([]).refuse(listAlerts, 403, 'forbidden');
  await open();
  expect(await screen.findByText(/do not have rights/)).toBeVisible();
});

test('a rule is switched at once; a viewer cannot', async () => {
  const gateway = gatewayWith([]);
  let on: (typeof WEBSITE_RULES)[number][] = [];
  gateway.answer(getAlertRules, () => ({ rules: switches(WEBSITE_RULES, on) }));
  gateway.answer(updateAlertRules, () => {
    on = ['text_stale'];
    return { rules: switches(WEBSITE_RULES, on) };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'What is watched' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is watched' });
  const rule = await within(dialog).findByRole('switch', { name: /privacy notice does not open/ });
  expect(rule).not.toBeChecked();
  await userEvent.click(rule);
  await waitFor(() =>
    expect(within(dialog).getByRole('switch', { name: /privacy notice does not open/ })).toBeChecked(),
  );
  expect(gateway.received(updateAlertRules)[0]?.body).toEqual({
    rules: [{ rule: 'text_stale', enabled: true }],
  });
  expect(within(dialog).getByRole('switch', { name: /API key/ })).toBeDisabled();
  // A Member who is the officer sees what Admins switch.
  expect(within(dialog).getByRole('switch', { name: /leak watch finds.*Only Admins/ })).toBeDisabled();
  expect(within(dialog).queryByRole('button', { name: 'Save quiet hours' })).not.toBeInTheDocument();
});
