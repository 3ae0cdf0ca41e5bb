import type { AgreementHead } from '@yinyom/contracts/identity/agreement';
import { Form, formatDate, Link, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Notice } from '@yinyom/ui/data/Notice';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useAcceptAgreementMutation } from './agreementApi';

interface AgreementAskProps {
  organizationId: string;
  head: AgreementHead;
  /** No text was ever accepted. */
  isFirst: boolean;
}

/** Asks an Admin to read and accept the agreement that is offered. Nothing waits for the answer. */
export const AgreementAsk = ({ organizationId, head, isFirst }: AgreementAskProps) => {
  const t = useUsersTexts();
  const form = useForm({ read: false });
  const [accept, { isLoading }] = useAcceptAgreementMutation();
  const { value: checked, ...box } = form.field('read');

  const submit = async () => {
    if (!form.passes(checked ? {} : { read: 'agreement_required' })) return;
    await sendForm(form, async () => {
      await accept({ params: { id: organizationId }, body: { sha256: head.sha256 } }).unwrap();
      toast.success(t('agreement.done'));
    });
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <Notice>{t(isFirst ? 'agreement.ask_first' : 'agreement.ask_new')}</Notice>
        <ProblemBox>{form.failure}</ProblemBox>
        <p>
          <Link to="/dpa" target="_blank" rel="noreferrer">
            {t('agreement.read', { version: head.version, date: formatDate(head.effective_from) })}
          </Link>
        </p>
        <Checkbox {...box} checked={checked} label={t('agreement.box')} required />
        <div>
          <Button type="submit" busy={isLoading}>
            {t('agreement.accept')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
