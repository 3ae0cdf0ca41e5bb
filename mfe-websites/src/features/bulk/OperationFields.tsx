import type { BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useGroupNamesQuery } from '../../api/portfolioApi';
import { groupPathName } from '../../common/groups/groupTree';
import { useBulkTexts } from '../../texts/useBulkTexts';
import { OFFERED_SETTINGS, type OfferedSetting, type OperationForm } from './operationForm';

interface OperationFieldsProps {
  organizationId: string;
  action: BulkActionName;
  /** How many websites are chosen. */
  number: number;
  form: OperationForm;
  onChange: (form: OperationForm) => void;
}

const GroupField = ({ organizationId, form, onChange }: OperationFieldsProps) => {
  const t = useBulkTexts();
  const groups =
    useGroupNamesQuery({ query: { organization_id: organizationId } }).currentData?.entities ?? [];
  return (
    <Select
      label={t('group')}
      value={form.group}
      options={[
        { value: '', label: t('no_group') },
        ...groups.map((group) => ({ value: group.id, label: groupPathName(group, groups) })),
      ]}
      onChange={(group) => onChange({ ...form, group })}
    />
  );
};

const SettingFields = ({ form, onChange }: OperationFieldsProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const label = (value: string | number | boolean): string =>
    typeof value === 'number' ? formatNumber(value, lang) : t(`value_${String(value)}`);
  return (
    <>
      <Select
        label={t('setting')}
        value={form.setting}
        options={(Object.keys(OFFERED_SETTINGS) as OfferedSetting[]).map((value) => ({
          value,
          label: t(`setting_${value}`),
        }))}
        onChange={(setting) => onChange({ ...form, setting, value: 0 })}
      />
      <Select
        label={t('value')}
        value={String(form.value)}
        options={OFFERED_SETTINGS[form.setting].map((value, at) => ({
          value: String(at),
          label: label(value),
        }))}
        onChange={(at) => onChange({ ...form, value: Number(at) })}
      />
    </>
  );
};

/** What an action needs besides the websites. */
export const OperationFields = (props: OperationFieldsProps) => {
  const { action, number, form, onChange } = props;
  const t = useBulkTexts();
  if (action === 'move') return <GroupField {...props} />;
  if (action === 'set') return <SettingFields {...props} />;
  if (action !== 'delete') return null;
  return (
    <TextField
      label={t('type_number', { number: String(number) })}
      inputMode="numeric"
      autoComplete="off"
      value={form.typed}
      onChange={(typed) => onChange({ ...form, typed })}
    />
  );
};
