import type { Lang } from '@yinyom/contracts/constants';
import type { TemplateLintWords } from '@yinyom/texts/template-lint/templateLintWords';
import type { DefaultTextsIn } from '../default-texts/DefaultTexts';
import type { Snapshot } from '../snapshot/Snapshot';

/** One thing the check found. Errors stop a publication. */
export interface Finding {
  code: keyof TemplateLintWords;
  severity: 'error' | 'warning';
  /** Path in the template, when one place is to be changed. */
  field?: string;
  /** Fills `{language}` of the message. */
  language?: Lang;
  /** Fills `{names}` of the message. */
  names?: readonly string[];
}

export interface LintInput {
  snapshot: Snapshot;
  /** Origin of this platform: its own fonts tell nobody else anything. */
  ownOrigin: string;
  /** Domains that earlier versions of the website named and that it no longer has. */
  formerDomains: readonly string[];
  /** Whether the website was ever scanned for cookies. */
  scanned: boolean;
  /** The product's own texts, which not every language had reviewed. */
  defaultTexts: DefaultTextsIn;
}

/** One rule of the check before publishing. */
export type LintRule = (input: LintInput) => Finding[];
