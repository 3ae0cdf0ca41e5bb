import { createIncident } from '@yinyom/contracts/papers/incidents';
import { INCIDENT_KINDS, type IncidentKind } from '@yinyom/contracts/papers/incidentSteps';
import { PAPER_ROLES, type PaperRole } from '@yinyom/contracts/papers/paperItems';
import {
  Form,
  problemCodes,
  toast,
  useForm,
  useNavigate,
  useSearchParams,
  useSession,
} from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateIncidentMutation } from '../../calls/incidentsApi';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { MomentFields } from '../../form/MomentFields';
import { momentOf, momentProblems, partsOf } from '../../form/momentParts';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';

interface Values {
  what_happened: string;
  aware_day: string;
  aware_time: string;
  breach_kinds: IncidentKind[];
  acting_as: PaperRole;
}

const fieldOf = (path: string): string => (path === 'aware_at' ? 'aware_day' : (path.split('.')[0] ?? ''));

/** Enters a breach with what is known at once: the clock starts with the time of awareness, at first that of now. */
export const EnterIncidentForm = () => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { organizationId } = useSession();
  const [first] = useState((): Values => {
    const { day, time } = partsOf(new Date().toISOString());
    const what_happened = (search.get('what') ?? '').slice(0, 300);
    return { what_happened, aware_day: day, aware_time: time, breach_kinds: [], acting_as: 'controller' };
  });
  const form = useForm(first, { schema: createIncident.body, fieldOf });
  const [create, { isLoading, isSuccess }] = useCreateIncidentMutation();
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(first);

  useLeaveQuestion(isChanged && !isLoading && !isSuccess);

  const submit = async () => {
    const { what_happened, breach_kinds, acting_as } = values;
    const aware = { day: values.aware_day, time: values.aware_time };
    const wrong = momentProblems(aware, true);
    const isRight = Object.keys(wrong).length === 0;
    const body = {
      what_happened,
      breach_kinds,
      acting_as,
      aware_at: isRight ? (momentOf(aware) ?? '') : new Date(0).toISOString(),
    };
    const problems = {
      ...problemCodes(createIncident.body!, body, fieldOf),
      ...(wrong.day && { aware_day: wrong.day }),
      ...(wrong.time && { aware_time: wrong.time }),
    };
    if (!form.passes(problems)) return;
    await sendForm(form, async () => {
      const { id, number } = await create({ params: { id: organizationId ?? '' }, body }).unwrap();
      toast.success(t('enter.done', { number }));
      void navigate(`/compliance/incidents/${id}`, { replace: true });
    });
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <ProblemBox>{form.failure}</ProblemBox>
        <Card aria-labelledby="short">
          <Stack $form>
            <h2 id="short">{t('enter.short')}</h2>
            <TextField
              {...field('what_happened')}
              label={t('enter.what')}
              hint={t('enter.what_hint')}
              required
            />
            <MomentFields
              legend={t('enter.aware')}
              hint={t('enter.aware_hint')}
              day={field('aware_day')}
              time={field('aware_time')}
              required
            />
            <CheckboxGroup
              {...field('breach_kinds')}
              label={words('facts.kinds')}
              hint={t('enter.kinds_hint')}
              options={INCIDENT_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) }))}
            />
            <Select
              {...field('acting_as')}
              label={words('facts.acting_as')}
              hint={t('enter.acting_hint')}
              options={PAPER_ROLES.map((value) => ({ value, label: words(`acting_as.${value}`) }))}
            />
          </Stack>
        </Card>
        <BottomBar status="">
          <Button type="submit" busy={isLoading}>
            {t('enter.submit')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
