import type { ImportColumn, ImportValues } from '@yinyom/contracts/bulk/websiteImport';
import type { ApplicationRecord } from '../application/ApplicationRecord';

type Present = Pick<
  ApplicationRecord,
  'name' | 'languages' | 'default_language' | 'privacy_url' | 'dpo_email'
>;

const FIELDS = ['name', 'languages', 'default_language', 'privacy_url', 'dpo_email'] as const;
/** The order of languages is the product's. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** What a row changes of the settings of a website that is there. Pure. */
export const changesOf = (
  website: Present,
  values: ImportValues,
): Partial<Omit<ImportValues, 'group' | 'domain'>> =>
  Object.fromEntries(
    FIELDS.filter(
      (field) =>
        values[field] !== undefined && comparable(values[field]) !== comparable(website[field] ?? ''),
    ).map((field) => [field, values[field]]),
  );

/** What is wrong with the languages that a website would have; null: nothing. Pure. */
export const languageProblem = ({
  languages,
  default_language,
}: Pick<Present, 'languages' | 'default_language'>): ImportColumn | null =>
  languages.includes(default_language) ? null : 'default_language';
