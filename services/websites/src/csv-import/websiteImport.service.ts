import {
  MAX_IMPORT_ERRORS,
  type importWebsites,
  type ImportError,
  type WebsiteImport,
} from '@yinyom/contracts/bulk/websiteImport';
import type { Lang } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationStore } from '../application/application.store';
import type { OrderedBy } from '../bulk/BulkActionRecord';
import type { BulkActionService } from '../bulk/bulkAction.service';
import { rowMessage } from '../bulk/toBulkAction';
import type { GroupStore } from '../inheritance/group.store';
import { groupsByPath } from './groupPaths';
import { planImport, type PlannedRow } from './planImport';
import { readWebsitesOffLoop } from './readWebsitesOffLoop';

interface Parts {
  applications: Pick<ApplicationStore, 'byDomain'>;
  groups: Pick<GroupStore, 'ofOrganization'>;
  bulk: Pick<BulkActionService, 'begin'>;
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
}

const DOMAINS_AT_ONCE = 500;

const errorsOf = (rows: readonly PlannedRow[], lang: Lang): ImportError[] =>
  rows
    .flatMap(({ row, errors }) =>
      errors.map(({ column, code }) => ({ row, column, code, message: rowMessage(code, lang) ?? code })),
    )
    .slice(0, MAX_IMPORT_ERRORS);

/** Adds and changes websites from a file: shown first, then as a job. */
export const createWebsiteImportService = ({ applications, groups, bulk, moreTopLevels }: Parts) => {
  const websitesOf = async (organizationId: string, domains: readonly string[]) => {
    const found = new Map<string, Awaited<ReturnType<ApplicationStore['byDomain']>>[number]>();
    for (let from = 0; from < domains.length; from += DOMAINS_AT_ONCE)
      for (const one of await applications.byDomain(
        organizationId,
        domains.slice(from, from + DOMAINS_AT_ONCE),
      ))
        found.set(one.domain_name, one);
    return found;
  };

  const begin = (rows: readonly PlannedRow[], organizationId: string, by: OrderedBy) =>
    bulk.begin(
      {
        organization_id: organizationId,
        action: 'import',
        operation: { action: 'import' },
        by,
        total: rows.length,
        begins_at: null,
        continues_at: null,
        expected_by: null,
      },
      [],
      rows.map(({ row, values, kind, errors }) => ({
        position: row,
        application_id: null,
        domain_name: values.domain,
        code: errors[0]?.code ?? null,
        ...(kind !== 'wrong' && { values }),
      })),
    );

  return {
    /** @throws AppError 422 for a file that is no table of websites, 429 or 503 where too many files are being read */
    run: async (
      member: Member,
      { csv, dry_run }: Pick<BodyOf<typeof importWebsites>, 'csv' | 'dry_run'>,
      by: OrderedBy,
      lang: Lang,
    ): Promise<WebsiteImport> => {
      const { organizationId } = member;
      const { rows: read, ignored } = await readWebsitesOffLoop(organizationId, csv);
      const domains = read.map(({ values }) => values.domain).filter(Boolean);
      const [websites, tree] = await Promise.all([
        websitesOf(organizationId, domains),
        groups.ofOrganization(organizationId),
      ]);
      const present = { websites, groups: groupsByPath(tree), moreTopLevels };
      const { rows, newGroups } = planImport(read, present, member);
      const count = (kind: PlannedRow['kind']): number => rows.filter((row) => row.kind === kind).length;
      return {
        rows: rows.length,
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        wrong: count('wrong'),
        new_groups: newGroups,
        ignored_columns: ignored,
        row_errors: errorsOf(rows, lang),
        bulk_action: dry_run || rows.length === 0 ? null : await begin(rows, organizationId, by),
      };
    },
  };
};
export type WebsiteImportService = ReturnType<typeof createWebsiteImportService>;
