import type { Template } from '@yinyom/contracts/websites/template';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';

/**
 * A published version as far as its banner shows it: its own words and look; what stands in the settings window only is
 * the draft's. Pure.
 */
export const publishedSnapshot = ({ design, languages }: Template, draft: Snapshot): Snapshot => {
  const { logo, ...input } = design;
  const shown = draft.languages.filter((language) => languages[language]);
  return { ...draft, languages: shown, texts: languages, design: input, logo };
};
