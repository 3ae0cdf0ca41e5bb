import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { reviewProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import { AGREEMENT_REVIEW_MONTHS } from '@yinyom/contracts/papers/agreementTerms';
import { addDays, addMonths, bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useReviewProcessorAgreementMutation } from '../../calls/agreementsApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

/** Says that an agreement was reviewed, and when it is next. */
export const ReviewModal = ({ agreement, close }: SlotProps & { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const today = bangkokToday();
  const form = useForm(
    { review_at: addMonths(today, AGREEMENT_REVIEW_MONTHS), remark: '' },
    { schema: reviewProcessorAgreement.body },
  );
  const [review, { isLoading }] = useReviewProcessorAgreementMutation();
  const { id, organization_id, etag } = agreement;
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await review({
        params: { id: organization_id, gid: id },
        ifMatch: etag,
        body: form.values,
      }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };
  return (
    <FormModal
      title={t('one.review')}
      form={form}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <DateField {...form.field('review_at')} label={t('one.next_review')} min={addDays(today, 1)} required />
      <TextField {...form.field('remark')} type="textarea" rows={3} label={t('one.remark')} />
    </FormModal>
  );
};
