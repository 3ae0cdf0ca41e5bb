import { DAY_MS } from '@yinyom/contracts/durations';
import { planPast } from '@yinyom/consents/sample/planPast';
import { LIBRARY_SAMPLE_HOST, MAIN_SAMPLE_HOST } from './demoHosts';

const DAYS = 90;
const PATHS = ['/', '/news', '/admission', '/privacy'];

/** Their names say in every list, file and mail that nothing of it is real. */
const WEBSITES = [
  {
    host: MAIN_SAMPLE_HOST,
    name: 'เว็บไซต์หลัก (ข้อมูลตัวอย่าง)',
    seed: 2569,
    perDay: 26.5,
    versions: [
      { day: 0, note: 'เผยแพร่ครั้งแรก', reconsent: 'all', design: {} },
      { day: 34, note: 'ย้ายแบนเนอร์ไปมุมล่างขวา', reconsent: 'none', design: { layout: 11 } },
      { day: 67, note: 'กลับมาที่ขอบล่าง ขอความยินยอมใหม่', reconsent: 'all', design: { layout: 0 } },
    ],
  },
  {
    host: LIBRARY_SAMPLE_HOST,
    name: 'หอสมุดกลาง (ข้อมูลตัวอย่าง)',
    seed: 1112,
    perDay: 13.4,
    versions: [
      { day: 0, note: 'เผยแพร่ครั้งแรก', reconsent: 'all', design: {} },
      { day: 50, note: 'ใช้ธีมสีเข้ม', reconsent: 'none', design: { theme: 'dark' } },
    ],
  },
] as const;

/**
 * What happened on the sample websites until a moment: their versions, each with the decisions made about it. Pure.
 * @returns websites in order; each version with the decisions until the next one
 */
export const sampleStory = (now: Date) => {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const dayOf = (day: number) => new Date(since.getTime() + day * DAY_MS);
  return WEBSITES.map(({ host, name, seed, perDay, versions }) => {
    const decisions = planPast({ seed, from: since, to: now, perDay, paths: PATHS });
    return {
      host,
      name,
      since,
      versions: versions.map(({ day, ...version }, index) => {
        const at = dayOf(day);
        const next = versions[index + 1];
        const until = next ? dayOf(next.day) : now;
        const isOfIt = (time: Date) => time >= at && (time < until || until === now);
        return { ...version, at, decisions: decisions.filter((decision) => isOfIt(decision.at)) };
      }),
    };
  });
};
