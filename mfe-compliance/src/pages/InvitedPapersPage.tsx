import { getReadablePaperPdf } from '@yinyom/contracts/papers/paperReaders';
import { usePageTitle, useLang, useSession } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useListReadablePapersQuery } from '../calls/readersApi';
import { downloadFile } from '../controllers/ofController';
import { NotLoaded } from '../layout/NotLoaded';
import { Quiet } from '../layout/Quiet';
import { usePaperLaw } from '../texts/usePaperLaw';
import { useNumberedPapers } from '../texts/usePaperNames';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/invited`: the papers that a reviewer is invited to, each as a PDF. */
export const InvitedPapersPage = () => {
  const t = useRegisterTexts();
  const nameOf = useNumberedPapers();
  const lawOf = usePaperLaw();
  const language = useLang();
  const { organizationId } = useSession();
  const params = { id: organizationId ?? '' };
  usePageTitle(t('invited.title'));
  const { data, error, refetch } = useListReadablePapersQuery({ params }, { skip: organizationId === null });
  const content = () => {
    if (!data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
    if (data.papers.length === 0)
      return (
        <EmptyState icon="shield" title={t('invited.none')}>
          {t('invited.none_hint')}
        </EmptyState>
      );
    return (
      <Stack $gap={3}>
        {data.papers.map((paper) => (
          <Card key={paper}>
            <Row $justify="space-between">
              <div>
                <h2 id={`paper-${paper}`}>{nameOf(paper)}</h2>
                <Quiet>{lawOf(paper)}</Quiet>
              </div>
              <DownloadButton
                label={t('invited.pdf')}
                describedBy={`paper-${paper}`}
                load={() =>
                  downloadFile({
                    endpoint: getReadablePaperPdf,
                    params,
                    query: { paper, language },
                    quiet: true,
                  })
                }
              />
            </Row>
          </Card>
        ))}
      </Stack>
    );
  };
  return (
    <>
      <PageHeader title={t('invited.title')} note={t('invited.lead')} />
      {content()}
    </>
  );
};
