import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { Incident } from '@yinyom/contracts/papers/incident';
import type { updateIncident } from '@yinyom/contracts/papers/incidents';
import { toast } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useUpdateIncidentMutation } from '../../calls/incidentsApi';
import { addressOf, useIncident } from '../../calls/useIncident';
import { readInto } from '../../layout/readInto';
import { useIncidentTexts } from '../../texts/useIncidentTexts';

interface Refusing {
  clearProblems: () => void;
  refuseAnswer: (error: unknown) => void;
}

/**
 * Saves what a window of an incident changed. After a change by another member the typed text stays, and is saved over what is stored by
 * then.
 */
export const useIncidentForm = (shown: Incident, close: () => void) => {
  const t = useIncidentTexts();
  const { incident, readAgain } = useIncident(shown);
  const [update, { isLoading, error }] = useUpdateIncidentMutation();
  return {
    incident,
    /** What every window of an incident gives to its `FormModal`. */
    frame: <F extends Refusing>(form: F) => ({
      form,
      latest: { error, onReload: () => void readInto(form, readAgain)() },
      submitLabel: t('save'),
      busy: isLoading,
      close,
    }),
    save: async (form: Refusing, body: BodyInputOf<typeof updateIncident>): Promise<void> => {
      await sendForm(form, async () => {
        await update({ params: addressOf(incident), ifMatch: incident.etag, body }).unwrap();
        toast.success(t('saved'));
        close();
      });
    },
  };
};
