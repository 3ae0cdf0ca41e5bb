import { useParams } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { CheckForm } from '../features/check/CheckForm';
import { CheckFrame } from '../features/check/CheckFrame';
import { CheckResult } from '../features/check/CheckResult';
import { useCheckTexts } from '../texts/useCheckTexts';

/**
 * `/check`: anybody has a public website checked, where the operator wants that; `/check/{id}`: how that check stands. One
 * page and one part of the remote: whoever logs in loads neither.
 */
export const CheckPage = () => {
  const t = useCheckTexts();
  const { id } = useParams();
  return (
    <CheckFrame>
      {id ? (
        <CheckResult key={id} id={id} />
      ) : (
        <>
          <PageHeader title={t('title')} note={t('lead')} />
          <CheckForm />
        </>
      )}
    </CheckFrame>
  );
};
