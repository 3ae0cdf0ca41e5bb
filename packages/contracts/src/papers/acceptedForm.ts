import * as z from 'zod/mini';
import { id } from '../fields';
import { FORM_FIELDS, formFields, type FormField } from '../scanner/formFields';

const fields = z
  .array(z.enum(FORM_FIELDS))
  .check(z.minLength(1, 'required'), z.maxLength(FORM_FIELDS.length, 'too_long'), z.overwrite(formFields));

/** What a form is known by: its website, and what it asks for. */
export const formKey = z.strictObject({ application_id: id, fields });
export type FormKey = z.output<typeof formKey>;

/** A form that people accepted into an activity, with the data of it that they accepted: `fields` or fewer. */
export const acceptedForm = z.strictObject({ ...formKey.def.shape, accepted: fields }).check(
  z.refine(({ fields: asked, accepted }) => accepted.every((field) => asked.includes(field)), {
    error: 'invalid_value',
    path: ['accepted'],
  }),
);
export type AcceptedForm = z.output<typeof acceptedForm>;

/** Forms of one activity. */
export const MAX_ACCEPTED_FORMS = 50;

/** Whether two are the same form. Pure. */
export const isSameForm =
  (one: { application_id: string; fields: readonly FormField[] }) =>
  (other: { application_id: string; fields: readonly FormField[] }): boolean =>
    one.application_id === other.application_id &&
    formFields(one.fields).join() === formFields(other.fields).join();
