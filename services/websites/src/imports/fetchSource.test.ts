import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchSource } from './fetchSource';
import { readSource } from './readSource';

const CBID = '0a1b2c3d-0000-4000-8000-0123456789ab';
const DOMAIN_SCRIPT = '11112222-3333-4444-5555-666677778888';
const RULES = 'aaaabbbb-cccc-dddd-eeee-ffff00001111';

/** Answers for every host that a test names. */
let server: http.Server;
let port: number;
const asked: string[] = [];
const answers = new Map<string, string>();

beforeAll(async () => {
  server = http.createServer((req, res) => {
    const address = `${req.headers.host?.split(':')[0]}${req.url}`;
    asked.push(address);
    const body = answers.get(address);
    if (body === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answers.clear();
});

const HOSTS = ['shop.example', 'consent.cookiebot.eu', 'cdn-apac.onetrust.com', 'evil.example'];
const fetchSource = (reachable: readonly string[] = HOSTS) =>
  createFetchSource({
    resolve: new Map(HOSTS.map((host) => [host, '127.0.0.1'])),
    allow: new Set(reachable.map((host) => `${host}:${port}`)),
    ignoreCertificates: false,
    ownHosts: ['consent.example.com'],
  });

it('Cookiebot: its id stands on the page, its list at its host', async () => {
  answers.set(
    'shop.example/',
    `<script src="https://consent.cookiebot.eu/uc.js" data-cbid="${CBID}"></script>`,
  );
  answers.set(
    `consent.cookiebot.eu/${CBID}/cc.js?referer=shop.example`,
    "CookieConsentDialog.cookieTableStatistics = [['_ga','shop.example','Counts','2 years','HTTP Cookie','1']];",
  );
  const [file] = await fetchSource()('cookiebot', 'shop.example');
  expect(readSource('cookiebot', file?.text ?? '').cookies).toMatchObject([{ name: '_ga' }]);
});

it('OneTrust: the rules for Thailand, in each of our languages that it has', async () => {
  answers.set(
    'shop.example/',
    `<script src="https://cdn-apac.onetrust.com/scripttemplates/otSDKStub.js" data-domain-script="${DOMAIN_SCRIPT}"></script>`,
  );
  const RuleSet = [
    { Id: 'other', Default: true, LanguageSwitcherPlaceholder: { Default: 'en' } },
    { Id: RULES, Countries: ['la', 'th'], LanguageSwitcherPlaceholder: { Default: 'th', a: 'en', b: 'de' } },
  ];
  answers.set(
    `cdn-apac.onetrust.com/consent/${DOMAIN_SCRIPT}/${DOMAIN_SCRIPT}.json`,
    JSON.stringify({ RuleSet }),
  );
  for (const tag of ['th', 'en'])
    answers.set(
      `cdn-apac.onetrust.com/consent/${DOMAIN_SCRIPT}/${RULES}/${tag}.json`,
      JSON.stringify({ tag }),
    );
  const files = await fetchSource()('onetrust', 'shop.example');
  expect(files).toEqual([
    { text: '{"tag":"th"}', language: 'th' },
    { text: '{"tag":"en"}', language: 'en' },
  ]);
});

it('H-32 asks no host but those of the products, whatever a page names', async () => {
  answers.set(
    'shop.example/',
    `<script src="https://evil.example/otSDKStub.js" data-domain-script="${DOMAIN_SCRIPT}"></script>
     <script src="https://evil.example/uc.js" data-cbid="../../../${CBID}"></script>`,
  );
  await expect(fetchSource()('onetrust', 'shop.example')).rejects.toThrow('import_not_found');
  await expect(fetchSource()('cookiebot', 'shop.example')).rejects.toThrow('import_not_found');
  expect(asked.some((address) => address.startsWith('evil.example'))).toBe(false);
});

it('H-32 a website inside this network is not asked', async () => {
  await expect(fetchSource([])('cookiebot', 'shop.example')).rejects.toThrow('import_unreachable');
  expect(asked).toEqual([]);
});

it.each(['klaro', 'termly', 'csv', 'cookieconsent'] as const)('%s is pasted', async (source) => {
  await expect(fetchSource()(source, 'shop.example')).rejects.toThrow('import_text_required');
});
