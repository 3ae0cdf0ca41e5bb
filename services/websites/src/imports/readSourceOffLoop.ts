import path from 'node:path';
import { offLoop } from '@yinyom/service-kit/off-loop/offLoop';
import type { readSource } from './readSource';

/** `readSource` in a thread, for an organization. */
export const readSourceOffLoop = offLoop<typeof readSource>({
  module: path.join(__dirname, 'readSource'),
  name: 'readSource',
});
