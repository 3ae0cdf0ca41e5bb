import { afterFirstView } from '../first-view/afterFirstView';
import type { ErrorPlace } from './describeError';
import type { ErrorDesk } from './errorDesk';
import type { KnownBuild } from './knownParts';

/** Errors of the browser's own about a page that is fine. */
const HARMLESS = /^ResizeObserver loop/;

const openDesk = async (): Promise<ErrorDesk> => {
  const { createErrorDesk } = await import('./errorDesk');
  const desk = createErrorDesk();
  // The page may be gone the next moment, without another event.
  addEventListener('pagehide', desk.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') desk.flush();
  });
  return desk;
};

/** Builds in use that are not told yet. */
const waiting: KnownBuild[] = [];
let opened: Promise<ErrorDesk> | undefined;

/** Development's builds are nobody's release. What cannot be told is not: telling must not make an error of its own. */
const atDesk = (work: (desk: ErrorDesk) => void): void => {
  if (process.env.NODE_ENV !== 'production') return;
  opened ??= openDesk();
  opened
    .then((desk) => {
      for (const part of waiting.splice(0)) desk.use(part);
      work(desk);
    })
    .catch(() => {
      opened = undefined;
    });
};

/** Tells the platform of an error of a part of the page, whose team reads it on the page for operators. */
export const tellError = (error: unknown, place: ErrorPlace): void =>
  atDesk((desk) => desk.error(error, place));

/** Tells the platform that this page uses a build of a part: with the first error, or once the first view stands. */
export const tellUse = (part: KnownBuild): void => {
  waiting.push(part);
  afterFirstView(() => atDesk(() => undefined));
};

const isAbort = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortError';

/** From now on errors that nobody caught are told, too. What tells them is loaded when there is something to tell. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error, message }) => {
    if (error !== null && error !== undefined && !HARMLESS.test(message)) tellError(error, { kind: 'event' });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAbort(reason)) tellError(reason, { kind: 'promise' });
  });
};
