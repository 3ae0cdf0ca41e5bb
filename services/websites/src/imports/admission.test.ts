import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** A configuration of about a megabyte, as no honest website has one. */
const large = `klaroConfig = { services: [${Array.from(
  { length: 25_000 },
  (_, index) => `{ name: 's${index}', cookies: ['_c${index}'] }`,
).join(',\n')}] }`;

it('S3-01: others are answered while an organization sends large imports, and what it has too much is refused', async () => {
  const site = await newSite(websites);
  const english = { 'accept-language': 'en' };
  let running = true;
  const imports = Array.from({ length: 8 }, async () => {
    const answer = await websites.as('member')('POST', `/applications/${site.id}/imports`, {
      body: { source: 'klaro', text: large },
      headers: english,
    });
    if (answer.status !== 429) running = false;
    return answer;
  });
  let answered = 0;
  for (; running; answered++) {
    const { status } = await websites.as('viewer')('GET', `/applications/${site.id}`);
    expect(status).toBe(200);
  }
  // On the event loop the first import would be answered before anything else.
  expect(answered).toBeGreaterThan(10);
  const answers = await Promise.all(imports);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({
      code: 'too_many_tasks',
      message: 'Your organization has many tasks running. Please try again in 5 seconds.',
    });
    expect(headers.get('retry-after')).toBe('5');
  }
  const taken = answers.filter(({ status }) => status === 201);
  expect([taken.length + refused.length, taken[0]?.body.rows.length]).toEqual([8, 2_000]);
});
