import { downloadExport } from '@yinyom/contracts/consents/exports';
import type { ExportJob } from '@yinyom/contracts/consents/exports';
import {
  confirmDialog,
  downloadFile,
  errorMessage,
  formatBytes,
  formatDateTime,
  formatNumber,
  formatPercent,
  saveFile,
  toast,
  useLang,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeleteExportMutation } from './exportsApi';

const Root = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(4)} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    accent-color: ${({ theme }) => theme.color.primary};
  }
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

const TONES: Record<ExportJob['status'], BadgeTone> = {
  queued: 'neutral',
  running: 'info',
  ready: 'success',
  expired: 'warning',
  failed: 'danger',
};

/** One file: how far it is, and what can be done with it. A download that breaks off goes on by itself. */
export const ExportRow = ({ job }: { job: ExportJob }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const [fetched, setFetched] = useState<number | null>(null);
  const [remove, { isLoading: removing }] = useDeleteExportMutation();
  const busy = job.status === 'queued' || job.status === 'running';

  const download = async () => {
    setFetched(0);
    try {
      const got = await downloadFile(
        { endpoint: downloadExport, params: { id: job.id }, quiet: true },
        setFetched,
      );
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setFetched(null);
    }
  };
  const discard = async () => {
    const goAhead = await confirmDialog({
      title: t('exports.removeTitle'),
      text: t('exports.removeText', { name: job.file_name }),
      confirm: t('exports.remove'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await remove({ params: { id: job.id } }).unwrap();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const share = busy ? job.progress : fetched;
  return (
    <Root>
      <Row $justify="space-between">
        <strong>{job.file_name}</strong>
        <Badge tone={TONES[job.status]}>{t(`exports.status_${job.status}`)}</Badge>
      </Row>
      {share !== null && (
        <progress
          max={1}
          value={share}
          aria-label={t(busy ? 'exports.making' : 'exports.downloading', { name: job.file_name })}
        >
          {formatPercent(share, lang)}
        </progress>
      )}
      <Row $justify="space-between">
        <small>
          {formatDateTime(job.created_at)}
          {job.rows > 0 && ` · ${t('exports.rows', { number: formatNumber(job.rows, lang) })}`}
          {job.bytes > 0 && ` · ${formatBytes(job.bytes)}`}
          {job.status === 'ready' && ` · ${t('exports.until', { time: formatDateTime(job.expires_at) })}`}
        </small>
        <Row $gap={2}>
          {job.status === 'ready' && (
            <Button
              size="small"
              kind="secondary"
              icon="download"
              busy={fetched !== null}
              aria-label={t('exports.downloadOf', { name: job.file_name })}
              onClick={() => void download()}
            >
              {t('exports.download')}
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            icon="trash"
            busy={removing}
            aria-label={t('exports.removeOf', { name: job.file_name })}
            onClick={() => void discard()}
          >
            {t('exports.remove')}
          </Button>
        </Row>
      </Row>
    </Root>
  );
};
