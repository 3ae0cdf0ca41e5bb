import type { TemplateDiff } from '@yinyom/contracts/websites/template';

/** Whether visitors would see no difference at all. */
export const isNothing = (diff: TemplateDiff): boolean =>
  Object.values(diff).every((area) => !Array.isArray(area) || area.length === 0);
