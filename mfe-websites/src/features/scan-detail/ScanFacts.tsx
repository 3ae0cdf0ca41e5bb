import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Figures } from '../../common/Figures';
import { scanFigures } from '../../common/scanFigures';
import { scanReason } from '../../common/scanReason';
import { ScanStatusBadge } from '../../common/ScanStatusBadge';
import { MissedParts } from './MissedParts';

const Reason = styled.p`
  color: ${({ theme }) => theme.color.warning};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** How a scan ended, when, for whom, with which choices, and its figures. */
export const ScanFacts = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const { requested_by: by, reason, status, passes, browser } = scan;
  const seen = scan.pages.filter(({ state }) => state === 'loaded').length;
  const unseen = scan.pages.length - seen;
  // Every pass visits the pages anew; here the pages themselves are known.
  const [, ...found] = scanFigures(scan, t);
  const figures = [{ key: 'pages', label: t('scan.pagesSeen'), value: seen }, ...found];
  return (
    <Card>
      <Stack $gap={3}>
        <Row $gap={2}>
          <ScanStatusBadge status={status} />
          <span>{formatDateTime(scan.finished_at ?? scan.started_at ?? scan.created_at)}</span>
          <span>{by === 'schedule' ? t('scan.bySchedule') : by.name}</span>
        </Row>
        {reason && <Reason>{scanReason(reason, t)}</Reason>}
        {status === 'partial' && <p>{t('scan.partialText')}</p>}
        <Figures figures={figures} />
        <MissedParts scan={scan} />
        {unseen > 0 && <p>{t('scanDetail.unseen', { number: String(unseen) })}</p>}
        <Quiet>
          {t('scanDetail.with', { passes: passes.map((pass) => t(`passMark.${pass}`)).join(' · ') })}
          {browser && ` · ${browser}`}
        </Quiet>
      </Stack>
    </Card>
  );
};
