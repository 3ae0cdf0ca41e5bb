import { decideProcessorProposal, type ProcessorProposal } from '@yinyom/contracts/papers/processorProposals';
import { problemCodes, toast, useForm, useSession, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { TextField } from '@yinyom/ui/form/TextField';
import { useDecideProcessorProposalMutation } from '../../calls/agreementsApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

/** Says that something is no processor, who it is, and why. */
export const NoProcessorModal = ({ proposal, close }: SlotProps & { proposal: ProcessorProposal }) => {
  const t = useAgreementTexts();
  const { organizationId } = useSession();
  const form = useForm(
    { who: proposal.who, reason: proposal.reason },
    { schema: decideProcessorProposal.body },
  );
  const [decide, { isLoading }] = useDecideProcessorProposalMutation();
  const { source, subject, title, etag } = proposal;
  const body = { source, subject, verdict: 'none' as const, ...form.values };
  const submit = async () => {
    if (!form.passes(problemCodes(decideProcessorProposal.body!, body))) return;
    await sendForm(form, async () => {
      await decide({ params: { id: organizationId ?? '' }, ifMatch: etag, body }).unwrap();
      toast.success(t('proposals.done'));
      close();
    });
  };
  return (
    <FormModal
      title={t('proposals.none_title', { name: title })}
      form={form}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField {...form.field('who')} label={t('proposals.who')} />
      <TextField
        {...form.field('reason')}
        type="textarea"
        rows={3}
        label={t('proposals.reason')}
        hint={t('proposals.reason_hint')}
        required
      />
    </FormModal>
  );
};
