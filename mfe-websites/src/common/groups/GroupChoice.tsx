import { useGroupsQuery } from '../../api/groupApi';
import { GroupSelect } from './GroupSelect';
import { useGroupTexts } from '../../texts/useGroupTexts';

interface GroupChoiceProps {
  organizationId: string;
  value: string | null;
  onChange: (groupId: string | null) => void;
}

/** The group whose content a new website begins with; nothing where the organization has no groups. */
export const GroupChoice = ({ organizationId, value, onChange }: GroupChoiceProps) => {
  const t = useGroupTexts();
  const { currentData } = useGroupsQuery({ query: { organization_id: organizationId }, quiet: true });
  const groups = currentData?.entities ?? [];
  if (groups.length === 0) return null;
  return (
    <GroupSelect
      label={t('websites.group')}
      hint={t('websites.beginsWith')}
      none={t('websites.noGroup')}
      groups={groups}
      all={groups}
      value={value}
      onChange={onChange}
    />
  );
};
