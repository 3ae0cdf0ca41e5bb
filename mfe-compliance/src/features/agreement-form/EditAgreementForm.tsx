import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { createProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import { Form, toast, useForm, useNavigate } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { useState } from 'react';
import {
  useLazyGetProcessorAgreementQuery,
  useUpdateProcessorAgreementMutation,
} from '../../calls/agreementsApi';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { AgreementFields } from './AgreementFields';
import {
  agreementContent,
  agreementField,
  agreementProblems,
  agreementValues,
  changedContent,
} from './agreementValues';
import { ClausePreview } from './ClausePreview';
import { useSourceOptions } from './useSourceOptions';

/** Changes an agreement; only what differs is sent. */
export const EditAgreementForm = (props: { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const navigate = useNavigate();
  /** What the values were made of; another member may save a newer one meanwhile. */
  const [agreement, setAgreement] = useState(props.agreement);
  const { id, organization_id, content, etag } = agreement;
  const saved = agreementValues(content);
  const form = useForm(saved, { schema: createProcessorAgreement.body, fieldOf: agreementField });
  const [update, { isLoading, isSuccess, error }] = useUpdateProcessorAgreementMutation();
  const [readAgain] = useLazyGetProcessorAgreementQuery();
  const options = useSourceOptions(content.sources);
  const params = { id: organization_id, gid: id };
  const change = changedContent(content, form.values);
  const isChanged = Object.keys(change).length > 0;

  useLeaveQuestion(isChanged && !isLoading && !isSuccess);
  const submit = async () => {
    if (!form.passes(agreementProblems(form.values))) return;
    await sendForm(form, async () => {
      await update({ params, ifMatch: etag, body: change }).unwrap();
      toast.success(t('saved'));
      void navigate(`/compliance/agreements/${id}`, { replace: true });
    });
  };
  const reload = async () => {
    await sendForm(form, async () => {
      const latest = await readAgain({ params }).unwrap();
      form.clearProblems();
      setAgreement(latest);
      form.change(agreementValues(latest.content));
    });
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem
          failure={form.failure}
          latest={{ error, discards: true, onReload: () => void reload() }}
        />
        <SideColumns>
          <AgreementFields form={form} sources={options} />
          <ClausePreview content={agreementContent(form.values)} />
        </SideColumns>
        <BottomBar status={isChanged ? t('unsaved') : ''}>
          <Button type="submit" busy={isLoading} disabled={!isChanged}>
            {t('save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
