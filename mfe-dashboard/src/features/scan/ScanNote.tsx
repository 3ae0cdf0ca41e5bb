import { ROLES } from '@yinyom/contracts/constants';
import { formatDateTime, formatNumber, Link, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const Root = styled(Row)`
  margin-top: ${({ theme }) => theme.space(3)};
  font-size: ${({ theme }) => theme.font.size.small};
  a {
    color: ${({ theme }) => theme.color.primary};
  }
`;

interface ScanNoteProps {
  applicationId: string;
  violations: number | null;
  lastScan: { finished_at: string | null } | null;
}

/** When the website was scanned last, and what set itself without consent. */
export const ScanNote = ({ applicationId, violations, lastScan }: ScanNoteProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const mayScan = useSession().role >= ROLES.member;
  const found = violations ?? 0;
  return (
    <Root $gap={3}>
      <span>
        {lastScan?.finished_at
          ? t('scan.last', { time: formatDateTime(lastScan.finished_at) })
          : t('scan.never')}
      </span>
      {lastScan && violations !== null && (
        <Badge tone={found > 0 ? 'danger' : 'success'}>
          {found > 0 ? t('scan.violations', { number: formatNumber(found, lang) }) : t('scan.clean')}
        </Badge>
      )}
      {mayScan && <Link to={`/websites/${applicationId}?section=cookies`}>{t('scan.open')}</Link>}
    </Root>
  );
};
