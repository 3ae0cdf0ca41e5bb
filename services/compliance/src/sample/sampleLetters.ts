import { DAY_MS } from '@yinyom/contracts/durations';
import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { createLogger } from '@yinyom/service-kit/logger';
import { createDraftCover } from '../inspection-letters/draftCover';
import { createInspectionLetterService } from '../inspection-letters/letters.service';
import { SAMPLE_WORDS, type SamplePart } from './SamplePart';

const OFFICE = `สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล · ${SAMPLE_WORDS}`;

/** One question for each paper, in the order of the binder. */
const QUESTIONS: Record<InspectionPaper, string> = {
  officer: 'ขอหนังสือแต่งตั้งและข้อมูลติดต่อของเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล (มาตรา 41)',
  notices: 'ขอประกาศความเป็นส่วนตัวและนโยบายคุกกี้ทุกฉบับที่ใช้ในระยะเวลาดังกล่าว (มาตรา 23)',
  processing: 'ขอบันทึกรายการกิจกรรมการประมวลผล (มาตรา 39)',
  agreements: 'ขอข้อตกลงกับผู้ประมวลผลข้อมูลส่วนบุคคลทุกราย (มาตรา 40)',
  consent_proof: 'ขอหลักฐานการให้และการถอนความยินยอม (มาตรา 19)',
  cookies: 'ขอรายการคุกกี้ก่อนและหลังการเลือกของผู้เข้าชม',
  requests: 'ขอทะเบียนคำขอใช้สิทธิของเจ้าของข้อมูลส่วนบุคคลพร้อมผลการดำเนินการ (มาตรา 30 ถึง 36)',
  breaches: 'ขอทะเบียนเหตุการละเมิดข้อมูลส่วนบุคคลและการแจ้งเหตุ (มาตรา 37 (4))',
  transfers: 'ขอรายการส่งหรือโอนข้อมูลส่วนบุคคลไปยังต่างประเทศและเหตุที่อ้าง (มาตรา 28 และ 29)',
  security: 'ขอคำอธิบายมาตรการรักษาความมั่นคงปลอดภัย (มาตรา 37 (1))',
  training: 'ขอบันทึกการอบรมและการทบทวนมาตรการ',
};
const questionsAbout = (papers: readonly InspectionPaper[]) =>
  papers.map((paper) => ({ question: QUESTIONS[paper], inspection_papers: [paper], remark: '' }));

/** No binder is made up. */
const NO_BINDER = async () => null;

/** Two letters: one that was answered last month, and one that asks for all eleven papers and is due in three weeks. */
export const sampleLetters: SamplePart = {
  make: async ({ stores, seals, organizationId, organizationName, userId, now }) => {
    const madeAt = (days: number) => {
      const at = new Date(now.getTime() - days * DAY_MS);
      return createInspectionLetterService({
        letters: stores.inspectionLetters,
        seals,
        draftCover: createDraftCover({
          sources: [],
          identity: { organizationContact: async () => null },
          sentBinder: NO_BINDER,
          logger: createLogger('silent'),
        }),
        sentBinder: NO_BINDER,
        now: () => at,
      });
    };
    const day = (days: number): string => addDays(bangkokDay(now), days);
    const by = { id: userId, name: SAMPLE_WORDS };
    const earlier = await madeAt(50).create(
      organizationId,
      by,
      {
        letter_from: OFFICE,
        letter_number: 'สคส (ตัวอย่าง) 1/0101',
        letter_date: day(-52),
        due_date: day(-30),
        period_from: null,
        period_until: null,
        cover_gaps: false,
        questions: questionsAbout(['officer', 'consent_proof']),
      },
      true,
    );
    await madeAt(35).answer(
      organizationId,
      organizationName,
      String(earlier._id),
      by,
      { reference: 'ตย (ตัวอย่าง) 7/2569', answered_on: day(-35), remark: SAMPLE_WORDS, binder_id: null },
      earlier.revision,
    );
    await madeAt(4).create(
      organizationId,
      by,
      {
        letter_from: OFFICE,
        letter_number: 'สคส (ตัวอย่าง) 1/0202',
        letter_date: day(-6),
        due_date: day(21),
        period_from: day(-90),
        period_until: day(-1),
        cover_gaps: false,
        questions: questionsAbout(PAPER_ORDER),
      },
      true,
    );
  },

  remove: ({ stores, organizationId }) => stores.inspectionLetters.removeSamples(organizationId),
};
