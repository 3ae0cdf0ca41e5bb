import type { Lang } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { LintFinding, Template } from '@yinyom/contracts/websites/template';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import { explainFindings } from '@yinyom/notice/lint/explainFindings';
import { lintTemplate } from '@yinyom/notice/lint/lintTemplate';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';

/** What the check before publishing finds in a draft, by the rules that publishing itself obeys. Pure. @param origin of the platform */
export const findingsOf = (
  application: Pick<Application, 'last_scan'>,
  template: Pick<Template, 'former_domains'>,
  snapshot: Snapshot,
  reader: Lang,
  origin: string,
): LintFinding[] =>
  explainFindings(
    lintTemplate({
      snapshot,
      ownOrigin: origin,
      formerDomains: template.former_domains,
      scanned: application.last_scan !== null,
      defaultTexts: defaultTextsIn,
    }),
    reader,
  );

/** Messages of what must be corrected, by the field that they are about. */
export const ruledFields = (findings: readonly LintFinding[]): Record<string, string> =>
  Object.fromEntries(
    findings.flatMap(({ severity, field, message }) =>
      severity === 'error' && field ? [[field, message]] : [],
    ),
  );
