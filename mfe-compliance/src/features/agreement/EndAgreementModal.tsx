import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { endProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useEndProcessorAgreementMutation } from '../../calls/agreementsApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

/** Says when an agreement ends or ended; it stays with its papers. */
export const EndAgreementModal = ({ agreement, close }: SlotProps & { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const { id, organization_id, etag, ended_on } = agreement;
  const form = useForm(
    { ended_on: ended_on ?? bangkokToday(), remark: '' },
    { schema: endProcessorAgreement.body },
  );
  const [end, { isLoading }] = useEndProcessorAgreementMutation();
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await end({ params: { id: organization_id, gid: id }, ifMatch: etag, body: form.values }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };
  return (
    <FormModal
      title={t('one.end')}
      form={form}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <DateField {...form.field('ended_on')} label={t('one.ended_on')} required />
      <TextField {...form.field('remark')} type="textarea" rows={3} label={t('one.remark')} />
    </FormModal>
  );
};
