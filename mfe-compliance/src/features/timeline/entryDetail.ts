import { LETTER_KINDS, type TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
import type { useComplianceTexts } from '../../texts/useComplianceTexts';

type Texts = ReturnType<typeof useComplianceTexts>;

/** Fields that `updateSubjectRequest` can change, as the platform names them in an entry. */
const FIELDS: readonly string[] = [
  'rights',
  'subject_kind',
  'person',
  'representative',
  'answer_way',
  'language',
  'details',
  'consent_id',
  'identity_level',
];

const fieldsText = (t: Texts, text: string): string =>
  text
    .split(', ')
    .map((name) => (FIELDS.includes(name) ? t(`fields.${name}`) : name))
    .join(', ');

/** What an entry of the timeline was about, in words: names of fields, states and letters come as codes. */
export const entryDetail = (t: Texts, { kind, text = '', task_state }: TimelineEntry): string => {
  if (kind === 'note') return text;
  if (kind === 'changed') return fieldsText(t, text);
  if (task_state) return `${text}: ${t(`task_states.${task_state}`)}`;
  if (kind.startsWith('answer_file_')) return `SHA-256 ${text}`;
  if (kind === 'assigned') return text || t('list.unassigned');
  const letter = LETTER_KINDS.find((one) => one === text);
  return letter && kind.startsWith('letter_') ? t(`letters.kind_${letter}`) : text;
};
