import type { Logger } from '@yinyom/service-kit/logger';
import type { IncidentStore } from '../incidents/incident.store';
import type { IncidentSeals } from '../incidents/incidentSeals';
import { resealEach } from '@yinyom/service-kit/secrets/resealEach';

/**
 * Encrypts incidents that were sealed with an earlier DATA_SECRET with the current one. Hashes of their timelines are of the texts and
 * stay. An incident that is changed meanwhile is left for the next start.
 */
export const resealIncidents = (
  incidents: Pick<IncidentStore, 'sealedOtherwise' | 'replace'>,
  seals: IncidentSeals,
  logger: Logger,
): Promise<void> =>
  resealEach(
    incidents.sealedOtherwise(seals.current),
    async (record) => {
      const saved = await incidents.replace(record._id, record.revision, {
        words: seals.sealWords(record, seals.openWords(record)),
        entries: record.entries.map((entry) => ({
          ...entry,
          text: seals.seal(record, seals.open(record, entry.text)),
        })),
        sealed_with: seals.current,
      });
      return Boolean(saved);
    },
    logger,
    'incidents were looked through for texts of an earlier DATA_SECRET',
  );
