import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { IncidentStore } from '../incidents/incident.store';
import type { IncidentSeals } from '../incidents/incidentSeals';

/**
 * Encrypts incidents that were sealed with an earlier DATA_SECRET with the current one. Hashes of their timelines are of the texts and
 * stay. An incident that is changed meanwhile is left for the next start.
 */
export const resealIncidents = async (
  incidents: Pick<IncidentStore, 'sealedOtherwise' | 'replace'>,
  seals: IncidentSeals,
  logger: Logger,
): Promise<void> => {
  let [renewed, unreadable] = [0, 0];
  for await (const record of incidents.sealedOtherwise(seals.current))
    try {
      const saved = await incidents.replace(record._id, record.revision, {
        words: seals.sealWords(record, seals.openWords(record)),
        entries: record.entries.map((entry) => ({
          ...entry,
          text: seals.seal(record, seals.open(record, entry.text)),
        })),
        sealed_with: seals.current,
      });
      if (saved) renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      unreadable += 1;
    }
  logger[unreadable > 0 ? 'error' : 'info'](
    { renewed, unreadable },
    'incidents were looked through for texts of an earlier DATA_SECRET',
  );
};
