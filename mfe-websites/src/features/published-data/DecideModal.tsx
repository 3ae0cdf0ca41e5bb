import { LEAK_BASES, type LeakFinding } from '@yinyom/contracts/scanner/leakFinding';
import { decideLeakFinding } from '@yinyom/contracts/scanner/leakWatch';
import { Form, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useDecideLeakFindingMutation } from '../../api/leakApi';
import { useLeakTexts } from '../../texts/useLeakTexts';

interface DecideModalProps extends SlotProps {
  applicationId: string;
  finding: LeakFinding;
  state: 'published_on_purpose' | 'no_personal_data';
}

/** Asks for the reason, and for what a publication rests on. */
export const DecideModal = ({ applicationId, finding, state, close }: DecideModalProps) => {
  const t = useLeakTexts();
  const id = useId();
  const isOnPurpose = state === 'published_on_purpose';
  const basis: LeakFinding['legal_basis'] = isOnPurpose ? LEAK_BASES[0] : null;
  const form = useForm(
    { state, legal_basis: basis as LeakFinding['legal_basis'], reason: '' },
    { schema: decideLeakFinding.body },
  );
  const [decide, { isLoading }] = useDecideLeakFindingMutation();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await decide({
        params: { id: applicationId, findingId: finding.id },
        body: form.values,
      }).unwrap();
      close();
      toast.success(t('decided'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t(`decide.${state}.title`)}
      onClose={close}
      actions={
        <Button type="submit" form={id} busy={isLoading}>
          {t('decide.save')}
        </Button>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{t(`decide.${state}.text`)}</p>
          {isOnPurpose && (
            <Select
              label={t('decide.basis')}
              value={form.values.legal_basis ?? LEAK_BASES[0]}
              options={LEAK_BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
              onChange={(value) => form.change({ legal_basis: value })}
            />
          )}
          <TextField {...form.field('reason')} label={t('decide.reason')} />
        </Stack>
      </Form>
    </Modal>
  );
};
