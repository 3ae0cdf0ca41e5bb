import { isId } from '@yinyom/contracts/fields';
import { Link, usePageTitle, useSearchParams } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { BinderList } from '../features/binders/BinderList';
import { CheckBinder } from '../features/binders/CheckBinder';
import { MakeBinder } from '../features/binders/MakeBinder';
import { BackToPapers } from '../layout/BackToPapers';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** `/compliance/binders`: makes a binder for an inspection, and has those that are kept. */
export const BindersPage = () => {
  const t = useComplianceTexts();
  const [search] = useSearchParams();
  const letter = search.get('letter') ?? '';
  usePageTitle(t('binders.title'));
  return (
    <>
      {isId(letter) ? (
        <p>
          <Link to={`/compliance/letters/${letter}`}>← {t('binders.back_to_letter')}</Link>
        </p>
      ) : (
        <BackToPapers />
      )}
      <PageHeader title={t('binders.title')} note={t('binders.lead')} />
      <Stack $gap={6}>
        <MakeBinder />
        <BinderList />
        <CheckBinder />
      </Stack>
    </>
  );
};
