import type { useForm } from '@yinyom/mfe-kit';
import { Notice } from '@yinyom/ui/data/Notice';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useKeysTexts } from '../../texts/useKeysTexts';
import type { KeyValues } from './keyValues';
import { ScopeChoice } from './ScopeChoice';
import { WebsiteChoice } from '../../websites/WebsiteChoice';

type KeyForm = ReturnType<typeof useForm<KeyValues>>;

/** What is said of a key when it is made and can be changed later. */
export const KeyFields = ({ form }: { form: KeyForm }) => {
  const t = useKeysTexts();
  const { field, values, problems, change } = form;
  return (
    <>
      <TextField
        {...field('name')}
        label={t('form.name')}
        hint={t('form.name_hint')}
        autoComplete="off"
        required
      />
      <ScopeChoice value={values.scopes} error={problems.scopes} onChange={(scopes) => change({ scopes })} />
      <Checkbox
        name="agent"
        label={t('form.agent')}
        checked={values.agent}
        onChange={(agent) => change({ agent })}
      />
      {values.agent && <Notice small>{t('form.agent_hint')}</Notice>}
      <Select
        {...field('reach')}
        label={t('form.reach')}
        hint={t(`form.reach_hint_${values.reach}`)}
        options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`form.reach_${value}`) }))}
      />
      {values.reach === 'chosen' && (
        <WebsiteChoice
          name="application_ids"
          label={t('form.websites')}
          moreLabel={t('form.more_websites')}
          value={values.application_ids}
          error={problems.application_ids}
          onChange={(application_ids) => change({ application_ids })}
        />
      )}
      <TextField
        {...field('ip_ranges')}
        type="textarea"
        rows={2}
        label={t('form.ranges')}
        hint={t('form.ranges_hint')}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
};
