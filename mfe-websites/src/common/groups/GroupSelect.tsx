import { Select } from '@yinyom/ui/form/Select';
import { groupPathName } from './groupTree';
import type { PlacedGroup } from './groupTree';

interface GroupSelectProps {
  label: string;
  hint?: string;
  error?: string;
  /** What is called no group, e.g. "No group" or "At the top"; absent: one must be chosen. */
  none?: string;
  /** The groups to choose from. */
  groups: readonly PlacedGroup[];
  /** Every group of the organization, for the names of those above. */
  all: readonly PlacedGroup[];
  value: string | null;
  onChange: (groupId: string | null) => void;
}

/** One group of the tree, each with the names of those above it. */
export const GroupSelect = ({ none, groups, all, value, onChange, ...rest }: GroupSelectProps) => (
  <Select
    {...rest}
    value={value ?? ''}
    options={[
      ...(none === undefined ? [] : [{ value: '', label: none }]),
      ...groups.map((group) => ({ value: group.id, label: groupPathName(group, all) })),
    ]}
    onChange={(id) => onChange(id === '' ? null : id)}
  />
);
