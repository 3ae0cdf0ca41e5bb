import { OURS } from '@yinyom/testing/identityStandIn';
import type { ProcessorCalls } from '../agreements/knownProcessors';

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
type Webhooks = Awaited<ReturnType<NonNullable<ProcessorCalls['notify']>['webhookHosts']>>;
type Keys = Awaited<ReturnType<ProcessorCalls['identity']['writingKeys']>>;

/** What the platform knows of possible processors in tests; a test may change it at any time. */
export const sampleProcessors = () => ({
  /** By website. */
  hosts: { ['c'.repeat(24)]: [{ host: 'analytics.example', names: ['_a', '_b'] }] } as Record<string, Hosts>,
  webhooks: [{ host: 'crm.example.net', events: ['consent.recorded'] }] as Webhooks,
  keys: [{ id: 'e'.repeat(24), name: 'ERP', scopes: ['exports:write'], application_ids: null }] as Keys,
  /** The scanner service answers nothing. */
  isScannerDown: false,
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
    },
    notify: { webhookHosts: async ({ organization_id }) => ofOurs(organization_id, known.webhooks) },
    writingKeys: async ({ organization_id }) => ofOurs(organization_id, known.keys),
  } satisfies Pick<ProcessorCalls, 'scanner' | 'notify'> & ProcessorCalls['identity'];
};
