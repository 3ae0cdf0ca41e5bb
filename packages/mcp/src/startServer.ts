import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CommandError } from '@yinyom/cli/CommandError';
import { chooseKey } from '@yinyom/cli/openClient';
import type { Surroundings } from '@yinyom/cli/Surroundings';
import { createClient } from '@yinyom/client/createClient';
import type { Lang } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { COMMAND_LINE_WORDS } from '@yinyom/texts/command-line/commandLineWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { createServer } from './createServer';

const languageOf = ({ env }: Surroundings): Lang =>
  languageOfTag(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ?? 'en';

const messageOf = (error: unknown, lang: Lang): string => {
  if (error instanceof CommandError)
    return fillText(COMMAND_LINE_WORDS[lang].problem[error.code], error.values);
  return error instanceof Error ? error.message : String(error);
};

/**
 * Serves the protocol on standard input and output, with the key of the environment or of `yinyom login`. A key that is no agent's
 * is not used: with it the platform would not ask people.
 * @returns the exit status where it cannot begin; null while it runs
 */
export const startServer = async (surroundings: Surroundings): Promise<number | null> => {
  const lang = languageOf(surroundings);
  try {
    const { url, key } = chooseKey(surroundings, undefined);
    const client = createClient({ url, key, language: lang });
    const { agent, name } = await client.getKey();
    if (!agent) throw new CommandError('not_agent', { name });
    const { stdin, stdout } = surroundings;
    await createServer({ client, url }).connect(new StdioServerTransport(stdin, stdout));
    return null;
  } catch (error) {
    surroundings.stderr.write(`yinyom-mcp: ${messageOf(error, lang)}\n`);
    return 2;
  }
};
