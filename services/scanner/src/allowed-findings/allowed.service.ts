import type { BodyOf } from '@yinyom/contracts/endpoint';
import {
  MAX_ALLOWED_FINDINGS,
  type AllowedFinding,
  type allowFinding,
} from '@yinyom/contracts/scanner/allowedFinding';
import { AppError } from '@yinyom/service-kit/AppError';
import { onlyPage } from '@yinyom/service-kit/http/listPages';
import type { AllowedRecord } from './AllowedRecord';
import type { AllowedStore } from './allowed.store';

interface Site {
  id: string;
  organization_id: string;
}

const toAllowed = ({ code, host, reason, allowed_by, allowed_at }: AllowedRecord): AllowedFinding => ({
  code,
  host,
  reason,
  allowed_by,
  allowed_at: allowed_at.toISOString(),
});

/** What owners answer for. */
export const createAllowedService = (store: AllowedStore) => {
  const list = async (site: Pick<Site, 'id'>) =>
    onlyPage((await store.list(site.id)).map(toAllowed), MAX_ALLOWED_FINDINGS);
  return {
    list,
    /** @throws AppError 409 too_many_allowed */
    change: async (
      site: Site,
      { code, host, reason }: BodyOf<typeof allowFinding>,
      by: AllowedFinding['allowed_by'],
    ) => {
      const which = { application_id: site.id, code, host };
      if (reason === null) {
        await store.remove(which);
        return list(site);
      }
      const known = await store.list(site.id);
      const isNew = !known.some((one) => one.code === code && one.host === host);
      if (isNew && known.length >= MAX_ALLOWED_FINDINGS) throw new AppError(409, 'too_many_allowed');
      await store.save({
        ...which,
        organization_id: site.organization_id,
        reason,
        allowed_by: by,
        allowed_at: new Date(),
      });
      return list(site);
    },
  };
};
export type AllowedService = ReturnType<typeof createAllowedService>;
