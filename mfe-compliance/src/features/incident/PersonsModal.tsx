import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentField, momentOf, momentProblems, partsOf } from '../../form/momentParts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { ChannelSelect, type Channel } from './ChannelSelect';
import { useIncidentForm } from './useIncidentForm';

/** Writes the notice to the persons in up to five languages, and records when and how it went out. */
export const PersonsModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const { notice_text, sent_at, channel } = shown.incident.persons_notice;
  const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, notice_text[lang] ?? ''])) as Record<
    Lang,
    string
  >;
  const form = useForm(
    { ...texts, ...partsOf(sent_at), channel: (channel ?? '') as Channel | '' },
    { schema: updateIncident.body, fieldOf: momentField },
  );
  const { save, frame } = useIncidentForm(shown.incident, close);
  const submit = async () => {
    const { day, time, channel: chosen, ...written } = form.values;
    if (!form.passes(momentProblems({ day, time }))) return;
    await save(form, {
      persons_notice: { sent_at: momentOf({ day, time }), channel: chosen || null, notice_text: written },
    });
  };
  return (
    <FormModal title={words('report.persons')} width={720} {...frame(form)} onSubmit={submit}>
      <p>{t('persons.hint')}</p>
      {LANGUAGES.map((lang) => (
        <TextField
          key={lang}
          {...form.field(lang)}
          type="textarea"
          rows={4}
          label={t('persons.text', { language: LANGUAGE_NAMES[lang] })}
        />
      ))}
      <MomentFields legend={t('persons.when')} day={form.field('day')} time={form.field('time')} />
      <ChannelSelect {...form.field('channel')} />
    </FormModal>
  );
};
