import { NOTICE_CHANNELS, type Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentOf, momentProblems, partsNow, partsOf } from '../../form/momentParts';
import { FormModal } from '../../layout/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

type Channel = (typeof NOTICE_CHANNELS)[number];

const fieldOf = (path: string): string => {
  const part = path.split('.').at(-1) ?? path;
  return part === 'sent_at' ? 'day' : part;
};

/** Of a processor: records the notice to the controller on whose behalf it processes. */
export const ControllerModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const { sent_at, controller_name, channel } = shown.incident.processor_notice;
  const form = useForm(
    {
      controller_name,
      ...(sent_at === null ? partsNow() : partsOf(sent_at)),
      channel: (channel ?? '') as Channel | '',
    },
    { schema: updateIncident.body, fieldOf },
  );
  const { save, busy, latestOf } = useIncidentForm(shown.incident, close);
  const submit = async () => {
    const { day, time, channel: chosen, controller_name: name } = form.values;
    const wrong = {
      ...momentProblems({ day, time }, true),
      ...(name === '' && { controller_name: 'required' }),
    };
    if (!form.passes(wrong)) return;
    await save(form, {
      processor_notice: { sent_at: momentOf({ day, time }), channel: chosen || null, controller_name: name },
    });
  };
  return (
    <FormModal
      title={words('report.controller')}
      form={form}
      latest={latestOf(form)}
      submitLabel={t('save')}
      busy={busy}
      onSubmit={submit}
      close={close}
    >
      <TextField {...form.field('controller_name')} label={words('facts.controller_name')} required />
      <MomentFields legend={t('office.when')} day={form.field('day')} time={form.field('time')} required />
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
