import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createClient } from '@yinyom/client/createClient';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command, CommandInput } from '../Command';
import { CommandError } from '../CommandError';
import { installationAddress } from '../openClient';
import { forgetKey, keyFileOf, storeKey } from '../storedKey';

/** Longer than any key, so that a file piped in by mistake is not read whole into a header. */
const MOST_LENGTH = 200;

/** Typed at a terminal, the key is not shown. */
const typedKey = async ({ terminal, surroundings }: CommandInput): Promise<string> => {
  terminal.note(terminal.words.say.typeKey);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: surroundings.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
  }
};

const readKey = async (input: CommandInput): Promise<string> => {
  const { env, stdin } = input.surroundings;
  const given = env['YINYOM_KEY'] ?? (stdin.isTTY ? await typedKey(input) : await text(stdin));
  const key = given.trim();
  if (key === '' || key.length > MOST_LENGTH || /\s/.test(key)) throw new CommandError('key_input');
  return key;
};

export const login: Command = {
  words: 'login',
  operands: [],
  about: 'login',
  options: {},
  run: async (input) => {
    const { terminal, surroundings, option } = input;
    const given = option('url') ?? surroundings.env['YINYOM_URL'];
    if (!given) throw new CommandError('no_address');
    const url = installationAddress(given);
    const key = await readKey(input);
    const own = await createClient({ url, key, language: terminal.lang }).getKey();
    const file = storeKey(surroundings, { url, key });
    terminal.answer({ url, file, key: own }, [
      fillText(terminal.words.say.loggedIn, { name: own.name, organization: own.organization_name, file }),
    ]);
    return 0;
  },
};

export const logout: Command = {
  words: 'logout',
  operands: [],
  about: 'logout',
  options: {},
  run: async ({ terminal, surroundings }) => {
    const { say } = terminal.words;
    const removed = forgetKey(surroundings);
    terminal.answer({ removed }, [
      fillText(removed ? say.loggedOut : say.notLoggedIn, { file: keyFileOf(surroundings) }),
    ]);
    return 0;
  },
};
