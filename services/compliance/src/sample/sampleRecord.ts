import { DAY_MS } from '@yinyom/contracts/durations';
import { SAMPLE_PERSON, SAMPLE_WORDS, type SamplePart } from './SamplePart';

const text = (th: string, en: string) => ({ th: `${th} · ${SAMPLE_WORDS}`, en: `${en} · ${SAMPLE_WORDS}` });

/** Paper 3: an activity that people would have written about, next to those that the platform makes. */
export const sampleRecord: SamplePart = {
  make: async ({ stores, organizationId, now }) => {
    const at = new Date(now.getTime() - 75 * DAY_MS);
    await stores.activities.insert({
      activity_id: stores.activities.newActivityId(),
      organization_id: organizationId,
      role: 'controller',
      generated: null,
      name: text('การรับสมัครนักเรียน', 'Admission of students'),
      written: {
        data: text(
          'ชื่อ วันเกิด ที่อยู่ และผลการเรียนของผู้สมัคร',
          'Names, birthdays, addresses and grades of applicants',
        ),
        purpose: text('คัดเลือกและรับนักเรียนเข้าศึกษา', 'Selecting and admitting students'),
        controller: text('ฝ่ายทะเบียน', 'Registry'),
        retention: text('หนึ่งปีหลังประกาศผล', 'One year after the results'),
        access: text('เจ้าหน้าที่ฝ่ายทะเบียนห้าคน', 'Five clerks of the registry'),
        disclosure: text('ไม่เปิดเผยแก่บุคคลภายนอก', 'Not disclosed to third parties'),
        security: text('ตู้เอกสารล็อกและระบบจำกัดสิทธิ', 'Locked cabinets and limited access'),
      },
      facts: {},
      hints: {},
      legal_basis: 'contract',
      sensitive: false,
      cross_border: [],
      applications: [],
      ended: false,
      version: 1,
      saved_at: at,
      saved_by: SAMPLE_PERSON,
      reviewed_at: null,
      review_every_months: 12,
      begun_at: at,
    });
  },

  remove: ({ stores, organizationId }) => stores.activities.removeMadeBy(organizationId, SAMPLE_PERSON.id),
};
