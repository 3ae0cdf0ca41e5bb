import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { LintFinding } from '@yinyom/contracts/websites/template';

/** One finding with the languages whose texts it is about; none when it is about the whole banner. */
export interface FindingGroup extends Pick<LintFinding, 'code' | 'severity' | 'message'> {
  languages: Lang[];
}

const languageOf = (field = ''): Lang | undefined =>
  LANGUAGES.find((lang) => field.startsWith(`languages.${lang}.`));

/** Joins findings that say the same about several languages; errors come first. */
export const groupFindings = (findings: readonly LintFinding[]): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const { code, severity, message, field } of findings) {
    const key = `${code} ${message}`;
    const group = groups.get(key) ?? { code, severity, message, languages: [] };
    const language = languageOf(field);
    if (language && !group.languages.includes(language)) group.languages.push(language);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.severity.localeCompare(b.severity));
};
