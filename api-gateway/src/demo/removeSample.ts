import { removeSamplePapers } from '@yinyom/compliance/samplePapers';
import { removePast } from '@yinyom/consents/sample/removePast';
import { removeAlerts } from '@yinyom/notify/sample/removeAlerts';
import { removeScans } from '@yinyom/scanner/sample/removeScans';
import { sampleWebsites } from '@yinyom/websites/sampleWebsites';
import type { LocalServices } from './LocalServices';

/**
 * Removes an organization's made-up websites and papers from every service, and nothing else: what was not marked when it was made
 * is never touched. A broken attempt is repeated from the beginning.
 * @returns their ids
 */
export const removeSample = async (
  { websites, consents, scanner, notify, compliance }: Omit<LocalServices, 'identity'>,
  organizationId: string,
): Promise<string[]> => {
  const samples = sampleWebsites(websites);
  await samples.withdraw(organizationId);
  const ids = await samples.ids(organizationId);
  await removeScans(scanner, ids);
  await removePast(consents, ids);
  await removeSamplePapers(compliance, organizationId);
  await samples.remove(organizationId);
  // Last: whoever watches may have met a website until now.
  await removeAlerts(notify, ids);
  return ids;
};
