import type { Incident, IncidentEntry } from '@yinyom/contracts/papers/incident';
import { addIncidentEntry } from '@yinyom/contracts/papers/incidents';
import { formatDateTime, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Fold } from '@yinyom/ui/data/Fold';
import { Notice } from '@yinyom/ui/data/Notice';
import styled from 'styled-components';
import { NoteForm } from '../../form/NoteForm';
import { HistoryList } from '../../layout/HistoryList';
import { Quiet } from '../../layout/Quiet';
import { useAddIncidentEntryMutation } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { useBothClocks } from '../../clock/useBothClocks';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { SectionCard } from './SectionCard';
import { useEntryLines } from './useEntryLines';

/** Entries that are shown at once; the others are in a fold. */
const NEWEST = 3;

const Line = styled.p`
  white-space: pre-line;
`;

const IncidentNoteForm = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const form = useForm({ text: '' }, { schema: addIncidentEntry.body });
  const [add, { isLoading }] = useAddIncidentEntryMutation();
  const submit = async () => {
    const { text } = form.values;
    if (!form.passes(text === '' ? { text: 'required' } : {})) return;
    await sendForm(form, async () => {
      await add({ params: addressOf(incident), body: { kind: 'note', text } }).unwrap();
      toast.success(t('saved'));
      form.reset();
    });
  };
  return (
    <NoteForm
      form={form}
      field={{ ...form.field('text'), label: t('timeline.note_label'), hint: t('timeline.note_hint') }}
      submitLabel={t('timeline.note')}
      busy={isLoading}
      onSubmit={submit}
    />
  );
};

/** Everything that happened, newest first, of which earlier entries are folded, and the way to add a note. */
export const IncidentTimeline = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const clocks = useBothClocks();
  const linesOf = useEntryLines();
  const entries = incident.entries.toReversed();
  const [newest] = entries;
  const row = (entry: IncidentEntry) => (
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
  );
  return (
    <SectionCard
      title={words('report.part_timeline')}
      state={
        newest && incident.entries_intact
          ? t('timeline.held', { number: incident.entries.length, date: formatDateTime(newest.at) })
          : words('report.not_intact')
      }
      isMissing={!incident.entries_intact}
      isNext={!incident.entries_intact}
    >
      {!incident.entries_intact && <Notice>{t('timeline.not_intact')}</Notice>}
      <Fold title={t('timeline.note')} look="link">
        <IncidentNoteForm incident={incident} />
      </Fold>
      <HistoryList>{entries.slice(0, NEWEST).map(row)}</HistoryList>
      {entries.length > NEWEST && (
        <Fold title={t('timeline.all', { number: entries.length - NEWEST })} look="link">
          <HistoryList>{entries.slice(NEWEST).map(row)}</HistoryList>
        </Fold>
      )}
    </SectionCard>
  );
};
