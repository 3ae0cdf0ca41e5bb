/** Where pages tell their errors, below /api/v1; apart from the call, so that pages need not carry its validation. */
export const ERROR_REPORTS_PATH = '/mf/errors';

/** What went wrong in a part of the console: its code did not come, a later piece of it, drawing, an event, a promise. */
export const ERROR_KINDS = ['load', 'chunk', 'render', 'event', 'promise'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Bounds of what browsers say about errors, and of what is kept of it. */
export const ERROR_LIMITS = {
  /** Characters. */
  message: 300,
  page: 120,
  file: 200,
  /** Positions of one error's stack. */
  frames: 20,
  /** Different errors, and different parts, in one report. */
  errors: 20,
  uses: 20,
  /** Times that one report may say something happened. */
  times: 1_000,
  /** Different errors that one page tells while it lives. */
  errorsOfPage: 50,
} as const;

/** Of a build, so many different messages are kept; further ones are counted together under `OTHER_MESSAGES`. */
export const MOST_MESSAGES = 200;
export const OTHER_MESSAGES = '<other messages>';
/** An error that did not happen for so long is forgotten, and so are the counts of an hour. */
export const ERROR_DAYS = 30;
