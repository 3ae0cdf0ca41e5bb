import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { NOTICE_CHANNELS, type Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentOf, momentProblems, partsOf } from '../../form/momentParts';
import { FormModal } from '../../layout/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

type Channel = (typeof NOTICE_CHANNELS)[number];

const fieldOf = (path: string): string => {
  const part = path.split('.').at(-1) ?? path;
  return part === 'sent_at' ? 'day' : part;
};

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
    { schema: updateIncident.body, fieldOf },
  );
  const { save, busy, latestOf } = useIncidentForm(shown.incident, close);
  const submit = async () => {
    const { day, time, channel: chosen, ...written } = form.values;
    if (!form.passes(momentProblems({ day, time }))) return;
    await save(form, {
      persons_notice: { sent_at: momentOf({ day, time }), channel: chosen || null, notice_text: written },
    });
  };
  return (
    <FormModal
      title={words('report.persons')}
      width={720}
      form={form}
      latest={latestOf(form)}
      submitLabel={t('save')}
      busy={busy}
      onSubmit={submit}
      close={close}
    >
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
      <Select
        {...form.field('channel')}
        label={words('facts.channel')}
        options={[
          { value: '' as const, label: t('persons.no_channel') },
          ...NOTICE_CHANNELS.map((value) => ({ value, label: words(`channels.${value}`) })),
        ]}
      />
    </FormModal>
  );
};
