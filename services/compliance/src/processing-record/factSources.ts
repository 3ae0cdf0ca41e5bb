import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { backupRecord } from '@yinyom/contracts/operations/backup';
import { notFound } from '@yinyom/service-kit/AppError';
import type { SettingsRecord, SettingsStore } from '../settings/settings.store';

export type IdentityFacts = Pick<InternalHandlers<typeof identityInternal>, 'organizationFacts'>;
export type WebsiteCalls = Pick<
  InternalHandlers<typeof websitesInternal>,
  'websiteFacts' | 'listApplicationIds'
>;

/** Everything the platform knows of an organization, before it becomes sentences. */
export interface FactSources {
  organization: NonNullable<Awaited<ReturnType<IdentityFacts['organizationFacts']>>>;
  websites: Awaited<ReturnType<WebsiteCalls['websiteFacts']>>;
  requests: Pick<SettingsRecord, 'form_enabled' | 'keep_months'>;
  /** Origin of the platform. */
  origin: string;
  /** When the last successful backup was made, ISO 8601; null: none is known. */
  lastBackup: string | null;
}

interface Deps {
  identity: IdentityFacts;
  websites: Pick<WebsiteCalls, 'websiteFacts'>;
  settings: Pick<SettingsStore, 'get'>;
  origin: string;
  /** DATA_DIR. */
  dataDir: string;
}

/** What `npm run backup` noted; null where it never ran, or what it wrote cannot be read. */
const lastBackupIn = async (dataDir: string): Promise<string | null> => {
  try {
    const noted: unknown = JSON.parse(await readFile(path.join(dataDir, 'backups.json'), 'utf8'));
    return backupRecord.parse(noted).last_backup?.at ?? null;
  } catch {
    return null;
  }
};

/** Asks the other services what they know of an organization, at this moment. @throws AppError 404 for a closed one */
export const createFactSources =
  ({ identity, websites, settings, origin, dataDir }: Deps) =>
  async (organization_id: string): Promise<FactSources> => {
    const [organization, sites, requests, lastBackup] = await Promise.all([
      identity.organizationFacts({ organization_id }),
      websites.websiteFacts({ organization_id }),
      settings.get(organization_id),
      lastBackupIn(dataDir),
    ]);
    if (!organization) throw notFound();
    return { organization, websites: sites, requests, origin, lastBackup };
  };
export type ReadFactSources = ReturnType<typeof createFactSources>;
