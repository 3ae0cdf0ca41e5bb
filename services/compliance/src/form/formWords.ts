import type { Lang } from '@yinyom/contracts/constants';
import { CODE_DIGITS } from '@yinyom/contracts/requests/publicRequest';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { ANSWER_WAYS } from '@yinyom/contracts/requests/subjectRequest';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';

const PLAIN = [
  ...([
    'title',
    'choose',
    'for_other_hint',
    'rights_legend',
    'name',
    'email',
    'phone',
    'postal_address',
    'for_other',
  ] as const),
  ...(['representative_name', 'representative_authority', 'details', 'details_hint'] as const),
  ...(['subject_kind', 'answer_way', 'optional_files', 'send', 'check_fields', 'send_again'] as const),
  ...(['code_title', 'code_intro', 'code', 'confirm', 'code_wrong', 'code_ended'] as const),
  ...(['code_missing', 'code_again', 'code_under_way'] as const),
  ...(['status_title', 'number', 'received', 'due', 'state', 'keep_page', 'reference'] as const),
  ...(['complaint', 'files_title', 'files_hint', 'files', 'files_send', 'files_count', 'failed'] as const),
] as const;

/** Texts of the embedded form in one language, flat: those of choices are `rights.access` and the like. */
export const formWords = (lang: Lang, organization: string): Record<string, string> => {
  const words = REQUESTS_WORDS[lang];
  const named = <K extends string>(group: string, names: readonly K[], texts: Readonly<Record<K, string>>) =>
    names.map((name) => [`${group}.${name}`, texts[name]]);
  return Object.fromEntries([
    ...PLAIN.map((name) => [name, words[name]]),
    ['intro', fillText(words.intro, { organization })],
    ...named('rights', SUBJECT_RIGHTS, words.rights),
    ...named('answer_ways', ANSWER_WAYS, words.answer_ways),
    ...Object.entries(words.subject_kinds).map(([kind, text]) => [`subject_kinds.${kind}`, text]),
    ...Object.entries(words.states).map(([state, text]) => [`states.${state}`, text]),
    ['code_digits', String(CODE_DIGITS)],
  ]);
};
