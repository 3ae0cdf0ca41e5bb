import { getRequestFile } from '@yinyom/contracts/requests/requestFiles';
import { MAX_REQUEST_FILES } from '@yinyom/contracts/requests/requestFile';
import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { downloadFile } from '../../controllers/ofController';
import { AddScan } from './AddScan';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

/** Files of the person and scans of what came on paper. They are saved, never shown: the platform does not look into them. */
export const RequestFiles = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const lang = useLang();
  const { files } = request;
  const mayAdd = isOpen(request.state) && files.length < MAX_REQUEST_FILES;
  const heading = useFocusAfterChange<HTMLHeadingElement>(mayAdd);
  return (
    <Card aria-labelledby="files">
      <Stack>
        <h2 id="files" ref={heading} tabIndex={-1}>
          {t('files.title')}
        </h2>
        {files.length > 0 && <p>{t('files.hint')}</p>}
        {files.length > 0 && (
          <List>
            {files.map(({ id, type, bytes, received_at }) => (
              <li key={id}>
                <p id={`file-${id}`}>
                  {t('files.item', {
                    type: type.toUpperCase(),
                    size: formatNumber(Math.ceil(bytes / 1024), lang),
                    at: formatDateTime(received_at),
                  })}
                </p>
                <DownloadButton
                  label={t('files.download')}
                  describedBy={`file-${id}`}
                  load={() =>
                    downloadFile({
                      endpoint: getRequestFile,
                      params: { id: request.id, fileId: id },
                      quiet: true,
                    })
                  }
                />
              </li>
            ))}
          </List>
        )}
        {mayAdd && <AddScan requestId={request.id} />}
      </Stack>
    </Card>
  );
};
