import { openInspection } from '../testing/inspection';
import { startTestSite } from '../testing/testSite';
import { UNLIKE_BANNERS, unlikeSites } from '../testing/unlikeBanners';

// One browser looks at several websites side by side, which mostly waits. Banners that are unlike in their words alone are
// tried out at length (SOAK=1); what their buttons are is seen in findBanner.test.ts.

const NAMES = Object.keys(UNLIKE_BANNERS);
const TRIED = NAMES.filter((name) => process.env['SOAK'] === '1' || !UNLIKE_BANNERS[name]?.onlyWords);
const hostOf = (name: string) => `unlike${NAMES.indexOf(name)}.school.ac.th`;

it('banners in words and ways that no list has are answered both ways', async () => {
  const site = await startTestSite(unlikeSites(hostOf));
  const inspection = await openInspection(site.setting);
  const wrong: string[] = [];
  const waiting = TRIED.flatMap((name) =>
    (['accept', 'decline'] as const).map((choice) => ({ name, choice })),
  );
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, choice } = next;
      const cookies = await inspection.choose(site.at('/', hostOf(name)), choice);
      const refusable = !UNLIKE_BANNERS[name]?.onlyAccept;
      const right = choice === 'accept' ? ['chose_yes'] : refusable ? ['chose_no'] : [];
      if (cookies.join() !== right.join()) wrong.push(`${name}, ${choice}: ${cookies.join() || 'nothing'}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  await inspection.close();
  await site.close();
  expect(wrong).toEqual([]);
});
