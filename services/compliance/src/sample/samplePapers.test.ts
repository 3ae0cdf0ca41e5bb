import { createLogger } from '@yinyom/service-kit/logger';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS } from '@yinyom/testing/identityStandIn';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { makeSamplePapers, removeSamplePapers } from '../samplePapers';
import { sampleLetter } from '../testing/sampleLetter';
import { ADMIN, startCompliance, type Compliance } from '../testing/startCompliance';

const now = new Date('2026-11-30T03:00:00Z');
let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance({
    now: () => now,
    patienceMs: 60_000,
    logger: createLogger('silent'),
  });
});
afterAll(() => compliance.close());

const read = async (path: string) => (await compliance.officer('GET', `/organizations/${OURS}${path}`)).body;

it('the demo has a past of papers, marked in each file; removing it leaves what people entered', async () => {
  await compliance.enter();
  await compliance.officer('POST', `/organizations/${OURS}/inspection-letters`, sampleLetter);
  const given = { database: compliance.connection, secrets: testSecrets };
  await makeSamplePapers(given, { organizationId: OURS, organizationName: 'Demo', userId: ADMIN, now });
  const letters = (await read('/inspection-letters')).entities;
  expect(letters.map(({ letter_state, sample }: Record<string, unknown>) => [letter_state, sample])).toEqual([
    ['received', false],
    ['received', true],
    ['answered', true],
  ]);
  for (const { id } of letters.slice(1)) {
    const { bytes } = await compliance.download(
      `/organizations/${OURS}/inspection-letters/${id}/cover-letter.pdf?language=en`,
    );
    expect(await textOfPdf(bytes)).toContain('Sample data: this is no real letter');
  }
  const requests = await read('/requests?state=all&limit=100');
  expect(requests.total).toBe(10);
  const made = requests.entities.filter(({ person_name: name }: { person_name: string }) =>
    name.includes('sample data'),
  );
  expect(made).toHaveLength(9);
  const figures = await read('/requests/figures');
  // Every paper that people fill has a past, and none of them is complete: something is left to try.
  const papers = async () => ({
    officer: (await read('/officer')).version,
    transfers: (await read('/transfers')).version,
    security: (await read('/security-measures')).version,
    trainings: (await read('/trainings')).total,
    agreements: (await read('/agreements')).total,
    incidents: (await read('/incidents')).entities.map(({ state }: { state: string }) => state),
    scans: (await read('/officer')).signed_letters.length,
    notices: await compliance.connection.collection('paper_files').countDocuments({ kind: 'office_notice' }),
  });
  expect(await papers()).toEqual({
    officer: 1,
    transfers: 1,
    security: 1,
    trainings: 2,
    agreements: 1,
    incidents: ['closed'],
    scans: 1,
    notices: 2,
  });
  // Nothing of it is late, and no webhook gets anything of it.
  expect(figures.overdue).toBe(0);
  // One of seven that were closed was late.
  expect(figures.share_in_time).toBe(6 / 7);
  const events = await compliance.service.internal.listEvents({ limit: 100 });
  expect(events).toHaveLength(1);

  await removeSamplePapers(given, OURS);
  await removeSamplePapers(given, OURS);
  expect((await read('/requests?state=all')).total).toBe(1);
  expect((await read('/inspection-letters')).entities).toMatchObject([{ sample: false }]);
  expect(await papers()).toEqual({
    officer: 0,
    transfers: 0,
    security: 0,
    trainings: 0,
    agreements: 0,
    incidents: [],
    scans: 0,
    notices: 0,
  });
});
