import type { Lang } from '@yinyom/contracts/constants';
import type { SiteImport } from '@yinyom/contracts/websites/imports';
import { undoUntil, type ImportRecord } from './import.store';
import { planCategories, planRows, type PlannedRow, type Present } from './plan';

const toRow = ({ row, theirs, outcome, ours }: PlannedRow) => ({ row, theirs, outcome, ours });

/** Languages of the website in which there is a text for its banner. */
export const textLanguages = ({ site }: ImportRecord, languages: readonly Lang[]): Lang[] =>
  languages.filter(
    (language) => site.banner?.languages[language] || Object.keys(site.texts[language] ?? {}).length > 0,
  );

/** An import without its rows, for a list. */
export const toListedImport = (record: ImportRecord, languages: readonly Lang[]) => ({
  id: String(record._id),
  source: record.source,
  status: record.status,
  created_at: record.created_at.toISOString(),
  applied_at: record.applied_at?.toISOString() ?? null,
  undo_until: undoUntil(record)?.toISOString() ?? null,
  text_languages: textLanguages(record, languages),
  has_descriptions: record.site.cookies.some(({ purpose }) => Object.keys(purpose).length > 0),
});

/** An import and what it would do to the website as it is now. */
export const toImport = (record: ImportRecord, present: Present, languages: readonly Lang[]): SiteImport => ({
  ...toListedImport(record, languages),
  categories: planCategories(record.site, present),
  rows: planRows(record.site, present).map(toRow),
  notes: record.site.notes,
});
