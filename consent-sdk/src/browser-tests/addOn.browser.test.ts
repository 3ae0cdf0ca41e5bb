import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until } from '../../testing/visit';

/** As docs/guides/tcf.md describes it: a file after the snippet that knows the public API alone. */
const ADD_ON = `
const seen = window.seen = [];
const say = (eventStatus, consent) => seen.push([eventStatus, consent ? consent.types[4] : null]);
yinyom.on('ready', (consent) => say(consent ? 'tcloaded' : 'cmpuishown', consent));
yinyom.on('change', (consent) => say('useractioncomplete', consent));`;

test('An add-on file after the snippet learns everything that a TCF interface has to answer', async () => {
  const stage = await createStage();
  const { page, consent, leave } = await stage.visitor();
  try {
    stage.site.script('/addon.js', ADD_ON);
    stage.site.page('/', consent.scriptUrl, '', '<script src="/addon.js"></script>');
    const seen = () => page.evaluate('seen') as Promise<[string, boolean | null][]>;
    await page.goto(stage.site.url('/'));
    await press(page, SAMPLE_TEXTS.th.accept);
    await until(() => consent.records.length === 1, 'the decision is recorded');
    expect(await seen()).toEqual([
      ['cmpuishown', null],
      ['useractioncomplete', true],
    ]);
    await page.reload();
    expect(await seen()).toEqual([['tcloaded', true]]);
  } finally {
    await leave();
    await stage.close();
  }
});
