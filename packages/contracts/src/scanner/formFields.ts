/** What a form of a website asks people for. */
export const FORM_FIELDS = [
  'name',
  'national_id',
  'birth_date',
  'phone',
  'email',
  'address',
  'upload',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** Each once and in one order: what two forms ask for is compared. Pure. */
export const formFields = (fields: readonly FormField[]): FormField[] =>
  FORM_FIELDS.filter((field) => fields.includes(field));
