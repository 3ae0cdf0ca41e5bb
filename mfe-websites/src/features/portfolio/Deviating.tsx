import { ROLES } from '@yinyom/contracts/constants';
import { formatNumber, Link, useLang, useSession } from '@yinyom/mfe-kit';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';

interface DeviatingProps {
  deviations: number;
  /** Where they are listed; undefined: the person does not see that group. */
  groupId: string | undefined;
}

/** How many sections of a website are not what its groups give, as a link to the list of deviations. */
export const Deviating = ({ deviations, groupId }: DeviatingProps) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const { role } = useSession();
  const text = t('deviating', { number: formatNumber(deviations, lang) });
  return groupId !== undefined && role >= ROLES.member ? (
    <Link to={`/groups/${groupId}?section=deviations`}>{text}</Link>
  ) : (
    text
  );
};
