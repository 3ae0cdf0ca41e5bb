import { createHash } from 'node:crypto';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { GroupPublicationRecord } from './GroupPublicationRecord';
import type { GroupPublicationStore } from './groupPublication.store';

const ROWS_AT_ONCE = 500;

export const sha256Of = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');

/** One name for a plan: everything it depends on, and every row of it. */
export const planHash = async (
  groupPublications: Pick<GroupPublicationStore, 'rows'>,
  { _id, inputs, include_unpublished }: GroupPublicationRecord,
): Promise<string> => {
  const hash = createHash('sha256').update(canonicalJson({ id: String(_id), inputs, include_unpublished }));
  for (let page = 1, more = true; more; page += 1) {
    const { records, total } = await groupPublications.rows(String(_id), undefined, page, ROWS_AT_ONCE);
    for (const { application_id, outcome, sections, settings, findings, asks_again } of records)
      hash.update(canonicalJson({ application_id, outcome, sections, settings, findings, asks_again }));
    more = page * ROWS_AT_ONCE < total;
  }
  return hash.digest('hex');
};
