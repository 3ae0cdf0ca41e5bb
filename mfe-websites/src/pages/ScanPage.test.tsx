import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { getScan, getScanScreenshot } from '@yinyom/contracts/scanner/scan';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { REFUSAL_CODES } from '@yinyom/contracts/scanner/refusal';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, sampleCategory, samplePage } from '../testing/sampleData';
import { sampleItem, sampleScan, sampleScanDetail, sampleViolation } from '../testing/sampleScan';

const PATH = `/websites/${APPLICATION_ID}/scans/${sampleScan(1).id}`;

const openScan = async (values: Partial<ScanDetail> = {}) => {
  const gateway = fakeGateway();
  gateway.answer(getScan, sampleScanDetail(values));
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  await screen.findByRole('heading', { name: 'Scan result' });
  return gateway;
};
const openPart = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

it('violations stand under who set them, with the pages and the tag that waits for consent', async () => {
  await openScan({
    violations_list: [
      sampleViolation(1),
      sampleViolation(2, { pass: 'decline' }),
      sampleViolation(1, { page: 'https://www.example.co.th/other' }),
      sampleViolation(3, { set_by: { kind: 'header', url: 'https://ads.example.net/px', line: null } }),
    ],
  });
  const groups = await screen.findAllByText('Set by');
  expect(groups).toHaveLength(2);
  const first = groups[0]?.closest('li') as HTMLElement;
  expect(within(first).getByText('item_1')).toBeVisible();
  expect(within(first).getByText('item_2')).toBeVisible();
  expect(first).toHaveTextContent('https://cdn.example.net/tag.js:7');
  expect(first).toHaveTextContent('Ran before the choice');
  expect(first).toHaveTextContent('Ran although declined');
  expect(first).toHaveTextContent('https://www.example.co.th/other');
  expect(first).toHaveTextContent(
    '<script type="text/plain" data-category="4" src="https://cdn.example.net/tag.js"></script>',
  );
  expect(groups[1]?.closest('li')).toHaveTextContent('A server sets it with its response.');
});

it('a type of category is called what the organization calls it on the banner', async () => {
  const gateway = fakeGateway();
  gateway.answer(getScan, sampleScanDetail({ violations_list: [sampleViolation(1)] }));
  gateway.answer(listSiteCategories, samplePage([sampleCategory(4, { title: { en: 'Our advertising' } })]));
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  expect(await screen.findByText('Our advertising')).toBeVisible();
  expect(screen.queryByText('Advertising and marketing cookies')).not.toBeInTheDocument();
});

it('the three visits stand side by side, with what ran without the consent it needs', async () => {
  await openScan({
    passes: ['none', 'accept'],
    items: [
      sampleItem(1, { before_consent: true, passes: ['none', 'accept'], category_type: 4 }),
      sampleItem(2, { before_consent: true, passes: ['accept'], category_type: 0 }),
      sampleItem(3, { before_consent: true, passes: ['none', 'accept'], category_type: 1 }),
      sampleItem(4),
    ],
  });
  const matrix = await screen.findByRole('region', { name: 'What was there on each visit' });
  const columnOf = (name: string) =>
    within(matrix).getByRole('heading', { name }).closest('li') as HTMLElement;
  expect(columnOf('Before choice')).toHaveTextContent('1 Needs consent, ran without it');
  // As in the count of violations: what nobody classified is told apart.
  expect(columnOf('Before choice')).toHaveTextContent('1 Not classified yet');
  expect(columnOf('Before choice')).toHaveTextContent('1 Necessary');
  expect(columnOf('Before choice')).not.toHaveTextContent('item_4');
  expect(columnOf('Declined')).toHaveTextContent('This scan did not try it');
  expect(columnOf('Accepted')).toHaveTextContent('2 Ran after accepting');
});

it('a visit without anything that needs consent says so', async () => {
  await openScan({ items: [sampleItem(4)] });
  expect(await screen.findAllByText('Nothing was found')).toHaveLength(2);
});

it('a first scan is compared with nothing', async () => {
  await openScan({ diff: { since: null, new: [], removed: [], changed: [] } });
  expect(await screen.findByRole('tab', { name: /^Cookies and stored/ })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: /^Since the last scan/ })).not.toBeInTheDocument();
});

it('nothing to correct is said as good news', async () => {
  await openScan();
  expect(await screen.findByText('Nothing to correct')).toBeVisible();
});

it('what was found shows how long it lives and when it was set, and can be narrowed', async () => {
  await openScan({
    items: [
      sampleItem(1, { before_consent: true, passes: ['none', 'accept'] }),
      sampleItem(2, { is_session: true, duration_seconds: 0, kind: 'cookie' }),
      sampleItem(3, { duration_seconds: null, kind: 'localStorage', provider: 'Line' }),
      sampleItem(4, { duration_seconds: 7_776_000 }),
    ],
  });
  await openPart(/^Cookies and stored/);
  const rows = () => screen.getAllByRole('row').slice(1);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('1 year'),
    expect.stringContaining('Session'),
    expect.stringContaining('Until deleted'),
    expect.stringContaining('3 months'),
  ]);
  expect(rows()[0]).toHaveTextContent('Chooses nothing: shows what is set before consent');
  expect(rows()[1]).not.toHaveTextContent('Chooses nothing');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what ran before consent' }));
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what ran before consent' }));
  await userEvent.type(screen.getByRole('searchbox'), 'line');
  expect(rows()).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('Nothing matches')).toBeVisible();
});

it('what Yinyom itself sets is apart, and counted nowhere', async () => {
  await openScan({
    items: [
      sampleItem(1, { passes: ['none', 'accept'], before_consent: true }),
      sampleItem(2, { name: 'yinyom_demo0000', category_type: 1, passes: ['none', 'accept'] }),
      sampleItem(3, { name: 'yy_c', category_type: 1 }),
    ],
  });
  const matrix = await screen.findByRole('region', { name: 'What was there on each visit' });
  expect(matrix).not.toHaveTextContent(/yinyom_|yy_c|Necessary/);
  await openPart(/^Cookies and stored.*\(1\)$/);
  expect(screen.getByText('yy_c')).not.toBeVisible();
  await userEvent.click(screen.getByText('Set by Yinyom itself (2)'));
  const own = within(screen.getByRole('table', { name: 'Set by Yinyom itself' }));
  expect(own.getByText('yinyom_demo0000')).toBeVisible();
  expect(own.getByText('yy_c')).toBeVisible();
});

it('thousands of items are drawn a hundred at a time', async () => {
  await openScan({ items: Array.from({ length: 250 }, (_, n) => sampleItem(n)) });
  await openPart(/^Cookies and stored/);
  expect(screen.getAllByRole('row')).toHaveLength(101);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (150 left)' }));
  expect(screen.getAllByRole('row')).toHaveLength(201);
});

it('differences to the last scan are listed', async () => {
  const thing = { domain: 'www.example.co.th', kind: 'cookie' as const };
  await openScan({
    diff: {
      new: [{ name: 'came', ...thing }],
      removed: [{ name: 'went', ...thing }],
      changed: [{ name: 'other', what: 'duration', ...thing }],
    },
  });
  await openPart(/^Since the last scan \(3\)/);
  expect(screen.getByText('came')).toBeVisible();
  expect(screen.getByText('went')).toBeVisible();
  expect(screen.getByText(/duration changed/)).toBeVisible();
});

it('H24 what was held back is listed as not seen, never as gone', async () => {
  await openScan({
    diff: {
      new: [],
      removed: [],
      held_back: [{ name: 'chat_widget_id', domain: 'www.example.co.th', kind: 'cookie' }],
      changed: [],
    },
  });
  await openPart(/^Since the last scan \(1\)/);
  expect(screen.getByText('chat_widget_id')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not seen this time (blocked)' })).toBeVisible();
  expect(screen.getByText(/does not mean it is gone/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Gone' })).toBeNull();
});

it('pages that were not seen are told first, with the reason', async () => {
  await openScan({
    status: 'partial',
    errors: [{ url: 'ads.example.net:443', code: 'address_not_public' }],
    pages: [
      { url: 'https://www.example.co.th/', state: 'loaded', code: null },
      { url: 'https://www.example.co.th/private', state: 'robots', code: null },
      { url: 'http://127.0.0.1/', state: 'refused', code: 'strange_code' },
    ],
  });
  expect(await screen.findByText(/2 pages were not seen/)).toBeVisible();
  await openPart(/^Pages/);
  const rows = screen.getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Not allowed by robots.txt');
  expect(rows[2]).toHaveTextContent('Refused');
  expect(rows[2]).toHaveTextContent('(code strange_code)');
  expect(rows[3]).toHaveTextContent('Seen');
  expect(screen.getByText(/The name points to a private network/)).toHaveTextContent('ads.example.net:443');
  expect(screen.queryByRole('link', { name: /127/ })).not.toBeInTheDocument();
});

it('every reason of the guard is told in words, a server’s status with its number', async () => {
  const codes = [...REFUSAL_CODES, 'http_503'];
  await openScan({
    pages: codes.map((code) => ({ url: `https://www.example.co.th/${code}`, state: 'refused', code })),
  });
  await openPart(/^Pages/);
  expect(screen.getAllByRole('row')).toHaveLength(codes.length + 1);
  expect(screen.queryByText(/\(code/)).not.toBeInTheDocument();
  expect(screen.getByText('The server answered with status 503.')).toBeVisible();
});

it('the banner is shown as it looked before and after the choice', async () => {
  URL.createObjectURL = (file) => `blob:${(file as Blob).type}`;
  URL.revokeObjectURL = () => undefined;
  const gateway = fakeGateway();
  gateway.answer(
    getScan,
    sampleScanDetail({ banner: { kind: 'known', name: 'CookieWow', has_screenshot: true } }),
  );
  gateway.answerFile(getScanScreenshot, 'image/png', 'png');
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  expect(await screen.findByRole('img', { name: 'Before the choice' })).toHaveAttribute(
    'src',
    'blob:image/png',
  );
  expect(await screen.findByRole('img', { name: 'After the choice' })).toBeVisible();
  expect(screen.getByText(/CookieWow/)).toBeVisible();
  expect(gateway.received(getScanScreenshot).map(({ query }) => query['which'])).toEqual(['before', 'after']);
});

it('S-07, J-05: whatever a hostile website writes into names, hosts and addresses stays text', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">{{7*7}}${1}‮';
  await openScan({
    items: [sampleItem(1, { name: hostile, domain: hostile, provider: hostile })],
    pages: [{ url: `javascript:window.hacked=1//${hostile}`, state: 'refused', code: hostile }],
    banner: { kind: 'known', name: hostile, has_screenshot: false },
    violations_list: [
      sampleViolation(1, {
        cookie: hostile,
        page: hostile,
        set_by: { kind: 'script', url: `https://a.example/"></script>${hostile}`, line: 1 },
      }),
    ],
    diff: { new: [{ name: hostile, domain: 'a', kind: 'cookie' }], removed: [], changed: [] },
  });
  const inert = () => {
    expect(document.querySelector('img, [onerror], a[href^="javascript"]')).toBeNull();
    expect(document.body.textContent).toContain('{{7*7}}${1}');
  };
  expect(await screen.findByText(/data-category="4"/)).toHaveTextContent(
    'src="https://a.example/&quot;>&lt;/script>',
  );
  inert();
  for (const part of [/^Cookies and stored/, /^Since/, /^Pages/]) {
    await openPart(part);
    inert();
  }
});

it.each([
  [404, 'not_found', 'This website could not be found'],
  [403, 'forbidden', 'You do not have rights to this section.'],
])('a scan that answers %s says so', async (status, code, text) => {
  const gateway = fakeGateway();
  gateway.refuse(getScan, status, code);
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('a result that could not be loaded can be asked for again', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(getScan);
  await renderRemote(remote, { path: PATH, lang: 'en', session: { role: 10 } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(getScan, sampleScanDetail());
  await userEvent.click(again);
  expect(await screen.findByText('Nothing to correct')).toBeVisible();
});

it('everything that the scan did not manage is named once, with how many pages', async () => {
  await openScan({
    status: 'partial',
    reason: 'time_limit',
    missed: [
      { code: 'time_limit', pages: null },
      { code: 'machine_busy', pages: null },
      { code: 'robots', pages: 1_200 },
    ],
  });
  expect(screen.getAllByText(/time limit of one scan/)).toHaveLength(1);
  const section = screen.getByRole('heading', { name: 'What this scan did not manage' }).closest('section');
  const lines = within(section as HTMLElement).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The scanning machine was too busy'),
    'The website’s robots.txt does not allow it. Pages: 1,200',
  ]);
});
