import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { outcomesOf } from './publicationState';

/** How many websites come or came to what, and on how many visitors are asked again. */
export const OutcomeCounts = ({ publication }: { publication: GroupPublication }) => {
  const t = useGroupTexts();
  const lang = useLang();
  const parts = outcomesOf(publication).map(
    ([outcome, count]) => `${t(`outcome.${outcome}`)}: ${formatNumber(count, lang)}`,
  );
  return (
    <div>
      <p>{parts.length > 0 ? parts.join(' · ') : t('plan.noWebsites')}</p>
      {publication.asks_again > 0 && (
        <p>{t('plan.asksOn', { number: formatNumber(publication.asks_again, lang) })}</p>
      )}
    </div>
  );
};
