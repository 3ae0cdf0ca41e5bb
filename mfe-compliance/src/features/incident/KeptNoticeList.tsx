import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Incident } from '@yinyom/contracts/papers/incident';
import { getKeptNotice, type KeptNoticeKind } from '@yinyom/contracts/papers/keptNotices';
import { errorMessage, formatBytes, formatDateTime } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Row } from '@yinyom/ui/data/Stack';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { useListKeptNoticesQuery } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { downloadFile } from '../../controllers/ofController';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useIncidentTexts } from '../../texts/useIncidentTexts';

/** Characters of a hash that are shown; the whole hash is copied. */
const SHORT = 8;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    overflow-wrap: anywhere;
  }
`;

/** Notices of one kind as they were sent, each with its hash; nothing where none was recorded as sent. */
export const KeptNoticeList = ({ incident, kind }: { incident: Incident; kind: KeptNoticeKind }) => {
  const t = useIncidentTexts();
  const words = useComplianceTexts();
  const { sent_at } = incident[kind];
  const params = addressOf(incident);
  const { data, error, isError, isLoading, refetch } = useListKeptNoticesQuery(
    { params },
    { skip: sent_at === null },
  );
  const notices = (data?.kept_notices ?? []).filter((notice) => notice.kind === kind);
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (isLoading) return <Skeleton $height="96px" />;
  if (notices.length === 0) return null;
  return (
    <>
      <h3 id={`kept-${kind}`}>{t(`kept.${kind}`)}</h3>
      <p>{t('kept.hint')}</p>
      <List aria-labelledby={`kept-${kind}`}>
        {notices.map(({ id, language, bytes, kept_at, kept_by, sha256 }) => (
          <li key={id}>
            <p id={`kept-${id}`}>
              {LANGUAGE_NAMES[language]} · {formatBytes(bytes)} · {formatDateTime(kept_at)} · {kept_by.name}
            </p>
            <Quiet>
              SHA-256 <code>{sha256.slice(0, SHORT)}…</code>
            </Quiet>
            <Row $gap={2}>
              <DownloadButton
                label={t('kept.download')}
                describedBy={`kept-${id}`}
                load={() =>
                  downloadFile({ endpoint: getKeptNotice, params: { ...params, nid: id }, quiet: true })
                }
              />
              <CopyButton size="small" kind="quiet" text={sha256} aria-describedby={`kept-${id}`}>
                {words('binders.copy_digest')}
              </CopyButton>
            </Row>
          </li>
        ))}
      </List>
    </>
  );
};
