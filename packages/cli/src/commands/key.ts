import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command } from '../Command';

export const key: Command = {
  words: 'key',
  operands: [],
  about: 'key',
  options: {},
  run: async ({ terminal, client }) => {
    const own = await client().getKey();
    const { say } = terminal.words;
    terminal.answer(own, [
      fillText(say.key, { name: own.name, organization: own.organization_name }),
      fillText(say.keyScopes, { list: own.scopes.join(', ') }),
      own.application_ids
        ? fillText(say.keyWebsites, { count: own.application_ids.length })
        : say.keyEverywhere,
      own.expires_at ? fillText(say.keyEnds, { date: own.expires_at.slice(0, 10) }) : say.keyEndless,
    ]);
    return 0;
  },
};
