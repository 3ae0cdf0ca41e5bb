import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { backupRecord } from '@yinyom/contracts/operations/backup';
import { notFound } from '@yinyom/service-kit/AppError';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { SettingsRecord, SettingsStore } from '../settings/settings.store';

export type IdentityFacts = Pick<InternalHandlers<typeof identityInternal>, 'organizationFacts'>;
export type WebsiteCalls = Pick<
  InternalHandlers<typeof websitesInternal>,
  'websiteFacts' | 'websiteNames' | 'listApplicationIds'
>;

type WebsiteFacts = Awaited<ReturnType<WebsiteCalls['websiteFacts']>>;

/** Everything the platform knows of an organization, before it becomes sentences. */
export interface FactSources {
  organization: NonNullable<Awaited<ReturnType<IdentityFacts['organizationFacts']>>>;
  /** Those that are described one by one. */
  websites: WebsiteFacts['described'];
  /** All of them, with the number of their websites; where websites were chosen, those whose they are. */
  clients: WebsiteFacts['clients'];
  /** How many websites are the organization's own, described or not. */
  ownWebsites: number;
  requests: Pick<SettingsRecord, 'form_enabled' | 'keep_months'>;
  /** Origin of the organization. */
  origin: string;
  /** When the last successful backup was made, ISO 8601; null: none is known. */
  lastBackup: string | null;
}

interface Deps {
  identity: IdentityFacts;
  websites: Pick<WebsiteCalls, 'websiteFacts'>;
  settings: Pick<SettingsStore, 'get'>;
  originOf: ConsoleHosts['originOf'];
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

/**
 * Asks the other services what they know of an organization, at this moment.
 * @param applications ids of the websites that it is about; null: all of them
 * @throws AppError 404 for a closed one
 */
export const createFactSources =
  ({ identity, websites, settings, originOf, dataDir }: Deps) =>
  async (organization_id: string, applications: readonly string[] | null = null): Promise<FactSources> => {
    const [organization, sites, requests, lastBackup] = await Promise.all([
      identity.organizationFacts({ organization_id }),
      websites.websiteFacts({
        organization_id,
        ...(applications && { application_ids: [...applications] }),
      }),
      settings.get(organization_id),
      lastBackupIn(dataDir),
    ]);
    if (!organization) throw notFound();
    const { total, clients, described } = sites;
    return {
      organization,
      websites: described,
      clients,
      ownWebsites: total - clients.reduce((sum, client) => sum + client.websites, 0),
      requests,
      origin: originOf(organization_id),
      lastBackup,
    };
  };
export type ReadFactSources = ReturnType<typeof createFactSources>;
