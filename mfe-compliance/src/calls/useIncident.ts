import type { Incident } from '@yinyom/contracts/papers/incident';
import { useGetIncidentQuery } from './incidentsApi';

/** Address of an incident in calls. */
export const addressOf = ({ organization_id: id, id: iid }: Pick<Incident, 'organization_id' | 'id'>) => ({
  id,
  iid,
});

/**
 * The incident that a window works on, as it is known now: another member, or another window, may have changed it since.
 * @param shown the incident that the page showed when the window was opened
 */
export const useIncident = (shown: Incident) => {
  const { data, refetch } = useGetIncidentQuery({ params: addressOf(shown) });
  return { incident: data ?? shown, readAgain: refetch };
};
