import type { Scan } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Figures } from '../../common/Figures';
import { scanFigures } from '../../common/scanFigures';
import { scanReason } from '../../common/scanReason';
import { ScanStatusBadge } from '../../common/ScanStatusBadge';

const Reason = styled.p`
  color: ${({ theme }) => theme.color.warning};
`;

/** The last scan that ended: how it ended and what it found. */
export const ScanSummary = ({ scan }: { scan: Scan }) => {
  const t = useTexts('websites');
  const { id, application_id, reason, status, finished_at, created_at } = scan;
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <ScanStatusBadge status={status} />
        <span>{t('scan.lastAt', { time: formatDateTime(finished_at ?? created_at) })}</span>
      </Row>
      {reason && <Reason>{scanReason(reason, t)}</Reason>}
      {status === 'partial' && <p>{t('scan.partialText')}</p>}
      {status !== 'failed' && <Figures figures={scanFigures(scan, t)} />}
      <Row>
        <ButtonLink as={Link} to={`/websites/${application_id}/scans/${id}`} $kind="secondary" $size="small">
          {t('scan.openResult')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};
