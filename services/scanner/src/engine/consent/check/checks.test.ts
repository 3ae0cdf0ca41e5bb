import { bannerSite, type BannerTwist } from '../../testing/bannerPages';
import { openInspection } from '../../testing/inspection';
import { startTestSite, type TestSite } from '../../testing/testSite';

// One browser looks at several websites side by side, which mostly waits.

/** Banners that are wrong in up to three ways that do not touch each other, by what is wrong with them. */
const BAD: [string, BannerTwist][] = [
  [
    'no_reject_on_first_layer cookie_wall',
    {
      reject: '',
      boxStyle: 'z-index:9',
      more: '<div id="veil" style="position:fixed;inset:0;background:#000c;z-index:8"></div>',
      script: `const veil = document.getElementById('veil');
        if (chosen() === 'yes') veil.remove();
        on('[data-yes]', () => { decide('yes'); veil.remove(); });
        box.querySelector('[data-settings]').remove();
        document.getElementById('inner').remove();`,
    },
  ],
  [
    'preticked reject_smaller policy_unreachable',
    { rejectStyle: 'padding: 2px 4px; font-size: 11px', ticked: true, policy: '/gone' },
  ],
  [
    'no_withdrawal reject_fainter other_language',
    { rejectStyle: 'color: #999; background: #eee', noWayBack: true, english: true },
  ],
  [
    'consent_without_choice not_reachable_by_keyboard overflow',
    {
      reject: `<span data-no role="button" style="display:inline-block;font:16px sans-serif;color:#fff;
        background:#14532d;padding:12px 20px">ปฏิเสธทั้งหมด</span>`,
      script: "addEventListener('scroll', () => { if (box.isConnected) decide('yes'); });",
      boxStyle: 'min-width:700px;overflow:visible;right:auto',
    },
  ],
  [
    'asks_again keyboard_trap',
    {
      forgets: true,
      script: `box.addEventListener('focusout', ({ target, relatedTarget }) => {
        if (!box.contains(relatedTarget)) setTimeout(() => target.focus(), 0);
      });`,
    },
  ],
];

let inspection: Awaited<ReturnType<typeof openInspection>>;
let site: TestSite;

/** Each banner has a host of its own: nothing that one visitor chose is known to another. */
const answersOf = (name: string, twist: BannerTwist) =>
  Object.entries(bannerSite(twist)).map(([path, answer]) => [`${name}.school.ac.th${path}`, answer] as const);
const hostOf = (code: string) => code.replaceAll(/[ _]/g, '-').slice(0, 39);

beforeAll(async () => {
  const all: [string, BannerTwist][] = [['good', {}], ['follows', { follows: true }], ...BAD];
  site = await startTestSite(
    Object.fromEntries(all.flatMap(([code, twist]) => answersOf(hostOf(code), twist))),
  );
  inspection = await openInspection(site.setting);
});
afterAll(async () => {
  await inspection.close();
  await site.close();
});

const scored = async (code: string) => {
  const host = `${hostOf(code)}.school.ac.th`;
  const { score, findings } = await inspection.inspect(site.at('/', host), site.at('/second', host));
  expect(findings.map((finding) => finding.code)).toEqual(score.reasons.map((reason) => reason.code));
  return { score: score.score, findings: findings.map((finding) => finding.code), open: score.not_checked };
};

// Beside each other by hand: tests that run at once begin before what they need is there.
it('a good banner has every point, and each other loses those for what is wrong with it', async () => {
  const codes = ['good', 'follows', ...BAD.map(([code]) => code)];
  const found: Record<string, unknown> = {};
  const waiting = [...codes];
  const work = async () => {
    for (let code = waiting.shift(); code; code = waiting.shift()) found[code] = await scored(code);
  };
  await Promise.all(Array.from({ length: 3 }, work));
  expect(found['good']).toEqual({ score: 100, findings: [], open: [] });
  // Whoever reads English sees it in the page's language.
  expect(found['follows']).toEqual(found['good']);
  for (const [codes] of BAD) expect(found[codes]).toMatchObject({ findings: codes.split(' ') });
});
