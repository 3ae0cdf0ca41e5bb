import { readFileSync } from 'node:fs';
import { filterCMPs } from '@duckduckgo/autoconsent';
import { autoconsentFiles } from './autoconsentFiles';
import { CONFIG } from './knownBanner';

interface Rule {
  name: string;
  cosmetic?: boolean;
}

const rulesOf = (text: string) => (JSON.parse(text) as { autoconsent: Rule[] }).autoconsent;

it('pages get the rules that autoconsent would follow as it is set, and no other', async () => {
  const all = rulesOf(readFileSync(require.resolve('@duckduckgo/autoconsent/rules/rules.json'), 'utf8'));
  const asObjects = all.map((rule) => ({ ...rule, isCosmetic: rule.cosmetic === true }));
  const followed = filterCMPs(
    asObjects as unknown as Parameters<typeof filterCMPs>[0],
    CONFIG as unknown as Parameters<typeof filterCMPs>[1],
  );
  const sent = rulesOf((await autoconsentFiles()).rules);
  expect(sent.map(({ name }) => name)).toEqual(followed.map(({ name }) => name));
  expect(sent.length).toBeLessThan(all.length / 2);
});
