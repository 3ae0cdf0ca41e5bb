import { CHECK_FACTS } from '@yinyom/contracts/compliance/checks';
import type { Health } from '@yinyom/contracts/compliance/health';
import { mendingPath } from '@yinyom/contracts/compliance/mendingPath';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { ROLES } from '@yinyom/contracts/constants';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { Link, useLang, useSession } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import styled from 'styled-components';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';

/** As high with a reason as without one: rows keep their height when the words come. */
const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
  width: clamp(220px, 22vw, 360px);
  min-height: 60px;
  @media (max-width: ${({ theme }) => theme.phone}) {
    width: 100vw;
    max-width: 100%;
  }
  > a {
    color: ${({ theme }) => theme.color.primary};
  }
`;
const Rest = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const TONES: Partial<Record<Health, BadgeTone>> = {
  before_consent: 'danger',
  no_policy: 'danger',
  unknown: 'neutral',
  disabled: 'neutral',
  ok: 'success',
};

interface WorstCellProps {
  row: PortfolioRow;
  /** Undefined until they are there. */
  words: ComplianceWords | undefined;
}

/** What is worst about a website, why, where it is corrected, and how many checks need attention besides. */
export const WorstCell = ({ row, words }: WorstCellProps) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const { role } = useSession();
  const { worst, check, attention } = row.health;

  const reason = () => {
    if (check) {
      const text = words && checkSentence(check, words, lang);
      const path = role >= CHECK_FACTS[check.key].role ? mendingPath(check, row) : null;
      return path ? <Link to={path}>{text}</Link> : <span>{text}</span>;
    }
    if (worst !== 'outdated') return null;
    const text = t('outdated_text');
    return role >= ROLES.member ? (
      <Link to={`/websites/${row.application_id}?section=banner`}>{text}</Link>
    ) : (
      <span>{text}</span>
    );
  };

  return (
    <Root>
      <Badge tone={TONES[worst] ?? 'warning'}>{t(`health_${worst}`)}</Badge>
      {reason()}
      {attention > 1 && <Rest>{t('attention', { number: String(attention - 1) })}</Rest>}
    </Root>
  );
};
