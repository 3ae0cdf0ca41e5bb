import type { Lang } from '@yinyom/contracts/constants';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { languageName } from '@yinyom/texts/sentences/languageName';
import { TEMPLATE_LINT_WORDS } from '@yinyom/texts/template-lint/templateLintWords';
import type { LintFinding } from '@yinyom/contracts/websites/template';
import type { Finding } from './LintInput';

/** So many names stand in a message; of more the number is told. */
const MOST_NAMES = 8;

const listed = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` (+${more})` : '');
};

/** Findings in the words of a reader's language. */
export const explainFindings = (findings: readonly Finding[], reader: Lang): LintFinding[] =>
  findings.map(({ code, severity, field, language, names }) => ({
    code,
    severity,
    ...(field && { field }),
    message: fillText(TEMPLATE_LINT_WORDS[reader][code], {
      ...(language && { language: languageName(language, reader) }),
      ...(names && { names: listed(names) }),
    }),
  }));
