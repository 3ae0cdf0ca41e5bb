import { isSameForm, type AcceptedForm, type FormKey } from '@yinyom/contracts/papers/acceptedForm';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';

type Stated = ProcessingActivity['found_forms'];

/** Forms of an activity as they are sent, without one of them. Pure. */
export const formsWithout = (forms: Stated, one: FormKey): AcceptedForm[] =>
  forms
    .filter((form) => !isSameForm(one)(form))
    .map(({ application_id, fields, accepted }) => ({ application_id, fields, accepted }));

/** Whether people may add forms to an activity: its data are what people state, of a controller. Pure. */
export const takesForms = ({ role, generated, ended }: ProcessingActivity): boolean =>
  role === 'controller' && generated === null && !ended;

/** What an activity that names its websites is changed to when a form of another website is added; null: nothing. Pure. */
export const websitesWith = (applications: readonly string[], added: string): string[] | null =>
  applications.length === 0 || applications.includes(added) ? null : [...applications, added];
