import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { endpoints } from '@yinyom/contracts/endpoints';
import { html } from '@yinyom/service-kit/markup/html';
import { REFERENCE_WORDS } from '@yinyom/texts/reference/referenceWords';
import { referencePage } from './referencePage';
import { REFERENCE_SCRIPT } from './referenceFiles';

const BASE = 'https://consent.example.ac.th/api/v1';

it('escapes what is no markup', () => {
  expect(html`<p title="${'"<&\''}">${['<b>', html`<i></i>`, null, false, 0]}</p>`.text).toBe(
    '<p title="&quot;&lt;&amp;&#39;">&lt;b&gt;<i></i>0</p>',
  );
});

/** Compressed, with everything around the calls. */
const BYTES_PER_CALL = 530;

describe.each(LANGUAGES)('the page of the API in %s', (lang) => {
  const page = referencePage(endpoints, lang, { base: BASE, takesReports: false });

  it('has every call, folded, with the words of its language', () => {
    expect([...page.matchAll(/<details\s+id="(\w+)"/g)].map(([, name]) => name).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    );
    expect(page).toContain(REFERENCE_WORDS[lang].title);
    expect(page).not.toMatch(/undefined|\[object/);
  });

  it('runs no script and no style of its own, so that a strict policy holds', () => {
    expect(page).not.toMatch(
      /<script(?! src="\/docs\/files\/reference\.js" defer><\/script>)|<style|style=|\son\w+=/,
    );
  });

  it('is small for the number of its calls', () => {
    expect(gzipSync(page, { level: 9 }).length / endpoints.length).toBeLessThan(BYTES_PER_CALL);
    expect(REFERENCE_SCRIPT.length).toBeLessThan(3_500);
  });
});

it('shows how a call is made, and its scope', () => {
  const page = referencePage(endpoints, 'en', { base: BASE, takesReports: false });
  expect(page).toContain(`curl &#39;${BASE}/consents?application_id=66f0c2a9e13b5d7f8a901234&#39;`);
  expect(page).toContain('<code>consents:read</code>');
  expect(page).toMatch(/<code>scope_missing<\/code>/);
});
