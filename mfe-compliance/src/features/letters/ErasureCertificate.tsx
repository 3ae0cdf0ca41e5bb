import { getErasureCertificate, getErasureCertificatePdf } from '@yinyom/contracts/requests/requestDocuments';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { downloadFile } from '../../controllers/ofController';

/** Whether the platform signs what was erased: an erasure that was completed and not purged since. */
export const isCertified = ({ state, rights, purged_at }: SubjectRequest): boolean =>
  state === 'completed' && rights.includes('erasure') && purged_at === null;

/** What was erased where, signed: to read in the language of the person, and to check by a program. */
export const ErasureCertificate = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { id, number, language } = request;
  const params = { id };
  const file = `${number}-certificate.json`;
  return (
    <Stack $gap={2}>
      <h3 id="certificate">{t('certificate.title')}</h3>
      <p>{t('certificate.hint')}</p>
      <Quiet>{t('certificate.check', { command: `npx yinyom-verify ${file}` })}</Quiet>
      <Row>
        <DownloadButton
          label={t('certificate.pdf')}
          describedBy="certificate"
          load={() =>
            downloadFile({ endpoint: getErasureCertificatePdf, params, query: { language }, quiet: true })
          }
        />
        <DownloadButton
          label={t('certificate.json')}
          describedBy="certificate"
          jsonName={file}
          load={() => downloadFile({ endpoint: getErasureCertificate, params, quiet: true })}
        />
      </Row>
    </Stack>
  );
};
