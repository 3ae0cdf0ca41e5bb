import { getConsent, getConsentState, listConsents } from '@yinyom/contracts/consents/listConsents';
import { getRefusedAlone } from '@yinyom/contracts/consents/refusedAlone';
import { notFound } from '@yinyom/service-kit/AppError';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { periodOf } from '../figures/period';
import type { Consents } from './consents.service';

/** Rows 67 and 68, and what counts now. */
export const bindConsents = (bind: RouteBinder, access: ApplicationAccess, consents: Consents): void => {
  bind(listConsents, async (call) => {
    const { id, member } = await access(call, call.query.application_id);
    return consents.list(id, call.query, member.role);
  });

  bind(getRefusedAlone, async (call) => {
    const { id } = await access(call, call.params.id);
    const period = periodOf(call.query);
    return { ...period, ...(await consents.refusedAlone(id, period)) };
  });

  bind(getConsent, async (call) => {
    const record = await consents.record(call.params.id);
    const { member } = await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    return consents.ofRecord(record, member.role);
  });
  bind(getConsentState, async (call) => {
    const record = await consents.record(call.params.id);
    await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    return consents.stateOf(record);
  });
};
