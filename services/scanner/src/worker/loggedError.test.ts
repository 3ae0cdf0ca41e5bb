import { createLogger } from '@yinyom/service-kit/logger';
import { seeded, valuesOf } from '../personal-data/testing/sampleValues';
import { loggedError } from './loggedError';
import { createVisit } from './visitWebsite';

const values = valuesOf(seeded(48));
const [inPath, inText, inCause, inParameter] = Array.from({ length: 4 }, values.nationalId);
const broken = () =>
  new Error(
    `net::ERR_FAILED at https://www.a.ac.th/people/${inPath}?of=${encodeURIComponent(`นายสมชาย ใจดี ${inParameter}`)}: ${inText}`,
    { cause: new TypeError(`cannot read "${inCause}" of somchai.private@gmail.com`) },
  );

it('what a scan broke down with is logged without the values of its website', async () => {
  let log = '';
  const logger = createLogger('trace', { write: (line) => void (log += line) });
  const stopping = new AbortController().signal;
  for (const runScan of [
    () => Promise.reject(broken()),
    () => Promise.resolve({ error: broken(), reason: 'scan_failed' } as never),
  ])
    await createVisit({ runScan, logger })({} as never, {
      id: 'a',
      stopping,
      hear: () => Promise.resolve('go_on'),
    });
  expect(
    log.match(/net::ERR_FAILED at https:\/\/www\.a\.ac\.th\/people\/x{13}/g)?.length,
  ).toBeGreaterThanOrEqual(2);
  expect(log).toContain('cannot read');
  for (const value of [inPath, inText, inCause, inParameter, 'somchai', encodeURIComponent('สมชาย')])
    expect(log).not.toContain(value);
});

it('what is no error is logged as masked text', () => {
  expect(loggedError(`at ${inText}`)).toBe(`at ${'x'.repeat(13)}`);
});
