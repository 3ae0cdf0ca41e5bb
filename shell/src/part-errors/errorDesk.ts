import { ERROR_LIMITS, ERROR_REPORTS_PATH } from '@yinyom/contracts/release/errorLimits';
import type { ErrorReport, ErrorReports, PartUse } from '@yinyom/contracts/release/errorReports';
import { apiSettings } from '@yinyom/mfe-kit';
import { describeError } from './describeError';
import type { ErrorPlace } from './describeError';
import { isFirstError } from './failedBuilds';
import type { KnownBuild } from './knownParts';

/** How long a report waits for others (milliseconds), and for how long after it none is sent but the page's last. */
const GATHER = 2_000;
const PAUSE = 30_000;

const { errors: MOST_ERRORS, errorsOfPage: MOST_OF_PAGE, times: MOST_TIMES, uses: MOST_USES } = ERROR_LIMITS;

const sendBeacon = (reports: ErrorReports): void => {
  navigator.sendBeacon(`${apiSettings.baseUrl}${ERROR_REPORTS_PATH}`, JSON.stringify(reports));
};

/** An error is another one only when its text or its first position is. */
const keyOf = ({ name, build, kind, message, frames: [first] }: ErrorReport): string =>
  [name, build, kind, message, first?.file, first?.line, first?.column].join('\n');

/**
 * Gathers what pages tell: the same error is sent once with how often it was met, few reports in a minute, and of one page
 * only so many different errors, whatever happens to it.
 * @param send takes a report; by default it leaves as a beacon, which outlives the page
 */
export const createErrorDesk = (send: (reports: ErrorReports) => void = sendBeacon) => {
  const met = new Set<string>();
  let errors = new Map<string, ErrorReport>();
  let uses = new Map<string, PartUse>();
  let failed = new Map<string, KnownBuild>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (errors.size === 0 && uses.size === 0 && failed.size === 0) return;
    send({
      uses: [...uses.values()],
      errors: [...errors.values()],
      ...(failed.size > 0 && { failed: [...failed.values()] }),
    });
    [errors, uses, failed, sentAt] = [new Map(), new Map(), new Map(), Date.now()];
  };
  const flushSoon = (): void => {
    timer ??= setTimeout(flush, Math.max(GATHER, sentAt + PAUSE - Date.now()));
  };

  return {
    /** Notes an error, unless it is nobody's of ours or the page told enough of them. */
    error: (error: unknown, place: ErrorPlace): void => {
      const report = describeError(error, place);
      if (!report) return;
      const key = keyOf(report);
      const known = errors.get(key);
      if (known) known.times = Math.min(known.times + 1, MOST_TIMES);
      else if (errors.size < MOST_ERRORS && (met.has(key) || met.size < MOST_OF_PAGE)) {
        met.add(key);
        errors.set(key, report);
      }
      const { name, build } = report;
      if (failed.size < MOST_USES && isFirstError({ name, build })) failed.set(name, { name, build });
      flushSoon();
    },
    /** Notes that the page took a build into use. */
    use: ({ name, build }: KnownBuild): void => {
      const key = `${name}\n${build}`;
      if (uses.has(key) || uses.size >= MOST_USES) return;
      uses.set(key, { name, build, times: 1 });
      flushSoon();
    },
    /** Sends what waits, at once. */
    flush,
  };
};
export type ErrorDesk = ReturnType<typeof createErrorDesk>;
