import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import type { OwnerApi } from './ownerApi';

/** Enters a letter of the regulator with two questions, of which a paper answers one. */
export const enterLetter = async ({ call, organizationId }: OwnerApi): Promise<InspectionLetter> => {
  const body = {
    letter_from: 'สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล',
    letter_number: 'สคส 0401/1234',
    letter_date: '2026-11-20',
    due_date: '2099-12-15',
    questions: [
      { question: 'ขอบันทึกรายการตามมาตรา 39', inspection_papers: ['processing'] },
      { question: 'ขอรายชื่อผู้ประมวลผลข้อมูลส่วนบุคคล' },
    ],
  };
  const path = `/organizations/${organizationId}/inspection-letters`;
  return (await call<InspectionLetter>('POST', path, { body })).body;
};
