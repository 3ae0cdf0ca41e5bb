import type { CallShape } from './callShape';
import { checkCalls } from './checkCalls';
import { checkPageNeeds } from './checkPageNeeds';
import type { Needs, UnmetNeed } from './needsShape';
import type { Platform } from './platform';

/** Everything that a remote needs and a platform does not have. */
export const checkNeeds = (
  needs: Needs,
  shapes: Readonly<Record<string, CallShape>>,
  { offer, calls }: Pick<Platform, 'offer' | 'calls'>,
): UnmetNeed[] => [...checkPageNeeds(needs, offer), ...checkCalls(needs.calls, shapes, calls)];
