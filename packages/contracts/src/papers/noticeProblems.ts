/** Why a linked privacy notice could not be read. */
export const NOTICE_PROBLEMS = [
  'not_open',
  'needs_login',
  'needs_script',
  'too_large',
  'other_type',
  'no_text',
] as const;
export type NoticeProblem = (typeof NOTICE_PROBLEMS)[number];
