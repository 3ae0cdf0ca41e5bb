import { OURS } from '@yinyom/testing/identityStandIn';
import { once, type AreaOf } from './MatrixArea';

/** A reviewer of ours who is invited to a paper. */
export const invitedReviewer = '7e'.repeat(12);

const INVITATION = { user_id: invitedReviewer, papers: ['training'] };

/** Papers that reviewers are invited to. */
export const readerCalls: AreaOf = ({ admin }) => {
  const path = `/organizations/${OURS}/paper-readers`;
  const etag = async (): Promise<string> => (await admin('GET', path)).body.paper_readers[0]?.etag ?? '"0"';
  const invited = once(async () => admin('PUT', path, INVITATION, { 'if-match': await etag() }));
  return {
    bodies: {
      listPaperReaders: undefined,
      savePaperReader: INVITATION,
      listReadablePapers: undefined,
      getReadablePaperPdf: undefined,
    },
    about: async ({ endpoint: { name } }) => {
      await invited();
      return name === 'getReadablePaperPdf' ? { query: '?paper=training' } : { ifMatch: await etag() };
    },
  };
};
