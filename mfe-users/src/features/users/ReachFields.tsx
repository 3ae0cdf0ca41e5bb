import type { useForm } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { GroupChoice } from '../../websites/GroupChoice';
import { WebsiteChoice } from '../../websites/WebsiteChoice';
import type { ReachValues } from './reachValues';

/** Which websites a person sees, by name or by group. Admins see every one. */
export const ReachFields = ({ form }: { form: ReturnType<typeof useForm<ReachValues>> }) => {
  const t = useUsersTexts();
  const { field, values, problems, change } = form;
  if (values.role === '1000') return null;
  return (
    <>
      <Select
        {...field('reach')}
        label={t('reach.label')}
        hint={t(`reach.hint_${values.reach}`)}
        options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`reach.${value}`) }))}
      />
      {values.reach === 'chosen' && (
        <>
          <GroupChoice
            name="groups"
            label={t('reach.which_groups')}
            hint={t('reach.hint_groups')}
            value={values.groups ?? []}
            onChange={(groups) => change({ groups })}
          />
          <WebsiteChoice
            name="websites"
            label={t('reach.websites')}
            moreLabel={t('reach.more')}
            value={values.websites}
            error={problems.websites}
            onChange={(websites) => change({ websites })}
          />
        </>
      )}
    </>
  );
};
