import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { FoundForms } from '@yinyom/contracts/papers/foundForms';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { isFull } from '@yinyom/testing/matrix';
import { demoApi, demoLogin } from '../support/demo';
import { startStack, type Stack } from '../support/startStack';
import { until } from '../support/until';

const HOST = 'www.careless.ac.th';

interface Scan {
  id: string;
  status: string;
  pages_done: number;
  reason: string | null;
  new: number;
  violations: number;
  errors: { url: string }[];
  violations_list: { cookie: string; pass: string; page: string; set_by: { kind: string } }[];
  items: { name: string; category_type: number; before_consent: boolean; set_by: { url: string | null } }[];
  banner: { kind: string; has_screenshot: boolean };
}
type Api = Awaited<ReturnType<typeof demoApi>>;

/** What the owner pastes into the head of that website. */
let head = '';

/** A website that asks nobody before it counts visitors. */
const startCareless = async (): Promise<Server> => {
  const server = createServer((req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.setHeader('set-cookie', 'PHPSESSID=1; Path=/; HttpOnly');
    res.statusCode = req.url === '/' ? 200 : 404;
    res.end(`<!doctype html><html><head><title>มหาวิทยาลัย</title>${head}</head><body><h1>มหาวิทยาลัย</h1>
      <form action="/apply" method="post"><label>ชื่อ <input name="name"></label><label>อีเมล <input type="email"></label></form>
      <script>document.cookie = '_fbp=fb.1; max-age=7776000; path=/'; localStorage.setItem('q_layout', 'wide');</script>
      </body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const ended = async (application: string, id: string): Promise<Scan> => {
  let scan = await api<Scan>(`/applications/${application}/scans/${id}`);
  for (let waits = 0; scan.status === 'queued' || scan.status === 'running'; waits += 1) {
    if (waits > 600) throw new Error(`the scan is still ${scan.status}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    scan = await api<Scan>(`/applications/${application}/scans/${id}`);
  }
  return scan;
};

/** Processes and profiles that belong to the browser of a worker. */
const leftovers = (worker: number): string[] => {
  const mark = `yinyom-scan-${worker}-`;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(mark);
      } catch {
        return false;
      }
    });
  return [...processes, ...readdirSync(tmpdir()).filter((name) => name.startsWith(mark))];
};

let stack: Stack;
let careless: Server;
let api: Api;
beforeAll(async () => {
  careless = await startCareless();
  const { port } = careless.address() as AddressInfo;
  stack = await startStack({
    DEMO: 'true',
    SCANNER_ALLOW: `${HOST}:${port}`,
    SCANNER_RESOLVE: `${HOST}=127.0.0.1`,
  });
  api = await demoApi(stack);
});
afterAll(async () => {
  await stack?.stop();
  careless?.close();
});

const applicationOf = async (domain: string) => {
  const [organization] = await api<{ id: string }[]>('/me/organizations');
  const { entities } = await api<{ entities: { id: string; domain_name: string }[] }>(
    `/me/applications?organization_id=${organization?.id}`,
  );
  const known = entities.find(({ domain_name }) => domain_name === domain);
  const body = { organization_id: organization?.id, domain_name: domain, default_language: 'th' };
  return known ?? api<{ id: string }>('/applications', 'POST', body);
};

// Two scans in a real browser, one of them made twice, on whatever machine this is.
jest.setTimeout(400_000);

/** How many scans of the demo website were ordered until a worker was killed during one. */
let orders = 0;
/** The scan of the demo website, which a worker dies of. */
let interrupted = { application: '', scan: '' };
/** The scan of the website that asks nobody. */
let asksNobody = { application: '', scan: '' };

/**
 * Makes the killed worker look as if it had been silent for longer than its lease, half a minute. With `FULL=1` the time
 * passes; what follows from it is tested in `services/scanner/src/worker/workers.test.ts`, too.
 */
const endLease = async () => {
  if (isFull()) return;
  const database = await connectDatabase(stack.databaseUri, 'yinyom_scanner', createLogger('silent'));
  const minuteAgo = new Date(Date.now() - 60_000);
  await database
    .collection('scans')
    .updateMany({ status: 'running' }, { $set: { 'run.heard_at': minuteAgo } });
  await database.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  await database.close();
};

/** Starts a worker, orders a scan and kills the worker during it. @returns the scan; null when it was over by then */
const killDuringScan = async (application: string): Promise<string | null> => {
  const worker = await stack.startWorker();
  const { id } = await api<Scan>(`/applications/${application}/scans`, 'POST', { max_pages: 4 });
  const scan = () => api<Scan>(`/applications/${application}/scans/${id}`);
  await until(async () => (await scan()).pages_done > 0, 'a page was visited');
  const browser = leftovers(worker.pid);
  await worker.stop('SIGKILL');
  await until(async () => leftovers(worker.pid).length === 0, 'browser and profile are gone');
  const isOver = (await scan()).status !== 'running';
  if (!isOver) expect(browser).not.toEqual([]);
  return isOver ? null : id;
};

it('a worker that is killed leaves no browser', async () => {
  const { id } = await applicationOf('demo.localhost');
  let scan: string | null = null;
  // Where this process has to wait for a processor, a scan of four pages may end before its worker is killed.
  for (orders = 0; scan === null; orders += 1) scan = await killDuringScan(id);
  interrupted = { application: id, scan };
  await endLease();
});

it('a website that asks nobody is proved by its meta tag, and its scan is ordered', async () => {
  const { id } = await applicationOf(HOST);
  const verify = () =>
    api<{ verification: string; instructions: { meta: string } }>(`/applications/${id}/verify`, 'POST', {
      method: 'meta',
    });
  const before = await verify();
  expect(before.verification).toBe('unverified');
  head = before.instructions.meta;
  expect((await verify()).verification).toBe('verified');

  const [organization] = await api<{ id: string }[]>('/me/organizations');
  const { sha256 } = await api<{ sha256: string }>('/agreement');
  await api(`/organizations/${organization?.id}/agreement`, 'POST', { sha256 });
  const watch = await api<{ enabled: boolean; missing: string | null }>(
    `/applications/${id}/leakWatch`,
    'PUT',
    { enabled: true, confirmed: true },
  );
  expect(watch).toMatchObject({ enabled: true, missing: null });
  const scan = await api<Scan>(`/applications/${id}/scans`, 'POST', { max_pages: 3 });
  asksNobody = { application: id, scan: scan.id };
});

it('any gateway tells how a scan goes, and when it is killed another one goes on', async () => {
  const { application, scan } = interrupted;
  const other = await stack.startGateway({});
  const { token } = await demoLogin(stack);
  /** What a gateway tells of the scan, until it says no more; `heard` runs after each time. */
  const listen = async (origin: string, heard?: () => Promise<void>): Promise<Scan[]> => {
    const answer = await fetch(`${origin}/api/v1/applications/${application}/scans/${scan}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    const told: Scan[] = [];
    try {
      let text = '';
      for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
        const lines = (text + Buffer.from(bytes).toString()).split('\n\n');
        text = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data: ')) told.push(JSON.parse(line.slice('data: '.length)) as Scan);
        if (told.length > 0) await heard?.();
      }
    } catch {
      // Cut off.
    }
    return told;
  };
  // No worker is there yet: however slow this machine is, the scan cannot have ended.
  const first = await listen(`http://localhost:${other.port}`, () => other.kill());
  expect(first.length).toBeGreaterThan(0);
  expect(['queued', 'running']).toContain(first[0]?.status);
  // Each makes one of the two scans, which mostly wait for pages.
  await Promise.all([stack.startWorker(), stack.startWorker()]);
  const rest = await listen(stack.url);
  expect(rest.at(-1)).toMatchObject({ id: scan, status: 'succeeded' });
});

it('the scan of a website that asks nobody says what it does', async () => {
  const { application: id, scan: scanId } = asksNobody;
  const done = await ended(id, scanId);
  expect(done).toMatchObject({ violations: 1, banner: { kind: 'none' } });
  expect(done.violations_list).toEqual([
    expect.objectContaining({
      cookie: '_fbp',
      pass: 'none',
      set_by: expect.objectContaining({ kind: 'script' }),
    }),
  ]);

  const { entities } = await api<{
    entities: { name: string; source: string; category: { type: number } }[];
  }>(`/cookies?application_id=${id}&sort=name&order=asc`);
  expect(entities.map(({ name, category, source }) => [name, category.type, source])).toEqual([
    ['PHPSESSID', 1, 'scan'],
    ['_fbp', 4, 'scan'],
    ['q_layout', 0, 'scan'],
  ]);
  const summary = await api<{ violations: number; unclassified_count: number; last_scan: { id: string } }>(
    `/applications/${id}/summary`,
  );
  expect(summary).toMatchObject({
    violations: 1,
    unclassified_count: 1,
    last_scan: { id: scanId, status: done.status },
  });
  let subject: string | undefined;
  await until(async () => {
    const answer = await fetch(`${stack.url}/outbox.json`);
    const mails = (await answer.json()) as { subject: string; text: string }[];
    subject = mails.find(({ text }) => text.includes(scanId))?.subject;
    return subject !== undefined;
  }, 'a mail tells of the scan');
  expect(subject).toContain('careless');
});

it('the form that this scan saw is a proposal for the record of processing', async () => {
  const [organization] = await api<{ id: string }[]>('/me/organizations');
  const path = `/organizations/${organization?.id}/foundForms`;
  const found = async () =>
    (await api<FoundForms>(path)).found_forms.filter(
      ({ application_id }) => application_id === asksNobody.application,
    );
  const [form, ...others] = await found();
  expect(others).toEqual([]);
  expect(form).toMatchObject({
    fields: ['name', 'email'],
    website: HOST,
    pages_total: 1,
    pages_without_notice: 1,
    encrypted: false,
    present: true,
    scans_unread: false,
    verdict: null,
  });
  expect(form?.form_pages.map((page) => new URL(page).hostname)).toEqual([HOST]);
});

it('another worker finishes the scan of the one that was killed', async () => {
  const { application: id, scan } = interrupted;
  const done = await ended(id, scan);
  expect(done).toMatchObject({
    status: 'succeeded',
    reason: null,
    banner: { kind: 'own', has_screenshot: true },
  });
  const found = new Map(done.items.map((item) => [item.name, item]));
  expect(found.get('_ga')).toMatchObject({ category_type: 3, before_consent: false });
  expect(found.get('_fbp')).toMatchObject({ category_type: 4, before_consent: false });
  expect(found.get('su_session')).toMatchObject({ before_consent: true });
  expect(done.violations).toBe(0);
  // H18: its pages call nobody. H19: the script watches what is set there, and sets none of it.
  expect(done.errors).toEqual([]);
  const setters = ['_ga', '_fbp'].map((name) => found.get(name)?.set_by.url ?? '');
  for (const url of setters) expect(url).toMatch(/^http:\/\/demo\.localhost/);
  // H24: what nobody has classified is held back in every visit, which is no reason to call it gone.
  const cookies = await api<{ entities: { name: string; stale?: boolean }[] }>(
    `/cookies?application_id=${id}`,
  );
  const unclassified = cookies.entities.filter(({ name }) => name === 'chat_widget_id');
  expect(unclassified.map(({ stale = false }) => stale)).toEqual([false]);
  const { entities } = await api<{ entities: Scan[] }>(`/applications/${id}/scans`);
  expect(entities).toHaveLength(orders);
});
