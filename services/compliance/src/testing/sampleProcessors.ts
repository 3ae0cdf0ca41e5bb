import { OURS } from '@yinyom/testing/identityStandIn';
import type { ProcessorCalls } from '../agreements/knownProcessors';
import type { FormCalls } from '../processing-record/scannedForms';

/** An agreement with everything that its paper needs. */
export const sampleAgreement = (changes: Record<string, unknown> = {}) => ({
  controller: { name: 'มหาวิทยาลัยตัวอย่าง', address: '1 ถนนพหลโยธิน กรุงเทพมหานคร', signatory: 'สุดา ใจดี' },
  processor: { name: 'บริษัท คลาวด์ตัวอย่าง จำกัด', address: '2 ถนนสีลม กรุงเทพมหานคร', country: 'TH' },
  service: 'โฮสต์ระบบรับสมัครนักศึกษา',
  purpose: 'จัดเก็บและแสดงข้อมูลการสมัคร',
  data: 'ชื่อ อีเมล โทรศัพท์',
  persons: 'ผู้สมัครเข้าศึกษา',
  agreed_measures: ['encryption_transit', 'backups'],
  ...changes,
});

type Hosts = Awaited<ReturnType<NonNullable<ProcessorCalls['scanner']>['scannedHosts']>>[number]['hosts'];
type Forms = Awaited<ReturnType<FormCalls['scannedForms']>>[number]['forms'];
type Webhooks = Awaited<ReturnType<NonNullable<ProcessorCalls['notify']>['webhookHosts']>>;
type Keys = Awaited<ReturnType<ProcessorCalls['identity']['writingKeys']>>;

/** A form on a page, as a scan found it. */
export const sampleForm = (
  path: string,
  fields: Forms[number]['fields'],
  more: Partial<Forms[number]> = {},
) => ({
  address: `https://www.example.ac.th${path}`,
  fields,
  has_notice: true,
  has_consent: false,
  encrypted: true,
  readers: [],
  ...more,
});

/** What the platform knows of possible processors in tests, and of forms; a test may change it at any time. */
export const sampleProcessors = () => ({
  /** By website. */
  hosts: { ['c'.repeat(24)]: [{ host: 'analytics.example', names: ['_a', '_b'] }] } as Record<string, Hosts>,
  webhooks: [{ host: 'crm.example.net', events: ['consent.recorded'] }] as Webhooks,
  keys: [{ id: 'e'.repeat(24), name: 'ERP', scopes: ['exports:write'], application_ids: null }] as Keys,
  /** What the latest scan with leak watch found, by website. */
  forms: {} as Record<string, Forms>,
  /** The scanner service answers nothing. */
  isScannerDown: false,
  /** Website whose scans it cannot read, and with it none that is asked for at the same time. */
  unreadable: '',
});

/** The other services as they would answer; all of it is our organization's. */
export const processorCalls = (known: ReturnType<typeof sampleProcessors>) => {
  const ofOurs = <T>(organizationId: string, list: T[]): T[] => (organizationId === OURS ? list : []);
  return {
    scanner: {
      scannedHosts: async ({ application_ids }) => {
        if (known.isScannerDown) throw new Error('down');
        return application_ids.flatMap((application_id) => {
          const hosts = known.hosts[application_id];
          return hosts ? [{ application_id, finished_at: '2026-11-29T03:00:00.000Z', hosts }] : [];
        });
      },
      scannedForms: async ({ application_ids }: { application_ids: string[] }) => {
        if (known.isScannerDown || application_ids.includes(known.unreadable)) throw new Error('down');
        return application_ids.flatMap((application_id) => {
          const forms = known.forms[application_id];
          return forms ? [{ application_id, finished_at: '2026-11-29T03:00:00.000Z', forms }] : [];
        });
      },
    },
    notify: { webhookHosts: async ({ organization_id }) => ofOurs(organization_id, known.webhooks) },
    writingKeys: async ({ organization_id }) => ofOurs(organization_id, known.keys),
  } satisfies Pick<ProcessorCalls, 'scanner' | 'notify'> &
    ProcessorCalls['identity'] & { scanner: FormCalls };
};
