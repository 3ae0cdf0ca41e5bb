import path from 'node:path';
import { offLoop } from '@yinyom/service-kit/off-loop/offLoop';
import type { readWebsites } from './readWebsites';

/** `readWebsites` in a thread, for an organization. */
export const readWebsitesOffLoop = offLoop<typeof readWebsites>({
  module: path.join(__dirname, 'readWebsites'),
  name: 'readWebsites',
});
