import { Link, toast, useNavigate, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { useCreateInspectionLetterMutation } from '../calls/lettersApi';
import { LetterForm } from '../features/inspection-letters/LetterForm';
import { letterBody } from '../features/inspection-letters/letterValues';
import { useInspectionTexts } from '../texts/useInspectionTexts';

/** `/compliance/letters/new`: enters a letter of the regulator. */
export const EnterLetterPage = () => {
  const t = useInspectionTexts();
  const navigate = useNavigate();
  const { organizationId } = useSession();
  const [create, { isLoading, isSuccess }] = useCreateInspectionLetterMutation();
  usePageTitle(t('letters.enter'));
  return (
    <>
      <PageHeader
        title={t('letters.enter')}
        note={<Link to="/compliance/letters">{t('letters.back')}</Link>}
      />
      <LetterForm
        letter={null}
        busy={isLoading}
        done={isSuccess}
        onSave={async (values) => {
          const { id } = await create({
            params: { id: organizationId ?? '' },
            body: letterBody(values),
          }).unwrap();
          toast.success(t('form.entered'));
          void navigate(`/compliance/letters/${id}`, { replace: true });
        }}
      />
    </>
  );
};
