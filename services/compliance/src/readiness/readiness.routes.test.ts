import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PaperSource } from '../binder/PaperSource';
import { bindReadinessRoutes } from './readiness.routes';
import { readinessOf } from './readinessOf';

type Handler = (call: object) => Promise<{ inspection_papers: { paper: InspectionPaper }[] }>;

/** Asks as a program does. @returns papers of the answer, and those whose records were read for it */
const ask = async (question: Record<string, string>) => {
  const read: InspectionPaper[] = [];
  const sources = (['officer', 'processing', 'security'] as const).map(
    (paper): Pick<PaperSource, 'paper' | 'readiness'> => ({
      paper,
      readiness: async () => {
        read.push(paper);
        return readinessOf(paper, []);
      },
    }),
  );
  let handler: Handler | undefined;
  const bind = ((_endpoint: unknown, handle: Handler) => {
    handler = handle;
  }) as unknown as RouteBinder;
  const now = () => new Date('2026-12-01T03:00:00Z');
  bindReadinessRoutes(bind, { sources: sources as PaperSource[], now });
  const query = getReadiness.query?.parse(question);
  const member = async () => ({ organizationId: 'o' });
  const answer = await handler?.({ member, params: { id: 'o' }, query });
  return { answered: answer?.inspection_papers.map(({ paper }) => paper), read };
};

it('readiness of single papers reads the records of no other paper', async () => {
  const some = await ask({ papers: 'security,processing,security' });
  expect(some).toEqual({ answered: ['processing', 'security'], read: ['processing', 'security'] });
  const all = await ask({});
  expect(all.answered).toEqual(['officer', 'processing', 'security']);
});

it.each(['payroll', 'security,', ''])('papers that there are not are refused: "%s"', (papers) => {
  expect(getReadiness.query?.safeParse({ papers }).success).toBe(false);
});
