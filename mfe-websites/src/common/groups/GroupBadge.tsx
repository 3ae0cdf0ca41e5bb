import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { useGroupTexts } from '../../texts/useGroupTexts';

/** Whether a group was published, and whether its draft differs from that. */
export const GroupBadge = ({ group }: { group: Pick<WebsiteGroup, 'version' | 'pending_changes'> }) => {
  const t = useGroupTexts();
  const lang = useLang();
  if (group.version === 0) return <Badge>{t('state.never')}</Badge>;
  const version = formatNumber(group.version, lang);
  return (
    <Badge tone={group.pending_changes ? 'warning' : 'success'}>
      {t(group.pending_changes ? 'state.pending' : 'state.published', { version })}
    </Badge>
  );
};
