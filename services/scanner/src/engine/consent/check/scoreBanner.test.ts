import { NOTHING_KNOWN, type BannerFacts } from './BannerFacts';
import { scoreBanner } from './scoreBanner';

const GOOD: BannerFacts = {
  firstLayer: { accept: true, decline: true, inform: false },
  look: { accept: { area: 5_000, contrast: 8 }, decline: { area: 4_500, contrast: 7 } },
  preticked: 0,
  withoutChoice: [],
  wall: false,
  withdrawal: 'policy',
  language: { banner: ['thai', 'latin'], page: 'thai', tag: 'th' },
  policy: { url: 'https://a.test/policy', reached: true, code: null },
  keyboard: { reached: true, trapped: false },
  fits: { narrow: true, zoomed: true },
  asksAgain: false,
};
const scored = (facts: Partial<BannerFacts>) => scoreBanner({ ...GOOD, ...facts }, 'https://a.test/');

it('a good banner has every point, and nothing is left open', () => {
  expect(scored({})).toEqual({ score: { score: 100, reasons: [], not_checked: [] }, findings: [] });
});

it.each([
  ['no_reject_on_first_layer', 75, { firstLayer: { accept: true, decline: false, inform: false } }],
  ['no_reject_on_first_layer', 75, { firstLayer: { accept: false, decline: false, inform: true } }],
  ['consent_without_choice', 75, { withoutChoice: ['_ga'] }],
  ['preticked', 80, { preticked: 2 }],
  ['no_withdrawal', 80, { withdrawal: 'none' }],
  ['asks_again', 80, { asksAgain: true }],
  ['cookie_wall', 90, { wall: true }],
  ['keyboard_trap', 90, { keyboard: { reached: true, trapped: true } }],
  ['not_reachable_by_keyboard', 90, { keyboard: { reached: false, trapped: false } }],
  [
    'reject_smaller',
    92,
    { look: { accept: { area: 5_000, contrast: 8 }, decline: { area: 3_999, contrast: 8 } } },
  ],
  ['reject_fainter', 92, { look: { accept: { area: 1, contrast: 5 }, decline: { area: 1, contrast: 4.4 } } }],
  ['reject_fainter', 92, { look: { accept: { area: 1, contrast: 16 }, decline: { area: 1, contrast: 10 } } }],
  ['other_language', 92, { language: { banner: ['latin'], page: 'thai', tag: 'th' } }],
  ['policy_unreachable', 92, { policy: { url: 'https://a.test/p', reached: false, code: 'http_404' } }],
  ['overflow', 92, { fits: { narrow: false, zoomed: true } }],
] as const)('%s leaves %i', (code, score, facts) => {
  const result = scored(facts as unknown as Partial<BannerFacts>);
  expect(result.score).toMatchObject({ score, reasons: [{ code, points: 100 - score }] });
  expect(result.findings).toMatchObject([{ kind: 'banner', code }]);
});

it('what could not be checked costs nothing and is told', () => {
  const { score } = scoreBanner(NOTHING_KNOWN, 'https://a.test/');
  expect(score).toMatchObject({ score: 100, reasons: [] });
  expect(score.not_checked).toHaveLength(13);
});

it('no score is below nothing', () => {
  const { score } = scored({
    firstLayer: { accept: true, decline: false, inform: false },
    withoutChoice: ['a'],
    preticked: 1,
    withdrawal: 'none',
    asksAgain: true,
    wall: true,
  });
  expect(score.score).toBe(0);
});
