import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';
import type { ErasureCertificate } from '@yinyom/contracts/requests/requestDocuments';
import { conflict, notFound } from '@yinyom/service-kit/AppError';
import type { RequestRecord } from '../register/RequestRecord';
import type { SettingsStore } from '../settings/settings.store';

export type CertificateSigner = Pick<InternalHandlers<typeof consentsInternal>, 'signCertificate'>;

interface Deps {
  settings: Pick<SettingsStore, 'get'>;
  consents: CertificateSigner;
  now(): Date;
}

/** Certifies that an erasure was completed: where, when, and until when backups hold it. Nothing in it names the person. */
export const createCertificateService =
  ({ settings, consents, now }: Deps) =>
  /** @throws AppError 404 once it was purged, 409 state_not_allowed unless an erasure was completed */
  async (record: RequestRecord, organizationName: string): Promise<ErasureCertificate> => {
    const { closed_at, state, rights } = record;
    if (record.purged_at) throw notFound();
    if (state !== 'completed' || !closed_at || !rights.includes('erasure'))
      throw conflict('state_not_allowed');
    const { backup_days } = await settings.get(record.organization_id);
    const content = {
      kind: 'erasure_certificate' as const,
      version: 1 as const,
      number: record.number,
      organization_id: record.organization_id,
      organization_name: organizationName,
      rights,
      received_at: record.received_at.toISOString(),
      completed_at: closed_at.toISOString(),
      erased_in: record.tasks.map((task) => ({
        system_name: task.system_name,
        state: task.state,
        done_at: task.state === 'done' ? (task.done_at?.toISOString() ?? null) : null,
      })),
      backups_until: (record.backups_until ?? endOfDayAfter(closed_at, backup_days)).toISOString(),
      issued_at: now().toISOString(),
    };
    return { ...content, ...(await consents.signCertificate({ content })) };
  };
export type Certify = ReturnType<typeof createCertificateService>;
