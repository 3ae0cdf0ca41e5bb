import type { ImportColumn, ImportValues } from '@yinyom/contracts/bulk/websiteImport';
import { ROLES } from '@yinyom/contracts/constants';
import { MAX_GROUPS } from '@yinyom/contracts/groups/group';
import { hasPlainTopLevel } from '@yinyom/contracts/websites/topLevel';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { changesOf, languageProblem } from './changesOf';
import { missingPaths, pathKey } from './groupPaths';
import { languagesOfNew } from './newWebsite';
import type { ReadRow } from './readWebsites';

/** What is there when the file is read. */
export interface Present {
  /** Websites of the organization by domain. */
  websites: ReadonlyMap<string, ApplicationRecord>;
  /** Ids of its groups by the names from the top. */
  groups: ReadonlyMap<string, string>;
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
}
type Wrong = ReadRow['errors'][number];

export interface PlannedRow {
  row: number;
  values: ImportValues;
  kind: 'created' | 'updated' | 'unchanged' | 'wrong';
  errors: Wrong[];
}

const wrong = (column: ImportColumn, code: string): Wrong => ({ column, code });

/** What a file would do. Pure. */
export const planImport = (rows: readonly ReadRow[], present: Present, { role }: Pick<Member, 'role'>) => {
  const isAdmin = role >= ROLES.admin;
  const missing = missingPaths(
    rows.flatMap(({ values }) => (values.group ? [values.group] : [])),
    present.groups,
  );
  const isTooMany = present.groups.size + missing.length > MAX_GROUPS;

  const groupErrors = ({ group }: ImportValues, website: ApplicationRecord | undefined): Wrong[] => {
    if (!group) return [];
    const id = present.groups.get(pathKey(group));
    if (id === undefined && !isAdmin) return [wrong('group', 'group_unknown')];
    if (id === undefined && isTooMany) return [wrong('group', 'group_limit')];
    const moves = website !== undefined && website.group_id !== id;
    return moves && !isAdmin ? [wrong('group', 'forbidden')] : [];
  };

  const plan = ({ row, values, errors }: ReadRow): PlannedRow => {
    const website = present.websites.get(values.domain);
    const found = [...errors, ...groupErrors(values, website)];
    if (!website && values.domain !== '' && !hasPlainTopLevel(values.domain, present.moreTopLevels))
      found.push(wrong('domain', 'domain_top_level'));
    const column = languageProblem(website ? { ...website, ...values } : languagesOfNew(values));
    if (column && errors.every((error) => !error.column.includes('language')))
      found.push(wrong(column, 'language_in_use'));
    if (found.length > 0) return { row, values, errors: found, kind: 'wrong' };
    if (!website) return { row, values, errors: [], kind: 'created' };
    const moves = values.group && present.groups.get(pathKey(values.group)) !== website.group_id;
    const changes = moves === true || Object.keys(changesOf(website, values)).length > 0;
    return { row, values, errors: [], kind: changes ? 'updated' : 'unchanged' };
  };

  const planned = rows.map(plan);
  const used = planned.filter(({ kind }) => kind !== 'wrong');
  return {
    rows: planned,
    newGroups: missingPaths(
      used.flatMap(({ values }) => (values.group ? [values.group] : [])),
      present.groups,
    ),
  };
};
