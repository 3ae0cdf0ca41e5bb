import { execFileSync, spawnSync } from 'node:child_process';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { PAPER_FACTS } from '@yinyom/contracts/papers/paperItems';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS } from '@yinyom/testing/identityStandIn';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { sampleWebsite } from '../testing/sampleFacts';
import { recordDocument } from './recordDocument';

/** Headings of section 39 (1) to (8), and of section 40 (3) with the notification of B.E. 2565, (1) to (6). */
const STATUTE = {
  controller: [
    'ข้อมูลส่วนบุคคลที่มีการเก็บรวบรวม',
    'วัตถุประสงค์ของการเก็บรวบรวมข้อมูลส่วนบุคคลแต่ละประเภท',
    'ข้อมูลเกี่ยวกับผู้ควบคุมข้อมูลส่วนบุคคล',
    'ระยะเวลาการเก็บรักษาข้อมูลส่วนบุคคล',
    'สิทธิและวิธีการเข้าถึงข้อมูลส่วนบุคคล รวมทั้งเงื่อนไขเกี่ยวกับบุคคลที่มีสิทธิเข้าถึง',
    'การใช้หรือเปิดเผยตามมาตรา 27 วรรคสาม',
    'การปฏิเสธคำขอหรือการคัดค้านตามมาตรา 30 วรรคสาม มาตรา 31 วรรคสาม มาตรา 32 วรรคสาม และมาตรา 36 วรรคหนึ่ง',
    'คำอธิบายเกี่ยวกับมาตรการรักษาความมั่นคงปลอดภัย',
  ],
  processor: [
    'ชื่อและข้อมูลเกี่ยวกับผู้ประมวลผลข้อมูลส่วนบุคคล',
    'ชื่อและข้อมูลเกี่ยวกับผู้ควบคุมข้อมูลส่วนบุคคลที่',
    'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
    'ประเภทหรือลักษณะของการเก็บรวบรวม ใช้ หรือเปิดเผยข้อมูลส่วนบุคคล',
    'ประเภทของบุคคลหรือหน่วยงานที่ได้รับข้อมูลส่วนบุคคล',
    'คำอธิบายเกี่ยวกับมาตรการรักษาความมั่นคงปลอดภัย',
  ],
};

let compliance: Compliance;
beforeAll(async () => {
  // Drawing takes longer than a caller waits where all processors are busy.
  compliance = await startCompliance({ patienceMs: 60_000 });
});
afterAll(() => compliance.close());

const record = async () => (await compliance.officer('GET', `/organizations/${OURS}/processingRecord`)).body;
const partsOf = (page: string): [controller: string, processor: string] => {
  const [before = '', after = ''] = page.split(PAPER_WORDS.th.part_processor);
  return [before, after];
};

it('has every heading of the law in Thai, in each part, with clients and without any', async () => {
  const without = partsOf(recordDocument(await record(), 'th'));
  compliance.sites[OURS]?.push(
    sampleWebsite('1'.repeat(24), 'client.example', { group_id: 'e'.repeat(24), name: 'Client', dpo: null }),
  );
  const whole = await record();
  for (const [controller, processor] of [without, partsOf(recordDocument(whole, 'th'))]) {
    expect(STATUTE.controller.filter((heading) => !controller.includes(heading))).toEqual([]);
    expect(STATUTE.processor.filter((heading) => !processor.includes(heading))).toEqual([]);
  }
  // What processors record waits for no statement of an organization that is none.
  expect(without[1]).not.toMatch(/<h4>|class="empty"/);
  const headings = [whole.controller_record, whole.processor_record].map(({ headings: all }) => all.length);
  expect(headings).toEqual([8, 6]);
});

it('RP-03 has no empty item without saying so, and no text of a person as markup', async () => {
  const name = { en: '<b>Payroll</b> {name}' };
  await compliance.officer('POST', `/organizations/${OURS}/activities`, { name });
  for (const lang of LANGUAGES) {
    const page = recordDocument(await record(), lang);
    expect(page).toContain(PAPER_WORDS[lang].not_stated);
    expect(page).toContain(PAPER_WORDS[lang].draft);
    expect(page).toContain('&lt;b&gt;Payroll&lt;/b&gt; {name}');
    // Whatever language it is in, the headings of the law are there in Thai.
    expect(page).toContain(PAPER_WORDS.th.controller_items.access);
  }
});

it('a client that left is marked as such', async () => {
  const whole = await record();
  expect(recordDocument(whole, 'en')).not.toContain(PAPER_WORDS.en.ended);
  compliance.sites[OURS]?.pop();
  expect(recordDocument(await record(), 'en')).toContain(PAPER_WORDS.en.ended);
});

it('each fact has a sentence, and each sentence a fact', () => {
  expect(Object.keys(PAPER_WORDS.th.facts).sort()).toEqual([...PAPER_FACTS].sort());
});

const hasPdfToText = spawnSync('pdftotext', ['-v']).status === 0;
/** The record as the call answers it. */
const drawn = async (): Promise<Buffer> => {
  const path = `/organizations/${OURS}/processingRecord.pdf?language=th`;
  const { status, type, bytes } = await compliance.download(path);
  expect([status, type]).toEqual([200, 'application/pdf']);
  return bytes;
};

it('is a PDF of several pages whose Thai text can be found', async () => {
  const text = textOfPdf(await drawn());
  expect(text).toContain('มาตรา 39');
  expect(text).toContain('www.example.ac.th');
  expect(text.split('\f').length).toBeGreaterThan(2);
});

(hasPdfToText ? it : it.skip)('pdftotext finds its text, too', async () => {
  const text = execFileSync('pdftotext', ['-', '-'], { input: await drawn(), encoding: 'utf8' });
  expect(text).toContain('มาตรา 39');
});
