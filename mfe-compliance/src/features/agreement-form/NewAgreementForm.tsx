import { createProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import { PROCESSOR_SOURCES } from '@yinyom/contracts/papers/processorSources';
import { Form, toast, useForm, useNavigate, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useState } from 'react';
import { useCreateProcessorAgreementMutation } from '../../calls/agreementsApi';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { AgreementFields } from './AgreementFields';
import {
  agreementBody,
  agreementContent,
  agreementField,
  agreementProblems,
  agreementValues,
  emptyContent,
} from './agreementValues';
import { ClausePreview } from './ClausePreview';
import { useSourceOptions } from './useSourceOptions';

/** What a proposal brought here: its source, and the name that people know it by. */
const startOf = (search: URLSearchParams) => {
  const content = emptyContent();
  const source = PROCESSOR_SOURCES.find((one) => one === search.get('source'));
  const subject = search.get('subject') ?? '';
  if (source === undefined || subject === '') return content;
  return {
    ...content,
    processor: { ...content.processor, name: (search.get('title') ?? subject).slice(0, 200) },
    sources: [{ source, subject }],
  };
};

/** Begins an agreement. The clauses follow what is typed. */
export const NewAgreementForm = () => {
  const t = useAgreementTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { organizationId } = useSession();
  const [start] = useState(() => startOf(search));
  const [empty] = useState(() => agreementValues(start));
  const form = useForm(empty, { schema: createProcessorAgreement.body, fieldOf: agreementField });
  const [create, { isLoading, isSuccess }] = useCreateProcessorAgreementMutation();
  const options = useSourceOptions(start.sources);
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(empty);

  useLeaveQuestion(isChanged && !isLoading && !isSuccess);
  const submit = async () => {
    if (!form.passes(agreementProblems(form.values))) return;
    await sendForm(form, async () => {
      const { id } = await create({
        params: { id: organizationId ?? '' },
        body: agreementBody(form.values),
      }).unwrap();
      toast.success(t('saved'));
      void navigate(`/compliance/agreements/${id}`, { replace: true });
    });
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <ProblemBox>{form.failure}</ProblemBox>
        <SideColumns>
          <AgreementFields form={form} sources={options} />
          <ClausePreview content={agreementContent(form.values)} />
        </SideColumns>
        <BottomBar status={isChanged ? t('unsaved') : ''}>
          <Button type="submit" busy={isLoading}>
            {t('form.create')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
