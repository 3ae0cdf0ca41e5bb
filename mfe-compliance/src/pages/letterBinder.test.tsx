import { listBinders, type Binder } from '@yinyom/contracts/papers/binders';
import { getInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { cleanup, screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { binder, listOf } from '../testing/sampleBinders';
import { officerSession } from '../testing/sampleData';
import { letter, LETTER_ID } from '../testing/sampleInspection';
import { readiness } from '../testing/samplePapers';

/** The page of a letter that is being prepared, with the binders that were made for it. */
const openWith = async (binders: Binder[]) => {
  cleanup();
  const gateway = fakeGateway();
  gateway.answer(getInspectionLetter, letter({ letter_state: 'preparing' }));
  gateway.answer(getReadiness, { ...readiness, inspection_papers: [] });
  gateway.answer(listBinders, listOf(binders));
  await renderRemote(remote, {
    path: `/compliance/letters/${LETTER_ID}`,
    lang: 'en',
    session: officerSession,
  });
  const next = within(await screen.findByRole('region', { name: 'Next step' }));
  return { gateway, next, card: within(screen.getByRole('region', { name: 'Binder' })) };
};
const unready = { progress: 0.4, sha256: null, ready_at: null };

it('a letter waits for the binder that is being made for it', async () => {
  const earlier = binder({ id: '64b0000000000000000000b2' });
  const { gateway, next, card } = await openWith([binder({ ...unready, state: 'making' }), earlier]);
  expect(await next.findByText(/^The binder of this letter is being prepared\./)).toBeInTheDocument();
  expect(next.queryByRole('link')).toBeNull();
  expect(card.getByText('Preparing: 40%')).toBeInTheDocument();
  expect(gateway.received(listBinders)[0]?.query).toEqual({ letter_id: LETTER_ID });
});

it('a letter whose binder is ready offers it, with its hash, and the answer as the next step', async () => {
  const { next, card } = await openWith([binder()]);
  expect(await next.findByText(/^The binder of this letter is ready\./)).toBeInTheDocument();
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download the binder (ZIP)',
    'Record the answer',
  ]);
  expect(card.getByText('ab'.repeat(32))).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Make another binder' })).toBeInTheDocument();
});

it.each([
  ['could not be made', binder({ ...unready, state: 'failed', failure: 'unavailable' })],
  ['lacks a paper that was linked later', binder({ papers: ['training'] })],
])('a letter whose binder %s leads to another one', async (_what, last) => {
  const { next, card } = await openWith([last]);
  expect(await next.findByRole('link', { name: 'Make the binder with these papers' })).toBeInTheDocument();
  expect(next.getByText(/^Every question has a paper or a statement\./)).toBeInTheDocument();
  const failed = last.state === 'failed' ? 1 : 0;
  if (failed) await card.findByText('The last binder could not be made.');
  expect(card.queryAllByText('The last binder could not be made.')).toHaveLength(failed);
});
