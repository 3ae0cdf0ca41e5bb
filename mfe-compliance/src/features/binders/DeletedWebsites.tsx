import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { listDeletedWebsites } from '@yinyom/contracts/papers/binders';
import { formatDate } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { NotLoaded } from '../../layout/NotLoaded';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

interface DeletedWebsitesProps {
  name: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Those of the period; it is not loaded where no binder of the period can be made. */
  list: {
    currentData?: AnswerOf<typeof listDeletedWebsites> | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
}

/** Websites that are deleted and whose records a binder of the period can have, to choose some of them; nothing where there are none. */
export const DeletedWebsites = ({ name, value, onChange, list }: DeletedWebsitesProps) => {
  const t = useComplianceTexts();
  const { currentData, error, refetch } = list;
  if (!currentData) return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : null;
  const { deleted_websites: websites, deleted_total: total } = currentData;
  if (websites.length === 0) return null;
  return (
    <Stack $gap={1}>
      <CheckboxGroup
        name={name}
        label={t('binders.deleted_websites')}
        hint={t('binders.deleted_hint')}
        options={websites.map(({ application_id, domain_name, deleted_at }) => ({
          value: application_id,
          label: t('binders.deleted_website', { domain: domain_name, date: formatDate(deleted_at) }),
        }))}
        value={value}
        onChange={onChange}
      />
      {total > websites.length && (
        <Quiet>{t('binders.deleted_left', { shown: String(websites.length), total: String(total) })}</Quiet>
      )}
    </Stack>
  );
};
