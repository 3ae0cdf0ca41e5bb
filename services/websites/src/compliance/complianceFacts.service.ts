import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import { standingOf } from '../application/installationOf';
import { latestResult } from '../application/scanResult';
import type { CategoryStore } from '../category/category.store';
import { effectiveCategories } from '../category/effectiveCategory';
import type { CookieStore } from '../cookie/cookie.store';
import type { LookRecord, LookStore } from '../privacy-look/look.store';
import type { PrivacyLooks } from '../privacy-look/privacyLook.service';
import type { VersionStore } from '../publish/version.store';
import type { DraftStore } from '../template/draft.store';
import { silentCategories } from './silentCategories';

interface Parts {
  applications: ApplicationStore;
  categories: CategoryStore;
  cookies: CookieStore;
  drafts: DraftStore;
  versions: VersionStore;
  privacyLooks: LookStore;
  looks: Pick<PrivacyLooks, 'missing'>;
}

const MOST = 100;
const scanOf = (record: ApplicationRecord): ComplianceFacts['scan'] => {
  const { last_scan, scan_violations } = record;
  const result = latestResult(record);
  return {
    status: last_scan?.status ?? null,
    finished_at: last_scan?.finished_at?.toISOString() ?? null,
    result_id: result?.id ?? null,
    result_at: result?.at.toISOString() ?? null,
    violations: result ? (scan_violations ?? 0) : null,
  };
};

const lookOf = (look: LookRecord | undefined): ComplianceFacts['privacy_look'] =>
  look?.at
    ? {
        at: look.at.toISOString(),
        version: look.version ?? 0,
        links: look.links ?? 1,
        problem: look.problem ?? null,
        status: look.status ?? null,
      }
    : null;

/** Reads what is kept about websites of one organization, for any number of them with the same few questions. */
export const createComplianceFacts = (parts: Parts) => {
  const { applications, categories, cookies, drafts, versions, privacyLooks, looks } = parts;

  /** Purposes of enabled categories that are written neither for the website nor in its banner, per website. */
  const silentIn = async (organizationId: string, ids: readonly string[]): Promise<Map<string, number>> => {
    const [catalogue, overrides] = await Promise.all([
      categories.catalogue(organizationId),
      categories.overridesAmong(ids),
    ]);
    const silent = new Map(
      ids.map((id) => [
        id,
        effectiveCategories(catalogue, overrides.get(id) ?? new Map()).filter(
          (category) => category.enabled && category.type !== CATEGORY_TYPES.unclassified,
        ),
      ]),
    );
    const suspects = ids.filter((id) => silentCategories(silent.get(id) ?? [], undefined) > 0);
    const written = await drafts.languagesOf(suspects);
    return new Map(suspects.map((id) => [id, silentCategories(silent.get(id) ?? [], written.get(id))]));
  };

  /** @param applicationIds null: every enabled one, at most 100 */
  return async (
    organizationId: string,
    applicationIds: readonly string[] | null,
  ): Promise<ComplianceFacts[]> => {
    if (!isId(organizationId)) return [];
    const found = await applications.ofOrganization(organizationId, applicationIds?.filter(isId));
    const records = (applicationIds ? found : found.filter(({ enabled }) => enabled)).slice(0, MOST);
    const ids = records.map(({ _id }) => String(_id));
    const [silentCookies, silent, publishedAt, lookRecords] = await Promise.all([
      cookies.countWithoutPurpose(ids),
      silentIn(organizationId, ids),
      versions.publishedAt(
        records.map(({ _id, template_version: version }) => ({ application_id: String(_id), version })),
      ),
      privacyLooks.ofApplications(ids),
    ]);
    const lookOfId = new Map(lookRecords.map((look) => [look.application_id, look]));
    looks.missing(
      records
        .filter(
          ({ _id, template_version, enabled }) =>
            template_version > 0 && enabled && !lookOfId.has(String(_id)),
        )
        .map(({ _id }) => String(_id)),
    );
    return records.map((record) => {
      const id = String(record._id);
      return {
        application_id: id,
        organization_id: record.organization_id,
        domain_name: record.domain_name,
        name: record.name ?? '',
        default_language: record.default_language,
        enabled: record.enabled,
        template_version: record.template_version,
        published_at: publishedAt.get(id)?.toISOString() ?? null,
        verification: standingOf(record),
        verified_by: standingOf(record) === 'verified' ? (record.verified_by ?? null) : null,
        seen_at: record.seen_at?.toISOString() ?? null,
        looked_at: record.last_look?.at.toISOString() ?? null,
        scan: scanOf(record),
        cookies: record.cookie_count,
        unclassified: record.unclassified_count,
        purposes_missing: { cookies: silentCookies.get(id) ?? 0, categories: silent.get(id) ?? 0 },
        privacy_look: lookOf(lookOfId.get(id)),
      };
    });
  };
};
export type ReadComplianceFacts = ReturnType<typeof createComplianceFacts>;
