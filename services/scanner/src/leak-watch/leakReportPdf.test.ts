import { LANGUAGES } from '@yinyom/contracts/constants';
import { OURS } from '@yinyom/testing/identityStandIn';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { LEAK_WORDS } from '@yinyom/texts/leak/leakWords';
import { seeded, valuesOf } from '../personal-data/testing/sampleValues';
import { published } from '../testing/leakStory';
import { leakReport } from './leakReport';
import { begin, ended, finds } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { TestSite } from '../testing/websitesStandIn';

const values = valuesOf(seeded(6));
const ids = Array.from({ length: 3 }, values.nationalId);

let scanner: Scanner;
let site: TestSite;
beforeAll(async () => {
  scanner = await startScanner();
  scanner.identity.client.organizationContact = async () => ({
    name: 'มหาวิทยาลัยตัวอย่าง',
    dpo: { name: 'Somsri', email: 'dpo@example.ac.th', phone: '' },
  });
  site = scanner.websites.addSite(OURS);
  await scanner.as('admin')('PUT', `/applications/${site.id}/leakWatch`, {
    body: { enabled: true, confirmed: true },
  });
  const found = published(ids, {
    picturePages: 4,
    unread: [{ url: 'https://a.ac.th/old.doc', code: 'type_not_read' }],
  });
  const page = {
    kind: 'page' as const,
    url: `https://www.site.ac.th/view/${ids[0]}`,
    state: 'read' as const,
  };
  const [document] = found.sources;
  const sources = document ? [document, { ...page, found: document.found }] : [];
  await scanner.worker(finds([], { published: { ...found, sources } }));
  const { id } = await begin(scanner, site);
  await ended(scanner, site, id);
});
afterAll(() => scanner.close());

const download = async (language: string) => {
  const response = await fetch(
    `${scanner.origin}/api/v1/applications/${site.id}/leakReport.pdf?language=${language}`,
    { headers: { authorization: `Bearer ${scanner.token('admin')}` } },
  );
  const name = response.headers.get('content-disposition') ?? '';
  return { status: response.status, name, bytes: Buffer.from(await response.arrayBuffer()) };
};

it('each row of the report has a name', () => {
  const html = LANGUAGES.map((lang) =>
    leakReport(
      {
        domain_name: 'a.ac.th',
        organization: 'x',
        dpo: 'y',
        findings: [],
        latest: null,
        brand: null,
        generated_at: '2026-11-30T01:00:00.000Z',
      },
      lang,
    ),
  ).join('');
  expect(html).toContain('<dt>');
  expect(html).not.toMatch(/<dt>\s*<\/dt>/);
});

it('has the brand of the nearest group, else of the organization, and another one’s has not', async () => {
  const named = (name: string) => ({
    name,
    accent: { light: '#7A1F5C', dark: '#E59AC8' },
    footer: `${name} Co., Ltd.`,
    logos: { light: null, dark: null },
  });
  const { client } = scanner.identity;
  const group = 'e'.repeat(24);
  client.brandOf = async ({ organization_id, group_path = [] }) =>
    organization_id === OURS ? named(group_path.includes(group) ? 'Client' : 'Agency') : null;
  const textOf = async () => plain(textOfPdf((await download('en')).bytes));
  try {
    expect(await textOf()).toContain('AgencyCo.,Ltd.');
    site.group_path = [group];
    const text = await textOf();
    expect(text).toContain('ClientCo.,Ltd.');
    expect(text).not.toMatch(/Agency|Yinyom/);
  } finally {
    delete site.group_path;
    client.brandOf = async () => null;
  }
});

const plain = (text: string) => text.replace(/\s+/g, '');

it.each(['th', 'en'] as const)(
  'the report in %s has its headings, findings and limits as text that can be searched, and no value',
  async (lang) => {
    const { status, name, bytes } = await download(lang);
    expect([status, name]).toEqual([200, expect.stringContaining(`-personal-data-${lang}.pdf`)]);
    const text = await textOfPdf(bytes);
    const { report, kind, latest, unread } = LEAK_WORDS[lang];
    for (const words of [
      report.title,
      report.summary,
      report.findings,
      report.notices,
      report.pictures,
      report.noValues,
      latest.title,
      kind.national_id.title,
      kind.national_id.next,
      unread.type_not_read,
      'Somsri',
      'มหาวิทยาลัยตัวอย่าง',
      'https://www.site.ac.th/list.xlsx',
      `https://www.site.ac.th/view/${'x'.repeat(13)}`,
    ])
      expect(plain(text)).toContain(plain(words));
    for (const value of ids) {
      expect(plain(text)).not.toContain(value);
      expect(bytes.includes(value)).toBe(false);
    }
  },
);
