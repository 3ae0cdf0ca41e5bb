import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentField, momentOf, momentProblems, partsNow, partsOf } from '../../form/momentParts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { ChannelSelect, type Channel } from './ChannelSelect';
import { useIncidentForm } from './useIncidentForm';

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
    { schema: updateIncident.body, fieldOf: momentField },
  );
  const { incident, save, frame } = useIncidentForm(shown.incident, close);
  const submit = async () => {
    const { day, time, channel: chosen, controller_name: name } = form.values;
    const wrong = {
      ...momentProblems({ day, time }, true),
      ...(name === '' && { controller_name: 'required' }),
    };
    if (!form.passes(wrong)) return;
    await save(form, {
      processor_notice: {
        sent_at: momentOf({ day, time }),
        channel: chosen || null,
        controller_name: name,
        // The other half of the notice as it is known now: it is saved under the etag of that version.
        agreed_hours: incident.processor_notice.agreed_hours,
      },
    });
  };
  return (
    <FormModal title={words('report.controller')} {...frame(form)} onSubmit={submit}>
      <TextField {...form.field('controller_name')} label={words('facts.controller_name')} required />
      <MomentFields legend={t('office.when')} day={form.field('day')} time={form.field('time')} required />
      <ChannelSelect {...form.field('channel')} />
    </FormModal>
  );
};
