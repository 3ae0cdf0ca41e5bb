import { cleanMessage } from '@yinyom/contracts/release/cleanMessage';
import { ERROR_LIMITS } from '@yinyom/contracts/release/errorLimits';
import type { ErrorKind } from '@yinyom/contracts/release/errorLimits';
import type { ErrorReport } from '@yinyom/contracts/release/errorReports';
import { partOf } from './knownParts';
import type { KnownBuild } from './knownParts';
import { pagePattern } from './pagePattern';
import { stackFrames } from './stackFrames';

/** What is known of an error beside itself. */
export interface ErrorPlace {
  kind: ErrorKind;
  /** The part that was drawn or loaded, where the stack does not say better. */
  part?: KnownBuild | undefined;
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message ? `${error.name}: ${error.message}` : error.name;
};

/** The error below the ones that only say where it was met. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;

/**
 * An error as it is told: by the addresses of the scripts in its stack it belongs to the remote whose code comes first in
 * it, else to the shell. Undefined for errors of nobody's code of ours: extensions of the browser have errors, too.
 */
export const describeError = (given: unknown, { kind, part }: ErrorPlace): ErrorReport | undefined => {
  const error = innermost(given);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stackFrames(stack).flatMap(({ address, line, column }) => {
    const known = partOf(address);
    return known ? [{ ...known, line, column }] : [];
  });
  const owner = part ?? frames.find(({ name }) => name !== 'shell') ?? frames[0];
  if (!owner) return undefined;
  return {
    name: owner.name,
    build: owner.build,
    kind: error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : kind,
    message: cleanMessage(messageOf(error)) || 'Error',
    page: pagePattern(location.pathname),
    frames: frames.filter(({ file }) => file.length <= ERROR_LIMITS.file).slice(0, ERROR_LIMITS.frames),
    times: 1,
  };
};
