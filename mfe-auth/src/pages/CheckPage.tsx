import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { CheckForm } from '../features/check/CheckForm';
import { CheckFrame } from '../features/check/CheckFrame';
import { useCheckTexts } from '../texts/useCheckTexts';

/** `/check`: anybody has a public website checked, where the operator wants that. */
export const CheckPage = () => {
  const t = useCheckTexts();
  return (
    <CheckFrame>
      <PageHeader title={t('title')} note={t('lead')} />
      <CheckForm />
    </CheckFrame>
  );
};
