import { LETTER_KINDS, TASK_STATES, type TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
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
  'identity_level',
];

const fieldsText = (t: Texts, text: string): string =>
  text
    .split(', ')
    .map((name) => (FIELDS.includes(name) ? t(`fields.${name}`) : name))
    .join(', ');

/** `CRM: done` → `CRM: Done`. */
const taskText = (t: Texts, text: string): string => {
  const state = TASK_STATES.find((one) => text.endsWith(`: ${one}`));
  return state ? `${text.slice(0, -state.length)}${t(`task_states.${state}`)}` : text;
};

/** What an entry of the timeline was about, in words: names of fields and states come as the platform stores them. */
export const entryDetail = (t: Texts, { kind, text = '' }: TimelineEntry): string => {
  if (kind === 'changed') return fieldsText(t, text);
  if (kind === 'task_changed') return taskText(t, text);
  if (kind === 'assigned') return text || t('list.unassigned');
  const letter = LETTER_KINDS.find((one) => one === text);
  return letter ? t(`letters.kind_${letter}`) : text;
};
