import { Types } from 'mongoose';
import { createLogger } from '@yinyom/service-kit/logger';
import type { Period } from '../binder/PaperSource';
import { readinessOf } from '../readiness/readinessOf';
import { createDraftCover } from './draftCover';
import type { LetterContent } from './LetterRecord';

/** The period for which a letter asks how far its papers are. */
const askedFor = async (period_from: string | null, period_until: string | null) => {
  const asked: (Period | undefined)[] = [];
  const draft = createDraftCover({
    sources: [
      {
        paper: 'training',
        readiness: async (_organization, period) => {
          asked.push(period);
          return readinessOf('training', []);
        },
      },
    ],
    identity: { organizationContact: async () => null },
    sentBinder: async () => null,
    logger: createLogger('silent'),
  });
  const questions = [{ question: 'Which?', inspection_papers: ['training'], remark: '' }];
  const content = { period_from, period_until, questions } as unknown as LetterContent;
  await draft(
    { _id: new Types.ObjectId(), organization_id: 'o', due_date: '2026-12-15', sample: false },
    content,
    'O',
    null,
  );
  return asked;
};

it('papers of a letter are those of its period, in whole days of Bangkok', async () => {
  expect(await askedFor('2026-07-01', '2026-09-30')).toEqual([
    { from: new Date('2026-06-30T17:00:00Z'), until: new Date('2026-09-30T17:00:00Z') },
  ]);
});

it('of no period, and of one that no binder can have, papers are as they are now', async () => {
  expect(await askedFor(null, null)).toEqual([undefined]);
  expect(await askedFor('2024-01-01', '2024-12-31')).toMatchObject([{ from: expect.any(Date) }]);
  expect(await askedFor('2024-01-01', '2025-01-01')).toEqual([undefined]);
});
