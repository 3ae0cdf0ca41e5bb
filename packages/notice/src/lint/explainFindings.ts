import type { Lang } from '@yinyom/contracts/constants';
import { fillMessage } from '@yinyom/contracts/messages/fillMessage';
import { templateLintMessages } from '@yinyom/contracts/messages/templateLint';
import { languageName } from '@yinyom/contracts/websites/languageName';
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
    message: fillMessage(templateLintMessages[code][reader], {
      ...(language && { language: languageName(language, reader) }),
      ...(names && { names: listed(names) }),
    }),
  }));
