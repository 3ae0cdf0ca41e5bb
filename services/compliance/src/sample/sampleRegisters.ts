import { DAY_MS } from '@yinyom/contracts/durations';
import { NO_OFFICER, type OfficerStatement } from '@yinyom/contracts/papers/officer';
import { NO_MEASURES, type SecurityStatement } from '@yinyom/contracts/papers/securityMeasures';
import { NO_TRANSFERS_STATED, type TransferStatement } from '@yinyom/contracts/papers/transfers';
import type { TrainingRow } from '@yinyom/contracts/papers/trainings';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { letterOf } from '../registers/scanOwners';
import { createStatements } from '../registers/statements';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { samplePdf } from './samplePdf';
import { SAMPLE_PERSON, SAMPLE_WORDS, type SampleContext, type SamplePart } from './SamplePart';

const marked = (text: string): string => `${text} · ${SAMPLE_WORDS}`;

/** Two measures are left to the person who tries the product. */
const MEASURES: SecurityStatement['measures'] = {
  organizational: marked('แต่งตั้งคณะทำงานด้านความมั่นคงปลอดภัยและทบทวนนโยบายปีละครั้ง'),
  technical: marked('เข้ารหัสข้อมูลระหว่างส่งและขณะจัดเก็บ ติดตั้งโปรแกรมป้องกันมัลแวร์'),
  physical: marked('ห้องแม่ข่ายล็อกและบันทึกการเข้าออก'),
  risk_cycle: marked('ประเมินความเสี่ยงทุกหกเดือนและซ้อมแผนรับมือเหตุ'),
  continuity: marked('สำรองข้อมูลทุกวันและทดสอบการกู้คืนทุกไตรมาส'),
  components: marked('ปรับปรุงระบบปฏิบัติการและฐานข้อมูลภายในสามสิบวันหลังมีการแก้ไขช่องโหว่'),
  identity_and_need: marked('ยืนยันตัวตนสองขั้นตอนและให้สิทธิเท่าที่จำเป็นต่อหน้าที่'),
  user_access: marked('ทบทวนสิทธิผู้ใช้ทุกไตรมาสและเพิกถอนสิทธิในวันที่พ้นหน้าที่'),
  user_duties: marked('ผู้ใช้ลงนามรับทราบหน้าที่ก่อนได้รับสิทธิ'),
  audit_trail: marked('เก็บบันทึกการเข้าถึงและการแก้ไขไว้หนึ่งปี'),
};

const statementsOf = async ({ stores, organizationId, now }: SampleContext): Promise<void> => {
  const at = new Date(now.getTime() - 80 * DAY_MS);
  const from = { statements: stores.statements, now: () => at };
  const officer: OfficerStatement = {
    ...NO_OFFICER,
    appointed_on: addDays(bangkokDay(now), -200),
    appointed_by: marked('สมศักดิ์ ทดลอง ผู้อำนวยการ'),
  };
  await createStatements(from, 'officer', NO_OFFICER).save(organizationId, officer, SAMPLE_PERSON, 0);
  const transfers: TransferStatement = {
    ...NO_TRANSFERS_STATED,
    recipients: [
      {
        host: null,
        recipient: marked('ผู้ให้บริการอีเมลตัวอย่าง'),
        country: 'SG',
        ground: 's29_safeguards',
        note: marked('ข้อสัญญามาตรฐาน เลขที่ 1/2569'),
      },
    ],
  };
  await createStatements(from, 'transfers', NO_TRANSFERS_STATED).save(
    organizationId,
    transfers,
    SAMPLE_PERSON,
    0,
  );
  await createStatements(from, 'security', NO_MEASURES).save(
    organizationId,
    { measures: MEASURES },
    SAMPLE_PERSON,
    0,
  );
};

const trainingsOf = async ({ stores, seals, organizationId, now }: SampleContext): Promise<void> => {
  const day = (days: number): string => addDays(bangkokDay(now), days);
  const rows: Pick<TrainingRow, 'kind' | 'subject' | 'held_on' | 'attendee_count' | 'next_due_on'>[] = [
    {
      kind: 'training',
      subject: marked('อบรมกฎหมายคุ้มครองข้อมูลส่วนบุคคลสำหรับบุคลากร'),
      held_on: day(-60),
      attendee_count: 42,
      next_due_on: day(300),
    },
    {
      kind: 'review',
      subject: marked('ทบทวนสิทธิการเข้าถึงข้อมูล'),
      held_on: day(-45),
      attendee_count: 4,
      next_due_on: null,
    },
  ];
  for (const row of rows) {
    const owner = { _id: stores.trainings.newId(), organization_id: organizationId };
    await stores.trainings.insert({
      ...row,
      ...owner,
      attendees: seals.seal(owner, marked('บุคลากรสมมติ')),
      sealed_with: seals.current,
      entered_at: new Date(now.getTime() - 40 * DAY_MS),
      entered_by: SAMPLE_PERSON,
    });
  }
};

/** Papers 1, 9, 10 and 11: most of each, and something that is still to be stated. */
export const sampleRegisters: SamplePart = {
  make: async (context) => {
    await statementsOf(context);
    await trainingsOf(context);
    const { stores, ring, organizationId, now } = context;
    const at = new Date(now.getTime() - 79 * DAY_MS);
    const scans = createSignedScans({ files: stores.paperFiles, ring, now: () => at });
    const letter = samplePdf('Sample data: letter of appointment, no real document');
    await scans.keep(letterOf(organizationId), letter, SAMPLE_PERSON);
  },

  remove: async ({ stores, organizationId }) => {
    for (const store of [stores.statements, stores.trainings, stores.paperFiles])
      await store.removeMadeBy(organizationId, SAMPLE_PERSON.id);
  },
};
