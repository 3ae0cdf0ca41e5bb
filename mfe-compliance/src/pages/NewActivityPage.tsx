import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { NewActivityForm } from '../features/activity/NewActivityForm';
import { useRecordTexts } from '../texts/useRecordTexts';

/** `/compliance/record/new`: an activity that people describe. */
export const NewActivityPage = () => {
  const t = useRecordTexts();
  usePageTitle(t('activity.new'));
  return (
    <>
      <PageHeader
        title={t('activity.new')}
        note={<Link to="/compliance/record">{t('activity.back')}</Link>}
      />
      <NewActivityForm />
    </>
  );
};
