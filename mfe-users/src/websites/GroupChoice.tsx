import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useListGroupsQuery } from './groupsApi';

interface GroupChoiceProps {
  name: string;
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const optionsOf = (groups: readonly WebsiteGroup[]) => {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return groups.map(({ id, path }) => ({
    value: id,
    label: path.map((one) => names.get(one) ?? '…').join(' / '),
  }));
};

/** Some of the organization's website groups; nothing where there are none. */
export const GroupChoice = ({ value, ...props }: GroupChoiceProps) => {
  const { organizationId } = useSession();
  const { data, isError, error, refetch } = useListGroupsQuery(
    { query: { organization_id: organizationId ?? '' } },
    { skip: !organizationId },
  );
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data || data.entities.length === 0) return null;
  return <CheckboxGroup {...props} options={optionsOf(data.entities)} value={value} />;
};
