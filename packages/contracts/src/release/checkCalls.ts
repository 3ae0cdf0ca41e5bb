import { ownValue } from '../ownValue';
import type { CallShape } from './callShape';
import { compareShapes } from './compareShapes';
import type { Needs, UnmetNeed } from './needsShape';
import type { Platform } from './platform';

const addressOf = (shape: CallShape | undefined): string => (shape ? `${shape.method} ${shape.path}` : '');

/**
 * Which calls of a remote the platform answers otherwise than the remote was built for, or not at all.
 * @param shapes what the remote was built for, by name; a call without one fits as long as there is such a call
 */
export const checkCalls = (
  calls: Needs['calls'],
  shapes: Readonly<Record<string, CallShape>>,
  offered: Platform['calls'],
): UnmetNeed[] =>
  Object.entries(calls).flatMap(([name, hash]): UnmetNeed[] => {
    const shape = ownValue(shapes, name);
    const there = ownValue(offered, name);
    const wants = addressOf(shape);
    if (!there) return [{ what: 'call', name, wants, has: '' }];
    if (there.hash === hash) return [];
    const why = shape ? compareShapes(shape, there.shape) : [];
    return why.length > 0 ? [{ what: 'call', name, wants, has: addressOf(there.shape), why }] : [];
  });
