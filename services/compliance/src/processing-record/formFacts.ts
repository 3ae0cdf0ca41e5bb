import { LANGUAGES } from '@yinyom/contracts/constants';
import { isSameForm, type AcceptedForm } from '@yinyom/contracts/papers/acceptedForm';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { LEAK_WORDS } from '@yinyom/texts/leak/leakWords';
import type { FactsByItem } from './ActivityRecord';

/** A form of an activity, with the domain of its website as it was when people accepted it. */
export type StatedForm = AcceptedForm & { website: string };

const SENTENCE = 'form_data';

/** What accepted forms ask people for, a sentence each. */
export const formFacts = (forms: readonly StatedForm[] = []): PaperFact[] =>
  forms.map(({ website, accepted }) => ({
    sentence: SENTENCE,
    values: {
      website,
      data: Object.fromEntries(
        LANGUAGES.map((lang) => [lang, accepted.map((field) => LEAK_WORDS[lang].field[field]).join(', ')]),
      ),
    },
  }));

/** Facts of an activity with these forms in place of those that it had. */
export const withForms = (facts: FactsByItem, forms: readonly StatedForm[]): FactsByItem => {
  const { data = [], ...others } = facts;
  const stated = [...data.filter(({ sentence }) => sentence !== SENTENCE), ...formFacts(forms)];
  return stated.length > 0 ? { ...others, data: stated } : others;
};

/** Forms that the latest scans do not deny: what no scan looked at stays, and so does everything where the scanner was not asked. */
export const stillFound = (
  forms: readonly StatedForm[],
  known: { websites: readonly string[]; scanned: ReadonlyMap<string, readonly FoundKey[]> } | null,
): StatedForm[] =>
  forms.filter((form) => {
    if (known === null) return true;
    if (!known.websites.includes(form.application_id)) return false;
    const found = known.scanned.get(form.application_id);
    return found === undefined || found.some(isSameForm(form));
  });
type FoundKey = Pick<AcceptedForm, 'application_id' | 'fields'>;
