import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { allowFinding } from '@yinyom/contracts/scanner/allowedFinding';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { getScan, listScans } from '@yinyom/contracts/scanner/scan';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { addBlockRule, listBlockRules, type BlockRule } from '@yinyom/contracts/websites/blockRule';
import { listReassign, reassignCookies, type ReassignItem } from '@yinyom/contracts/websites/reassign';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { press } from '../testing/press';
import { APPLICATION_ID, sampleCategory, samplePage } from '../testing/sampleData';
import { sampleItem, sampleScan, sampleScanDetail, sampleViolation } from '../testing/sampleScan';

const PATH = `/websites/${APPLICATION_ID}/scans/${sampleScan(1).id}`;

const FINDING: ScanFinding = {
  kind: 'technique',
  code: 'canvas',
  verdict: 'violation',
  page: 'https://www.example.co.th/',
  pages: 3,
  passes: ['none'],
  host: 'fp.example.net',
  company: 'Example Prints',
  script: 'https://fp.example.net/fp.js',
  category_type: 4,
  evidence: { characters: 42, calls: ['fillText', 'toDataURL'] },
  rule: 'fp.example.net/fp.js',
  since: '2026-11-02T03:00:00.000Z',
};

/** A scan with the calls around it that its next steps need. */
const openNextSteps = async (values: Partial<ScanDetail>, reassign: ReassignItem[] = []) => {
  const gateway = fakeGateway();
  let rules: BlockRule[] = [];
  gateway.answer(getScan, sampleScanDetail(values));
  gateway.answer(listSiteCategories, samplePage([sampleCategory(3), sampleCategory(4)]));
  gateway.answer(listBlockRules, () => samplePage(rules));
  gateway.answer(addBlockRule, ({ body }) => {
    const { host, category_id } = body as { host: string; category_id: string };
    const { id, type, title } = [sampleCategory(3), sampleCategory(4)].find(
      (each) => each.id === category_id,
    )!;
    const rule: BlockRule = { host, category: { id, type, title }, active: true, own: true };
    rules = [...rules, rule];
    return rule;
  });
  gateway.answer(listReassign, reassign);
  gateway.answer(reassignCookies, ({ body }) => ({
    updated: (body as { items: { cookie_id: string }[] }).items.map(({ cookie_id }) => cookie_id),
    failed: [],
    undo_token: 'f'.repeat(24),
  }));
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  await screen.findByRole('heading', { name: 'Scan result' });
  return gateway;
};

it('a finding says what it is, who, where, since when and by which evidence; one press adds the rule that holds it', async () => {
  const gateway = await openNextSteps({ findings: [FINDING] });
  const heading = await screen.findByRole('heading', {
    name: 'A script recognises the device by what it draws',
  });
  const card = heading.closest('li') as HTMLElement;
  for (const text of [
    'Example Prints · fp.example.net',
    'and 2 more',
    'Violation',
    '02/11/2026',
    '42',
    'Different characters drawn',
  ])
    expect(card).toHaveTextContent(text);
  await userEvent.click(
    await within(card).findByRole('button', {
      name: 'Block fp.example.net/fp.js until consent to “Category 4”',
    }),
  );
  expect(
    await within(card).findByText(/A rule blocks fp\.example\.net\/fp\.js from the next publication/),
  ).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Publish the banner' })).toHaveAttribute(
    'href',
    expect.stringContaining('section=banner'),
  );
  expect(gateway.received(addBlockRule)[0]?.body).toEqual({
    host: 'fp.example.net/fp.js',
    category_id: sampleCategory(4).id,
  });
});

it('what sets a cookie without consent is held by one press, too', async () => {
  const gateway = await openNextSteps({
    violations_list: [sampleViolation(1, { since: '2026-11-01T00:00:00.000Z' })],
  });
  const press = await screen.findByRole('button', {
    name: /^Block cdn\.example\.net\/tag\.js until consent/,
  });
  expect(press.closest('li')).toHaveTextContent('01/11/2026');
  await userEvent.click(press);
  expect(await screen.findByText(/A rule blocks cdn\.example\.net\/tag\.js/)).toBeVisible();
  expect(gateway.received(addBlockRule)).toHaveLength(1);
});

it('one press accepts all proposals that are sure, and no other', async () => {
  const item = (n: number, confidence: number): ReassignItem => ({
    id: `${n}`.padStart(24, '0'),
    name: `cookie_${n}`,
    provider: 'Example',
    type: 1,
    category: { id: sampleCategory(4).id, type: 0, title: { en: 'Unclassified' } },
    suggested_category_id: sampleCategory(3).id,
    confidence,
    reason: 'unclassified',
  });
  const gateway = await openNextSteps({}, [item(1, 0.92), item(2, 0.85), item(3, 0.6)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the 2 that are sure' }));
  expect(await screen.findByText('1 still to sort out')).toBeVisible();
  await waitFor(() => expect(gateway.received(reassignCookies)).toHaveLength(1));
  expect((gateway.received(reassignCookies)[0]!.body as { items: unknown[] }).items).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByText('cookie_3')).toBeVisible();
  expect(screen.queryByText('cookie_1')).not.toBeInTheDocument();
});

it('the banner’s score stands with a reason for every point that is missing, and what was not checked', async () => {
  await openNextSteps({
    banner_score: {
      score: 70,
      reasons: [{ code: 'reject_smaller', points: 30 }],
      not_checked: ['cookie_wall'],
    },
  });
  expect(await screen.findByText('70 of 100')).toBeVisible();
  expect(screen.getByText(/The button that declines is smaller \(−30\)/)).toBeVisible();
  expect(screen.getByText(/Not checked: The page cannot be used without a choice/)).toBeVisible();
});

const openComparison = async (other: ScanDetail, shown: ScanDetail) => {
  const gateway = fakeGateway();
  gateway.answer(getScan, ({ params }) => (params['scanId'] === other.id ? other : shown));
  gateway.answer(listScans, samplePage([sampleScan(1), sampleScan(2, { created_at: other.created_at })]));
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), other.id);
  return gateway;
};

it('two scans are compared: what came and went, a line each, and nothing that is the same in both', async () => {
  const other = sampleScanDetail({
    ...sampleScan(2),
    created_at: '2026-11-01T03:00:00.000Z',
    items: [sampleItem(7), sampleItem(8)],
    findings: [FINDING],
  });
  await openComparison(other, sampleScanDetail({ items: [sampleItem(7), sampleItem(9)], findings: [] }));
  const items = within(await screen.findByRole('region', { name: 'Cookies and stored items' }));
  expect(items.getByRole('heading', { name: 'No longer seen (1)' }).nextSibling).toHaveTextContent('−item_8');
  expect(items.getByRole('heading', { name: 'New (1)' }).nextSibling).toHaveTextContent('+item_9');
  expect(items.queryByText('item_7')).not.toBeInTheDocument();
  const findings = within(screen.getByRole('region', { name: 'Findings' }));
  expect(findings.getByText(/recognises the device by what it draws/)).toBeVisible();
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Findings10−1']);
  expect(screen.getByText('No difference: Violations · Pages')).toBeVisible();
  expect(location.search).toBe(`?with=${other.id}`);
});

it('two scans that found the same are said to be the same', async () => {
  const other = sampleScanDetail({ ...sampleScan(2), created_at: '2026-11-01T03:00:00.000Z' });
  await openComparison(other, sampleScanDetail());
  expect(await screen.findByRole('heading', { name: 'Both scans found the same' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a finding is allowed with a reason, which stands there from then on and can be taken back', async () => {
  let reason: string | null = null;
  const gateway = fakeGateway();
  gateway.answer(getScan, () =>
    sampleScanDetail({
      findings: [
        reason === null
          ? FINDING
          : { ...FINDING, verdict: 'notice', evidence: { ...FINDING.evidence, allowed_reason: reason } },
      ],
    }),
  );
  gateway.answer(allowFinding, ({ body }) => {
    reason = (body as { reason: string | null }).reason;
    return samplePage([]);
  });
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  await press('Allow with a reason');
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow this finding' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Allow' }));
  expect(gateway.received(allowFinding)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Guards the login');
  await userEvent.click(dialog.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Allowed: Guards the login')).toBeVisible();
  expect(gateway.received(allowFinding)[0]?.body).toEqual({
    code: 'canvas',
    host: 'fp.example.net',
    reason: 'Guards the login',
  });
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Allow with a reason' })).toBeVisible();
});
