import { OURS } from '@yinyom/testing/identityStandIn';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { servePages } from '../testing/formPages';
import { startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let pages: ReturnType<typeof servePages>;
beforeAll(async () => {
  compliance = await startCompliance({ patienceMs: 60_000 });
  pages = servePages(compliance);
  const path = `/organizations/${OURS}/activities`;
  const activity = { name: { en: 'Library' }, written: { data: { en: 'Card numbers' } }, sensitive: false };
  expect((await compliance.officer('POST', path, activity)).status).toBe(201);
});
afterAll(async () => {
  pages.close();
  await compliance.close();
});

const shown = async (id: string, query: string) =>
  (await compliance.officer('GET', `/requests/${id}/processing-extract?language=en&${query}`)).body;

it('an extract counts what the record does not state, and leaves it out where that is asked for', async () => {
  const { id } = await compliance.enter();
  const [all, stated] = [await shown(id, ''), await shown(id, 'processing_items=stated')];
  const library = ({ paragraphs }: { paragraphs: string[] }) =>
    paragraphs.find((one) => one.startsWith('Activity: Library'))?.split('\n') ?? [];
  const gaps = all.paragraphs.join('\n').match(/Not stated/g)?.length;
  expect([all.not_stated, stated.not_stated]).toEqual([gaps, gaps]);
  expect(library(all)).toContain('Legal basis: Not stated');
  // Who the controller is, the platform knows.
  expect(library(stated).slice(0, 4)).toEqual([
    'Activity: Library',
    expect.stringMatching(/: No$/),
    expect.stringContaining('section 39(1)'),
    '– Card numbers',
  ]);
  expect(stated.paragraphs.join()).not.toContain('Not stated');
  // The letter does not look whole where it is not.
  const says = ({ paragraphs }: { paragraphs: string[] }) =>
    paragraphs.includes('Items for which the record states nothing are not listed.');
  expect([says(all), says(stated)]).toEqual([false, true]);
  // What is left out as a whole has no gaps that leave the house.
  const left = all.activities.find(({ name }: { name: string }) => name === 'Library');
  const { not_stated: without } = await shown(id, `without=${left.id}`);
  expect(all.not_stated - without).toBe(library(all).filter((line) => line.includes('Not stated')).length);
});

it('a letter ends before its annex, on the page and on paper', async () => {
  const { id, etag } = await compliance.enter({ person: { name: 'P', email: 'annex@example.com' } });
  const body = { letter_text: 'Here it is.', language: 'en', processing_items: 'stated' };
  const { status } = await compliance.officer('POST', `/requests/${id}/answer`, body, { 'if-match': etag });
  expect(status).toBe(200);
  const { pathname } = new URL(compliance.identity.requestAnswers.at(-1)?.link ?? '');
  const visit = async (fields: Record<string, string>) =>
    (
      await fetch(`${pages.origin}${pathname}?lang=en`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
    ).text();
  await visit({});
  const page = await visit({ code: compliance.identity.requestCodes.at(-1)?.digits ?? '' });
  const pdf = textOfPdf((await compliance.download(`/requests/${id}/letter.pdf`)).bytes);
  for (const text of [page, pdf]) {
    const parts = ['Here it is.', 'Yours sincerely', 'Annex: what is recorded', 'Activity: Library'];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).not.toContain('Not stated');
  }
});
