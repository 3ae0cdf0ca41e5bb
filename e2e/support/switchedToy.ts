import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the page of the toy says while its flag is on. */
export const SWITCHED_ON = 'The new greeting is on';

/** Whose the toy is. */
export const TOY_TEAM = {
  name: 'Toys',
  contact: 'toys@example.ac.th',
  language: 'en',
  on_call: '+66 2 123 4567',
  repository: 'https://git.example.ac.th/toys',
  runbook: 'https://wiki.example.ac.th/toys',
  tier: 2,
};

/** Gives a new remote a team, a feature flag, declared calls with a token of its own, and a type for others. */
export const makeSwitched = (room: string): void => {
  const change = (file: string, edits: readonly (readonly [string, string])[]) => {
    const place = path.join(room, file);
    let text = readFileSync(place, 'utf8');
    for (const [before, after] of edits) {
      if (!text.includes(before)) throw new Error(`${file} of the new remote has no ${before}`);
      text = text.replace(before, after);
    }
    writeFileSync(place, text);
  };
  writeFileSync(
    path.join(room, 'src/flags.ts'),
    "export const flags = { 'new-greeting': { description: 'Another greeting', default: false } } as const;\n",
  );
  writeFileSync(
    path.join(room, 'src/exposed.ts'),
    '/** What others may rely on. */\nexport interface ToyLink {\n  path: string;\n}\n',
  );
  change('src/pages.ts', [
    [
      "import th from '../locales/pages/th.json';",
      "import th from '../locales/pages/th.json';\nimport { flags } from './flags';",
    ],
    [
      '  slots: [],',
      `  slots: [],\n  team: ${JSON.stringify(TOY_TEAM)},\n  flags,\n  calls: ['listMyOrganizations'],`,
    ],
  ]);
  change('src/pages/ToyPage.tsx', [
    ['import { PageHeader }', "import { flagsOf } from '@yinyom/mfe-kit/flags';\nimport { PageHeader }"],
    ['/** `/toy`', "const useFlag = flagsOf('mfe_toy', flags);\n\n/** `/toy`"],
    ['import { Organizations }', "import { flags } from '../flags';\nimport { Organizations }"],
    ['<Organizations />', `{useFlag('new-greeting') && <p>${SWITCHED_ON}</p>}\n      <Organizations />`],
  ]);
};
