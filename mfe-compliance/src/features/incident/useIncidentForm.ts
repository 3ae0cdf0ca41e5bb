import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { Incident } from '@yinyom/contracts/papers/incident';
import type { updateIncident } from '@yinyom/contracts/papers/incidents';
import { toast } from '@yinyom/mfe-kit';
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
    busy: isLoading,
    latestOf: (form: Refusing) => ({ error, onReload: () => void readInto(form, readAgain)() }),
    save: async (form: Refusing, body: BodyInputOf<typeof updateIncident>): Promise<void> => {
      try {
        await update({ params: addressOf(incident), ifMatch: incident.etag, body }).unwrap();
        toast.success(t('saved'));
        close();
      } catch (problem) {
        form.refuseAnswer(problem);
      }
    },
  };
};
