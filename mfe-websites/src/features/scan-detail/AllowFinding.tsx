import { ALLOWABLE_CODES, allowFinding } from '@yinyom/contracts/scanner/allowedFinding';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { errorMessage, Form, openModal, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useAllowFindingMutation } from '../../api/scanApi';
import { useScanTexts } from '../../texts/useScanTexts';

interface AllowFindingProps {
  applicationId: string;
  finding: ScanFinding;
}

type Code = (typeof ALLOWABLE_CODES)[number];
const isAllowable = (code: string): code is Code => (ALLOWABLE_CODES as readonly string[]).includes(code);

/** Asks for the reason: it stands in every later report beside what is allowed. */
const AllowModal = ({ applicationId, finding, close }: SlotProps & AllowFindingProps) => {
  const t = useScanTexts();
  const id = useId();
  const code = finding.code as Code;
  const form = useForm({ code, host: finding.host, reason: '' }, { schema: allowFinding.body });
  const [allow, { isLoading }] = useAllowFindingMutation();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await allow({ params: { id: applicationId }, body: form.values }).unwrap();
      close();
      toast.success(t('allow.done'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('allow.title')}
      onClose={close}
      actions={
        <Button type="submit" form={id} busy={isLoading}>
          {t('allow.confirm')}
        </Button>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{t('allow.lead', { what: t(`words.finding.${code}.title`) })}</p>
          <TextField {...form.field('reason')} label={t('allow.reason')} hint={t('allow.reasonHint')} />
        </Stack>
      </Form>
    </Modal>
  );
};

/** Lets an owner answer for a finding with a reason, or take that back; nothing where findings cannot be answered for. */
export const AllowFinding = ({ applicationId, finding }: AllowFindingProps) => {
  const t = useScanTexts();
  const [allow, { isLoading }] = useAllowFindingMutation();
  const { code, host, verdict, evidence } = finding;
  if (!isAllowable(code)) return null;
  const takeBack = async () => {
    const { error } = await allow({ params: { id: applicationId }, body: { code, host, reason: null } });
    if (error) toast.error(errorMessage(error));
  };
  if (typeof evidence['allowed_reason'] === 'string')
    return (
      <Row $gap={2}>
        <span>{t('allow.allowed', { reason: evidence['allowed_reason'] })}</span>
        <Button kind="quiet" size="small" busy={isLoading} onClick={() => void takeBack()}>
          {t('allow.takeBack')}
        </Button>
      </Row>
    );
  if (verdict === 'notice') return null;
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        onClick={() =>
          openModal((close) => <AllowModal applicationId={applicationId} finding={finding} close={close} />)
        }
      >
        {t('allow.button')}
      </Button>
    </div>
  );
};
