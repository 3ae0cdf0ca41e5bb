import { listBinders } from '@yinyom/contracts/papers/binders';
import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { getInspectionLetter, updateInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { listOf } from '../testing/sampleBinders';
import { officerSession } from '../testing/sampleData';
import { letter, LETTER_ID } from '../testing/sampleInspection';
import { readiness } from '../testing/samplePapers';

const missing = (...fields: string[]) =>
  fields.map((field) => ({ field, who: 'dpo' as const, due_at: null }));
/** The record of processing, and a paper that the letter does not ask for, with these fields missing. */
const without = (...fields: string[]) => ({
  ...readiness,
  inspection_papers: (['processing', 'security'] as const).map((paper) => ({
    paper,
    state: 'partly' as const,
    fields: 11,
    filled: 11 - fields.length,
    missing: missing(...fields),
  })),
});
const PERIOD = { from: '2026-07-01', until: '2026-09-30', papers: 'processing' };

/** The page of a letter, with what is missing in its period and today. */
const open = async (of: InspectionLetter, inPeriod: string[], today: string[]) => {
  const gateway = fakeGateway();
  gateway.answer(getInspectionLetter, of);
  gateway.answer(listBinders, listOf([]));
  gateway.answer(getReadiness, ({ query }: { query: Record<string, string> }) =>
    without(...('from' in query ? inPeriod : today)),
  );
  await renderRemote(remote, {
    path: `/compliance/letters/${LETTER_ID}`,
    lang: 'en',
    session: officerSession,
  });
  return { gateway, asked: () => gateway.received(getReadiness).map(({ query }) => query) };
};
const gapOf = async (filled: number) => {
  const text = await screen.findByText(`Record of processing activities: ${filled} of 11 fields`);
  return within(text.closest('li')!);
};

it('a letter names what is missing in each of its papers and leads there', async () => {
  const { asked } = await open(letter(), ['purpose', 'review'], ['purpose', 'review']);
  const gap = await gapOf(9);
  const named = gap.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(named).toEqual([expect.stringMatching(/ · Officer$/), expect.stringMatching(/ · Officer$/)]);
  expect(named.some((text) => text?.startsWith('Another field'))).toBe(false);
  expect(await gap.findByRole('link', { name: 'Fill in' })).toHaveAttribute('href', '/en/compliance/record');
  expect(screen.queryByText(/^Security measures: /)).toBeNull();
  await waitFor(() => expect(asked()).toEqual([PERIOD, { papers: 'processing' }]));
});

it('a letter says that it counts its period, and what is there today but not in it', async () => {
  await open(letter(), ['purpose', 'review'], ['purpose']);
  const gap = await gapOf(9);
  expect(await gap.findByText(/ · there today, but not in the period$/)).toBeInTheDocument();
  expect(gap.getAllByText(/ · there today/)).toHaveLength(1);
  expect(
    screen.getByText(
      'Counted for the period of the letter, 01/07/2026 – 30/09/2026. The readiness of papers counts today.',
    ),
  ).toBeInTheDocument();
});

it('a letter without a period counts what the readiness of papers counts', async () => {
  const { asked } = await open(letter({ period_from: null, period_until: null }), [], ['purpose']);
  const gap = await gapOf(10);
  expect(gap.getByRole('link', { name: 'Fill in' })).toBeInTheDocument();
  expect(screen.queryByText(/^Counted for the period/)).toBeNull();
  expect(asked()).toEqual([{ papers: 'processing' }]);
});

it('the cover letter has what its papers do not state only where that is chosen', async () => {
  const { gateway } = await open(letter(), ['purpose'], []);
  const box = () => screen.getByRole('checkbox', { name: 'Name in the cover letter what is not stated' });
  await gapOf(10);
  expect(box()).not.toBeChecked();
  gateway.answer(updateInspectionLetter, letter({ cover_gaps: true, etag: '"2"' }));
  await userEvent.click(box());
  await waitFor(() => expect(box()).toBeChecked());
  expect(gateway.received(updateInspectionLetter)[0]?.body).toEqual({ cover_gaps: true });
});
