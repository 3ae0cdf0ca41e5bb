import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import type { OwnerApi } from './ownerApi';

/** Begins an agreement with a processor in which nothing is missing. */
export const beginAgreement = async ({ call, organizationId }: OwnerApi): Promise<ProcessorAgreement> => {
  const body = {
    controller: { name: 'มหาวิทยาลัยตัวอย่าง', address: '1 ถนนพหลโยธิน กรุงเทพมหานคร' },
    processor: { name: 'บริษัท คลาวด์ตัวอย่าง จำกัด', address: '2 ถนนสีลม กรุงเทพมหานคร', country: 'TH' },
    service: 'ดูแลและโฮสต์เว็บไซต์',
    purpose: 'เผยแพร่เว็บไซต์และเก็บหลักฐานความยินยอม',
    data: 'ชื่อ อีเมล และหมายเลขไอพี',
    persons: 'ผู้เข้าชมเว็บไซต์',
    agreed_measures: ['encryption_transit', 'backups', 'access_rights'],
    subprocessors: [{ name: 'Example Storage Ltd.', country: 'SG', purpose: 'Backups' }],
  };
  return (await call<ProcessorAgreement>('POST', `/organizations/${organizationId}/agreements`, { body }))
    .body;
};
