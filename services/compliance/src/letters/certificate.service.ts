import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';
import type { ErasureCertificate } from '@yinyom/contracts/requests/requestDocuments';
import { conflict, notFound } from '@yinyom/service-kit/AppError';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { SettingsStore } from '../settings/settings.store';

export type CertificateSigner = Pick<InternalHandlers<typeof consentsInternal>, 'signCertificate'>;

interface Deps {
  requests: Pick<RequestStore, 'keepCertificate'>;
  settings: Pick<SettingsStore, 'get'>;
  consents: CertificateSigner;
  now(): Date;
}

/**
 * Certifies that an erasure was completed: where, when, and until when backups hold it. Nothing in it names the person. It is issued once: file
 * and PDF have the same moment and the same signature, whenever they are asked for.
 */
export const createCertificateService =
  ({ requests, settings, consents, now }: Deps) =>
  /** @throws AppError 404 once it was purged, 409 state_not_allowed unless an erasure was completed, no_task_done where nothing was erased */
  async (record: RequestRecord, organizationName: string): Promise<ErasureCertificate> => {
    const { closed_at, state, rights } = record;
    if (record.purged_at) throw notFound();
    if (state !== 'completed' || !closed_at || !rights.includes('erasure'))
      throw conflict('state_not_allowed');
    if (!record.tasks.some((task) => task.state === 'done')) throw conflict('no_task_done');
    if (record.certificate) return record.certificate;
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
    const issued = { ...content, ...(await consents.signCertificate({ content })) };
    const kept = await requests.keepCertificate(record._id, issued);
    if (!kept) throw notFound();
    return kept;
  };
export type Certify = ReturnType<typeof createCertificateService>;
