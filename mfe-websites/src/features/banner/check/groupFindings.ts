import type { Lang } from '@yinyom/contracts/constants';
import type { LintFinding } from '@yinyom/contracts/websites/template';
import { languageName } from '@yinyom/texts/sentences/languageName';
import { TEMPLATE_LINT_WORDS } from '@yinyom/texts/template-lint/templateLintWords';
import { languageOf } from './whereOf';

/** One finding with the places that it is about: one for each language; none when nothing can be changed in one place. */
export interface FindingGroup extends Pick<LintFinding, 'code' | 'severity' | 'message'> {
  places: { language?: Lang; field: string }[];
  /** The message names the languages itself. */
  namesLanguages: boolean;
}

const PLACE = '{language}';

/** A message with its language left open; messages that name none stay as they are. */
const withoutLanguage = ({ code, message, field }: LintFinding, reader: Lang): string => {
  const language = languageOf(field);
  const texts: Partial<Record<string, string>> = TEMPLATE_LINT_WORDS[reader];
  if (!language || !texts[code]?.includes(PLACE)) return message;
  return message.replace(languageName(language, reader), PLACE);
};

/** Joins findings that say the same about several languages or fields; errors come first. @param reader of the messages */
export const groupFindings = (findings: readonly LintFinding[], reader: Lang): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const { code, severity, field } = finding;
    const message = withoutLanguage(finding, reader);
    const key = `${code} ${message}`;
    const group = groups.get(key) ?? {
      code,
      severity,
      message,
      places: [],
      namesLanguages: message.includes(PLACE),
    };
    const language = languageOf(field);
    if (field && !(language && group.places.some((place) => place.language === language)))
      group.places.push({ field, ...(language && { language }) });
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      message: group.message.replace(
        PLACE,
        group.places.map(({ language }) => (language ? languageName(language, reader) : '')).join(', '),
      ),
    }))
    .sort((a, b) => a.severity.localeCompare(b.severity));
};
