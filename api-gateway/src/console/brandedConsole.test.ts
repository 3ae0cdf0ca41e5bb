import { request } from 'node:http';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';
import { brandedPage } from './brandedPage';
import { createBrandOfHost } from './brandOfHost';
import { logger } from '../testing/probe';

const AGENCY = 'a'.repeat(24);
const NAMELESS = 'b'.repeat(24);
const BRAND: ShownBrand = {
  name: 'Agency </style><script>"\\',
  accent: { light: '#7A1F5C', dark: '#E59AC8' },
  footer: '',
  logos: { light: { sha256: 'c'.repeat(64), width: 64, height: 16 }, dark: null },
};
let asked = 0;
let gateway: ProbeGateway;
beforeAll(async () => {
  const CONSOLE_HOSTS = `privacy.agency.co.th=${AGENCY},plain.agency.co.th=${NAMELESS}`;
  gateway = await startProbeGateway(
    'in the gateway process',
    { CONSOLE_HOSTS },
    {
      brandOf: async ({ organization_id }) => {
        asked += 1;
        return (organization_id === AGENCY ? BRAND : null) as null;
      },
    },
  );
});
afterAll(() => gateway.stop());

const open = (path: string, host?: string) =>
  new Promise<{ status: number; location?: string; html: string }>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const headers = { accept: 'text/html', ...(host && { host }) };
    request({ hostname, port, path, headers }, (answer) => {
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (html += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, html }),
      );
    })
      .on('error', reject)
      .end();
  });
const withoutNonce = (html: string) => html.replace(/nonce="[^"]+"/g, '');

describe('the console under a name of an organization', () => {
  it('has its name, logo and colours, and none of it can leave the rule or script that it is in', async () => {
    const { status, html } = await open('/en/terms', 'privacy.agency.co.th');
    expect(status).toBe(200);
    expect(html).toContain('--c-primary:#7A1F5C');
    expect(html).toContain(`/api/v1/guest/brandLogos/${AGENCY}/${'c'.repeat(64)}"`);
    expect(html).toContain('<title>Agency &lt;/style&gt;&lt;script&gt;');
    // The page's own script, the list, and the two elements that the brand adds.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('__CSP_NONCE__');
  });

  it('without a brand, and under the platform’s own name, is the same to the byte', async () => {
    const before = asked;
    const own = withoutNonce((await open('/en/terms')).html);
    expect(asked).toBe(before);
    expect(withoutNonce((await open('/en/terms', 'plain.agency.co.th')).html)).toBe(own);
    expect(own).toContain('<title>Yinyom</title>');
  });

  it('begins with signing in, in the language of the address: the front page is about the product', async () => {
    for (const [path, target] of [
      ['/', '/login'],
      ['/en', '/en/login'],
    ] as const) {
      const { status, location } = await open(path, 'privacy.agency.co.th');
      expect([status, location]).toEqual([302, target]);
      expect((await open(path)).status).toBe(200);
    }
  });

  it('names the organization on pages that are not there', async () => {
    const { status, html } = await open('/en/nowhere', 'privacy.agency.co.th');
    expect([status, html.includes('<title>404 · Agency')]).toEqual([404, true]);
  });
});

describe('the brand of a name', () => {
  const hosts = { organizationOf: (name: string) => (name === 'agency' ? AGENCY : null) };

  it('is asked for once a minute, and the last one holds while the identity service is away', async () => {
    let at = 0;
    let calls = 0;
    let away = false;
    const brandOf = createBrandOfHost(
      hosts,
      {
        brandOf: async () => {
          calls += 1;
          if (away) throw new Error('away');
          return { ...BRAND, name: `Agency ${calls}` };
        },
      },
      logger,
      () => at,
    );
    const name = async () => (await brandOf('agency'))?.name;
    expect([await name(), await name(), await brandOf('other')]).toEqual(['Agency 1', 'Agency 1', null]);
    at = 60_000;
    expect([await name(), calls]).toEqual(['Agency 2', 2]);
    away = true;
    at = 120_000;
    expect([await name(), calls]).toEqual(['Agency 2', 3]);
  });

  it('of an organization with a name only writes the name where the logo is', () => {
    const page = brandedPage(
      '<title>Yinyom</title><link rel="icon" href="/favicon.svg">',
      {
        organizationId: AGENCY,
        name: 'สำนักงาน A',
        accent: null,
        footer: '',
        logos: { light: null, dark: null },
      },
      'th',
    );
    expect(page).toContain('::before{content:"สำนักงาน A"}');
    expect(page).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(page).not.toContain('--c-primary');
  });

  it('of an organization cannot be one of the marks that the gateway fills in afterwards', () => {
    const name = '__REMOTES__ __CSP_NONCE__ __RELEASE_KEY__';
    const brand = {
      organizationId: AGENCY,
      name,
      accent: null,
      footer: '',
      logos: { light: null, dark: null },
    };
    const page = brandedPage('<title>Yinyom</title>', brand, 'en');
    expect(page.match(/__[A-Z_]+__/g)).toEqual(['__CSP_NONCE__', '__CSP_NONCE__']);
    expect(page.match(/nonce="__CSP_NONCE__"/g)).toHaveLength(2);
    // Browsers read the name as it is.
    expect(page).toContain('<title>&#95;&#95;REMOTES&#95;&#95; ');
    expect(page).toContain(String.raw`"\u005f\u005fREMOTES\u005f\u005f `);
  });
});
