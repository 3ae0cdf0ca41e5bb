import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { getSignedAgreement } from '@yinyom/contracts/papers/agreements';
import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import { formatBytes, formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Quiet } from '../../layout/Quiet';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { downloadFile } from '../../controllers/ofController';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    overflow-wrap: anywhere;
  }
`;

/** The paper that was sent and the scans of what was signed, each with its hash. */
export const AgreementFiles = ({ agreement }: { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const { id, organization_id, sent_document, scans } = agreement;
  const row = (file: SignedScan, name: string) => (
    <li key={file.id}>
      <p id={`file-${file.id}`}>
        {name} · {formatBytes(file.bytes)} · {formatDateTime(file.uploaded_at)} · {file.uploaded_by.name}
      </p>
      <Quiet>SHA-256 {file.sha256}</Quiet>
      <DownloadButton
        label={t('files.download')}
        describedBy={`file-${file.id}`}
        load={() =>
          downloadFile({
            endpoint: getSignedAgreement,
            params: { id: organization_id, gid: id, sid: file.id },
            quiet: true,
          })
        }
      />
    </li>
  );
  return (
    <Card aria-labelledby="files">
      <Stack>
        <h2 id="files">{t('files.title')}</h2>
        {sent_document === null && scans.length === 0 && <p>{t('files.none')}</p>}
        <List>
          {scans.map((scan) => row(scan, t('files.scan')))}
          {sent_document && row(sent_document, t('files.sent'))}
        </List>
      </Stack>
    </Card>
  );
};
