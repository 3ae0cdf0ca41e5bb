import { EditAgreementForm } from '../features/agreement-form/EditAgreementForm';
import { OneAgreement } from '../layout/OneAgreement';
import { useAgreementTexts } from '../texts/useAgreementTexts';

/** `/compliance/agreements/:id/edit`: the form of an agreement with its clauses. */
export const EditAgreementPage = () => {
  const t = useAgreementTexts();
  return (
    <OneAgreement title={t('form.edit_title')}>
      {(agreement) => <EditAgreementForm key={agreement.id} agreement={agreement} />}
    </OneAgreement>
  );
};
