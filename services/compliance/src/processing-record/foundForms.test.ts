import type { Scope } from '@yinyom/contracts/identity/scopes';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import {
  isOpenForm,
  MAX_FOUND_FORMS,
  type FoundForm,
  type FoundForms,
} from '@yinyom/contracts/papers/foundForms';
import { FORM_FIELDS } from '@yinyom/contracts/scanner/formFields';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { sampleWebsite } from '../testing/sampleFacts';
import { sampleForm } from '../testing/sampleProcessors';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { recordDocument } from './recordDocument';
import { createScannedForms } from './scannedForms';

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
});
afterAll(() => compliance.close());

const record = async () => (await compliance.officer('GET', `/organizations/${OURS}/processingRecord`)).body;

describe('forms that scans found', () => {
  const SITE = 'c'.repeat(24);
  const CLIENT = 'e'.repeat(24);
  const at = (path: string) => `/organizations/${OURS}${path}`;
  const officer = (method: string, path: string, body?: object, etag?: string) =>
    compliance.officer(method, at(path), body, etag === undefined ? undefined : { 'if-match': etag });
  const found = async (query = ''): Promise<FoundForms> => (await officer('GET', `/foundForms${query}`)).body;
  const one = async (fields: string): Promise<FoundForm | undefined> =>
    (await found()).found_forms.find((form) => form.fields.join() === fields);
  const contact = { application_id: SITE, fields: ['name', 'phone', 'email'] as const };
  const scan = (...forms: ReturnType<typeof sampleForm>[]) => {
    compliance.processors.forms[SITE] = forms;
  };
  const decide = (fields: readonly string[], verdict: 'dismissed' | null, etag: string, site = SITE) =>
    officer('PUT', '/foundForms', { application_id: site, fields, verdict }, etag);
  const dataOf = async (id: string) => {
    const { paper_items } = (await officer('GET', `/activities/${id}`)).body as ProcessingActivity;
    return paper_items.find(({ item }) => item === 'data')?.facts ?? [];
  };
  const refresh = async (apply: boolean) =>
    (await officer('POST', '/activities/refresh', { apply })).body.differences.filter(
      ({ differing }: { differing: unknown }) => JSON.stringify(differing).includes('form_data'),
    );
  let id = '';

  beforeAll(() => {
    scan(
      sampleForm('/contact', ['email', 'phone', 'name']),
      sampleForm('/apply', ['name', 'phone', 'email'], { has_notice: false, readers: ['Recorder Co.'] }),
      sampleForm(`/news/${'a/'.repeat(2_000)}`, ['email'], { encrypted: false }),
    );
    const client = { group_id: CLIENT, name: 'Client', dpo: null };
    compliance.sites[OURS]?.push(sampleWebsite('1'.repeat(24), 'client.example', client));
    compliance.processors.forms['1'.repeat(24)] = [sampleForm('/of-client', ['upload'])];
  });

  it('are proposals: pages that ask for the same are one, and nothing of them is in the record', async () => {
    const { found_forms: forms, open, websites_scanned, scanner_unavailable } = await found();
    expect([open, websites_scanned, scanner_unavailable]).toEqual([2, 1, false]);
    expect(forms).toMatchObject([
      {
        ...contact,
        website: 'www.example.ac.th',
        form_pages: ['https://www.example.ac.th/contact', 'https://www.example.ac.th/apply'],
        pages_total: 2,
        pages_without_notice: 1,
        encrypted: true,
        readers: ['Recorder Co.'],
        present: true,
        stated_in: [],
        etag: '"0"',
      },
      { fields: ['email'], encrypted: false, form_pages: [expect.stringMatching(/^.{1999}…$/)] },
    ]);
    expect(await refresh(true)).toEqual([]);
    expect(JSON.stringify(await record())).not.toMatch(/form_data|\/contact/);
  });

  it('are stated in a new activity with the data that a person accepted, and with nothing else', async () => {
    const { body: made, status } = await officer('POST', '/activities', {
      name: { en: 'Enquiries' },
      found_forms: [{ ...contact, accepted: ['name', 'email'] }],
    });
    expect(status).toBe(201);
    id = made.id;
    const [fact] = await dataOf(id);
    expect(fact).toMatchObject({
      sentence: 'form_data',
      values: { website: 'www.example.ac.th', data: { th: 'ชื่อ, อีเมล', en: 'name, email' } },
    });
    expect(recordDocument(await record(), 'en')).toContain(
      'a form on www.example.ac.th asks for: name, email',
    );
    expect(await one('name,phone,email')).toMatchObject({
      stated_in: [{ id, name: { en: 'Enquiries' }, accepted: ['name', 'email'] }],
    });
    expect((await found()).open).toBe(1);
  });

  it('are added to an activity that is there, and taken out of it, each in a version of its own', async () => {
    const put = (found_forms: object[], etag: string) =>
      officer('PUT', `/activities/${id}`, { found_forms }, etag);
    const both = [
      { ...contact, accepted: ['name'] },
      { application_id: SITE, fields: ['email'], accepted: ['email'] },
    ];
    expect((await put(both, '"1"')).body).toMatchObject({ version: 2, found_forms: both });
    expect([(await dataOf(id)).length, (await found()).open]).toEqual([2, 0]);
    await put(both.slice(0, 1), '"2"');
    expect([(await dataOf(id)).length, (await found()).open]).toEqual([1, 1]);
    // What another field of the activity says changes nothing of its forms.
    await officer('PUT', `/activities/${id}`, { sensitive: false }, '"3"');
    expect((await dataOf(id)).length).toBe(1);
  });

  it('are refused where no scan found them, and in activities of the platform and of processors', async () => {
    const [generated] = (await officer('GET', '/activities')).body.entities;
    const form = { ...contact, accepted: ['name'] };
    const add = async (body: object) => {
      const { status, body: answer } = await officer('POST', '/activities', { name: { en: 'x' }, ...body });
      return [status, answer.errors?.[0]?.code];
    };
    expect(await add({ found_forms: [{ ...form, fields: ['name'] }] })).toEqual([422, 'not_found']);
    expect(
      await add({
        found_forms: [{ ...form, application_id: '1'.repeat(24), fields: ['upload'], accepted: ['upload'] }],
      }),
    ).toEqual([422, 'not_found']);
    expect(await add({ found_forms: [{ ...form, accepted: ['upload'] }] })).toEqual([422, 'invalid_value']);
    expect(await add({ found_forms: [form, form] })).toEqual([422, 'invalid_value']);
    expect(await add({ role: 'processor', found_forms: [form] })).toEqual([422, 'invalid_value']);
    const ofPlatform = await officer(
      'PUT',
      `/activities/${generated.id}`,
      { found_forms: [form] },
      generated.etag,
    );
    expect(ofPlatform.status).toBe(422);
  });

  it('that a newer scan no longer finds are differences, which a person saves; what no scan looked at is none', async () => {
    compliance.processors.isScannerDown = true;
    expect([await refresh(true), (await found()).scanner_unavailable]).toEqual([[], true]);
    compliance.processors.isScannerDown = false;
    delete compliance.processors.forms[SITE];
    expect(await refresh(true)).toEqual([]);
    scan(sampleForm('/contact', ['name', 'phone']));
    expect(await refresh(false)).toMatchObject([
      { activity_id: id, differing: [{ item: 'data', added: [], removed: [{ sentence: 'form_data' }] }] },
    ]);
    // Until then the record says what people accepted.
    expect([JSON.stringify(await record()).includes('form_data'), (await found()).open]).toEqual([true, 1]);
    expect(await one('name,phone,email')).toMatchObject({ present: false, form_pages: [] });
    await refresh(true);
    expect([await dataOf(id), await refresh(false), await one('name,phone,email')]).toEqual([
      [],
      [],
      undefined,
    ]);
  });

  it('are neither added nor dismissed while the scanner does not answer, and none is looked for without a scanner', async () => {
    compliance.processors.isScannerDown = true;
    const added = await officer('POST', '/activities', {
      name: { en: 'x' },
      found_forms: [{ ...contact, accepted: ['name'] }],
    });
    const decided = await decide(['upload'], 'dismissed', '"0"');
    compliance.processors.isScannerDown = false;
    for (const { status, body, headers } of [added, decided])
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    const { websites } = compliance.calls;
    const known = await createScannedForms({ websites, logger: createLogger('silent') })(OURS);
    expect([known?.websites.includes(SITE), known?.scanned.size]).toEqual([true, 0]);
  });

  it('stay dismissed after newer scans, on other pages and when a scan misses them, until a person takes that back', async () => {
    const { body } = await decide(['phone', 'name'], 'dismissed', '"0"');
    expect(body).toMatchObject({ fields: ['name', 'phone'], verdict: 'dismissed', etag: '"1"' });
    scan(sampleForm('/contact', ['name', 'phone']), sampleForm('/another', ['phone', 'name']));
    expect([(await one('name,phone'))?.verdict, (await found()).open]).toEqual(['dismissed', 0]);
    scan();
    expect(await one('name,phone')).toMatchObject({
      present: false,
      verdict: 'dismissed',
      website: 'www.example.ac.th',
    });
    expect([
      (await decide(['name', 'phone'], null, '"0"')).status,
      (await decide(['upload'], 'dismissed', '"0"')).status,
    ]).toEqual([412, 404]);
    expect((await decide(['name', 'phone'], null, '"1"')).body).toMatchObject({
      verdict: null,
      decided_by: null,
    });
    expect((await found()).found_forms).toEqual([]);
    expect(
      compliance.identity.audit.flatMap(({ action, changes }) =>
        action === 'paper.form_decided' ? changes : [],
      ),
    ).toEqual([
      { field: 'verdict', before: null, after: 'dismissed' },
      { field: 'verdict', before: 'dismissed', after: null },
    ]);
  });

  it('of websites that can be read are listed while others cannot, and what is missing is said', async () => {
    const many = Array.from({ length: 24 }, (_site, at) => at.toString(16).padStart(24, '9'));
    const damaged = many.at(-1) ?? '';
    compliance.sites[OURS]?.push(...many.map((site, at) => sampleWebsite(site, `many${at}.example`)));
    scan(sampleForm('/contact', ['name', 'phone']));
    compliance.processors.forms[damaged] = [sampleForm('/damaged', ['upload'])];
    expect((await decide(['upload'], 'dismissed', '"0"', damaged)).status).toBe(200);
    compliance.processors.unreadable = damaged;
    const { found_forms: forms, ...counts } = await found();
    expect(counts).toMatchObject({ scanner_unavailable: false, websites_scanned: 1, open: 1 });
    expect(counts.unread_websites).toContain('many23.example');
    expect(counts.websites_unread).toBe(counts.unread_websites.length);
    expect(forms).toMatchObject([
      { application_id: SITE, present: true, scans_unread: false },
      { application_id: damaged, present: false, scans_unread: true, verdict: 'dismissed' },
    ]);
    // Of what could not be read nothing is said, of the rest everything.
    const other = await decide(['name'], 'dismissed', '"0"', damaged);
    const gone = await decide(['name'], 'dismissed', '"0"');
    const add = (application_id: string, fields: string[]) =>
      officer('POST', '/activities', {
        name: { en: 'x' },
        found_forms: [{ application_id, fields, accepted: fields }],
      });
    expect([other.status, gone.status]).toEqual([503, 404]);
    expect([(await add(damaged, ['name'])).status, (await add(SITE, ['name'])).status]).toEqual([503, 422]);
    compliance.processors.unreadable = '';
    expect((await decide(['upload'], null, '"1"', damaged)).status).toBe(200);
    delete compliance.processors.forms[damaged];
    compliance.sites[OURS]?.splice(-many.length);
  });

  it('beyond the longest list are decided on like others, and open ones are listed first', async () => {
    const further = ['7'.repeat(24), '8'.repeat(24)] as const;
    compliance.sites[OURS]?.push(...further.map((site) => sampleWebsite(site, `w${site}.example`)));
    const sets = Array.from({ length: 2 ** FORM_FIELDS.length - 1 }, (_set, at) =>
      FORM_FIELDS.filter((_field, bit) => (((at + 1) >> bit) & 1) === 1),
    );
    for (const site of [SITE, ...further])
      compliance.processors.forms[site] = sets.map((fields, at) => sampleForm(`/${at}`, fields));
    const whole = await found();
    expect([whole.open, whole.left_off]).toEqual([3 * sets.length, 3 * sets.length - MAX_FOUND_FORMS]);
    const last = await decide(FORM_FIELDS, 'dismissed', '"0"', further[1]);
    const first = await decide(['name'], 'dismissed', '"0"');
    const { found_forms: shown, open } = await found();
    expect([last.status, first.status, open]).toEqual([200, 200, 3 * sets.length - 2]);
    expect(shown.filter((form) => !isOpenForm(form))).toEqual([]);
    expect((await decide(['name'], null, '"1"')).status).toBe(200);
    expect((await decide(FORM_FIELDS, null, '"1"', further[1])).status).toBe(200);
    compliance.sites[OURS]?.splice(-further.length);
  });

  it('of a client are proposals of the client alone, whose officer sees no others', async () => {
    const member = {
      userId: 'client-officer',
      organizationId: OURS,
      role: 1 as const,
      flags: ['dpo' as const],
    };
    compliance.identity.memberships.push({ ...member, websites: [], groups: [CLIENT] });
    compliance.clients.push({ group_id: CLIENT, path: [CLIENT], name: 'Client', dpo: null });
    scan(sampleForm('/contact', ['name', 'phone']));
    const asClient = compliance.as('client-officer');
    const addresses = ({ found_forms: forms }: FoundForms) => forms.flatMap(({ form_pages: pages }) => pages);
    const theirs = await asClient('GET', at(`/foundForms?controller=${CLIENT}`));
    expect(addresses(theirs.body)).toEqual(['https://www.example.ac.th/of-client']);
    expect(addresses(await found())).toEqual(['https://www.example.ac.th/contact']);
    expect((await asClient('GET', at('/foundForms'))).status).toBe(404);
    const ofOurs = { application_id: SITE, fields: ['name', 'phone'], verdict: 'dismissed' };
    const decided = await asClient('PUT', at(`/foundForms?controller=${CLIENT}`), ofOurs, {
      'if-match': '"0"',
    });
    expect(decided.status).toBe(404);
  });

  it('an API key reads, dismisses and adds them with the scope that reads what leak watch found, and with no other', async () => {
    const { authorize } = compliance.identity.client;
    const form = { application_id: SITE, fields: ['name', 'phone'], accepted: ['name'] };
    const activity = { name: { en: 'Of a program' }, found_forms: [form] };
    const callsWith = async (scopes: Scope[]) => {
      compliance.identity.client.authorize = async (asked) => ({
        ...(await authorize(asked)),
        key: { scopes, application_ids: null },
      });
      const listed = await officer('GET', '/foundForms');
      const decided = await decide(form.fields, null, '"2"');
      return [listed, decided, await officer('POST', '/activities', activity)] as const;
    };
    const allowed = await callsWith(['papers:read', 'papers:write', 'scans:read']);
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 201]);
    const refused = await callsWith(['papers:read', 'papers:write']);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('scope_missing'));
    // What an activity has already is no news: saving it again needs no further scope.
    const { id: made, etag, found_forms } = allowed[2].body as ProcessingActivity;
    const kept = found_forms.map(({ website: _website, ...sent }) => sent);
    expect((await officer('PUT', `/activities/${made}`, { found_forms: kept }, etag)).status).toBe(200);
    compliance.identity.client.authorize = authorize;
  });
});
