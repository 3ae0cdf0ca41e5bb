import { openModal, usePageTitle } from '@yinyom/mfe-kit';
import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { VersionModal } from '../features/activity/VersionModal';
import { ActivitiesCard } from '../features/member-papers/ActivitiesCard';
import { NoticeList } from '../features/member-papers/NoticeList';
import { OfficerCard } from '../features/member-papers/OfficerCard';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/read`: the papers that Members read. Of some websites a person reads what these showed, nothing of the organization. */
export const ReadPapersPage = () => {
  const t = useRegisterTexts();
  const seesAll = useSeesEveryWebsite();
  usePageTitle(t('reading.title'));
  return (
    <>
      <PageHeader title={t('reading.title')} note={t('reading.lead')} />
      <Stack $gap={5}>
        {seesAll && <OfficerCard />}
        <NoticeList />
        {seesAll && (
          <ActivitiesCard
            onShow={(activity) => openModal((close) => <VersionModal activity={activity} close={close} />)}
          />
        )}
      </Stack>
    </>
  );
};
