import { CHECK_FACTS } from '@yinyom/contracts/compliance/checks';
import type { Health } from '@yinyom/contracts/compliance/health';
import { mendingPath } from '@yinyom/contracts/compliance/mendingPath';
import { ROLES } from '@yinyom/contracts/constants';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { Link, useLang, useSession } from '@yinyom/mfe-kit';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';

const TONES: Partial<Record<Health, BadgeTone>> = {
  before_consent: 'danger',
  no_policy: 'danger',
  unknown: 'neutral',
  disabled: 'neutral',
  ok: 'success',
};
/** How loud the name of a health is. */
export const toneOf = (worst: Health): BadgeTone => TONES[worst] ?? 'warning';

interface WorstReasonProps {
  row: PortfolioRow;
  /** Undefined until they are there. */
  words: ComplianceWords | undefined;
}

/** The one sentence about what is worst of a website, as a link to where it is corrected. */
export const WorstReason = ({ row, words }: WorstReasonProps) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const { role } = useSession();
  const { worst, check } = row.health;
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
