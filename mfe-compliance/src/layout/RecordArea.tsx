import { getProcessingRecordPdf } from '@yinyom/contracts/papers/processingRecord';
import { Link, useLang, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { useRecordTexts } from '../texts/useRecordTexts';
import { AreaNav } from '@yinyom/mfe-kit/components/AreaNav';
import { BackToPapers } from './BackToPapers';
import { downloadFile } from '../controllers/ofController';

interface RecordAreaProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Parts of the record of processing, the record to carry away, and the way to add an activity. */
export const RecordArea = ({ title, lead, children }: RecordAreaProps) => {
  const t = useRecordTexts();
  const language = useLang();
  const { organizationId } = useSession();
  usePageTitle(title);
  return (
    <>
      <BackToPapers />
      <PageHeader
        title={title}
        note={lead}
        actions={
          <Row>
            <DownloadButton
              label={t('pdf')}
              load={() =>
                downloadFile({
                  endpoint: getProcessingRecordPdf,
                  params: { id: organizationId ?? '' },
                  query: { language },
                  quiet: true,
                })
              }
            />
            <ButtonLink as={Link} to="/compliance/record/new">
              {t('add')}
            </ButtonLink>
          </Row>
        }
      />
      <AreaNav
        label={t('nav.label')}
        parts={[
          { path: '/compliance/record', text: t('nav.activities') },
          { path: '/compliance/record/exemption', text: t('nav.exemption') },
        ]}
      />
      {children}
    </>
  );
};
