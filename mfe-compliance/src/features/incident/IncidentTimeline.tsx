import type { Incident } from '@yinyom/contracts/papers/incident';
import { addIncidentEntry } from '@yinyom/contracts/papers/incidents';
import { Form, formatDateTime, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { useAddIncidentEntryMutation } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { useBothClocks } from '../../clock/useBothClocks';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { SectionCard } from './SectionCard';
import { useEntryLines } from './useEntryLines';

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;
const Line = styled.p`
  white-space: pre-line;
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const NoteForm = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const form = useForm({ text: '' }, { schema: addIncidentEntry.body });
  const [add, { isLoading }] = useAddIncidentEntryMutation();
  const submit = async () => {
    const { text } = form.values;
    if (!form.passes(text === '' ? { text: 'required' } : {})) return;
    try {
      await add({ params: addressOf(incident), body: { kind: 'note', text } }).unwrap();
      toast.success(t('saved'));
      form.reset();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={2}>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField
          {...form.field('text')}
          type="textarea"
          rows={2}
          label={t('timeline.note_label')}
          hint={t('timeline.note_hint')}
        />
        <div>
          <Button kind="secondary" size="small" type="submit" busy={isLoading}>
            {t('timeline.note')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** Everything that happened, newest first, and the way to add a note. */
export const IncidentTimeline = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const clocks = useBothClocks();
  const linesOf = useEntryLines();
  return (
    <SectionCard title={words('report.part_timeline')}>
      {!incident.entries_intact && <Notice>{t('timeline.not_intact')}</Notice>}
      <NoteForm incident={incident} />
      <List>
        {incident.entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <p>{words(`entries.${entry.kind}`)}</p>
            {linesOf(entry).map((line) => (
              <Line key={line}>{line}</Line>
            ))}
            <Quiet>
              {clocks(entry.at)} · {entry.by.name}
            </Quiet>
            {entry.at.slice(0, 16) !== entry.recorded_at.slice(0, 16) && (
              <Quiet>{t('timeline.recorded', { date: formatDateTime(entry.recorded_at) })}</Quiet>
            )}
          </li>
        ))}
      </List>
    </SectionCard>
  );
};
