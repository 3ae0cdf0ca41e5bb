import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { Select } from '@yinyom/ui/form/Select';
import { useUsersTexts } from '../../texts/useUsersTexts';

/** A role as the value of a form's select. */
export type RoleValue = `${Role}`;
const VALUES = Object.values(ROLES).map((role) => `${role}` as const);

interface RoleSelectProps {
  name: string;
  value: RoleValue;
  error?: string;
  disabled?: boolean;
  /** Nobody from outside becomes Admin. */
  external?: boolean;
  onChange: (value: RoleValue) => void;
}

/** The roles, with a sentence about the chosen one. */
export const RoleSelect = ({ external = false, ...props }: RoleSelectProps) => {
  const t = useUsersTexts();
  return (
    <Select
      {...props}
      label={t('users.role')}
      hint={t(`role_hint.${props.value}`)}
      options={VALUES.filter((value) => !external || value === props.value || value !== '1000').map(
        (value) => ({ value, label: t(`role.${value}`) }),
      )}
      required
    />
  );
};
