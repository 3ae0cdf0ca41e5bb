import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { LongName } from '@yinyom/ui/data/LongName';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { GroupBadge } from '../../common/groups/GroupBadge';
import { GROUP_LEVELS } from '../../common/groups/groupTree';
import { useGroupTexts } from '../../texts/useGroupTexts';

/** What an Admin does with a group of the tree. */
export type GroupAct = 'add' | 'rename' | 'move' | 'delete';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > div:first-child {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  /* The menu stays next to the name, and the badge below it, however long the name is. */
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    justify-items: start;
    > :nth-child(2) {
      grid-row: 2;
    }
  }
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface GroupRowProps {
  group: WebsiteGroup;
  /** Absent for people who may not change the tree. */
  onAct?: (act: GroupAct) => void;
}

/** One group: its name, how many websites it has, whether it was published, and what can be done with it. */
export const GroupRow = ({ group, onAct }: GroupRowProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const acts: readonly GroupAct[] = ['add', 'rename', 'move', 'delete'];
  const shown = acts.filter((act) => act !== 'add' || group.path.length < GROUP_LEVELS);
  const icons = { add: 'add', rename: 'edit', move: 'upload', delete: 'trash' } as const;
  return (
    <Root>
      <div>
        <Link to={`/groups/${group.id}`}>
          <LongName>{group.name}</LongName>
        </Link>
        <Note>
          {t(group.website_count === group.website_count_below ? 'row.own' : 'row.websites', {
            own: formatNumber(group.website_count, lang),
            all: formatNumber(group.website_count_below, lang),
          })}
        </Note>
      </div>
      <GroupBadge group={group} />
      {onAct && (
        <DropdownMenu
          label={t('row.actions', { name: group.name })}
          align="end"
          trigger={<Icon name="more" />}
          items={shown.map((act) => ({
            key: act,
            icon: icons[act],
            label: t(`row.${act}`),
            ...(act === 'delete' && { danger: true }),
            onSelect: () => onAct(act),
          }))}
        />
      )}
    </Root>
  );
};
