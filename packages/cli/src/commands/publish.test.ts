import type { Client } from '@yinyom/client/createClient';
import type { Template } from '@yinyom/contracts/websites/template';
import { COMMAND_LINE_WORDS } from '@yinyom/texts/command-line/commandLineWords';
import type { Terminal } from '../Terminal';
import { publish } from './publish';

const TEXTS = {
  banner: {
    title: 'Cookies',
    description: 'We use cookies',
    cookie_setting: 'Settings',
    reject: 'Reject',
    accept: 'Accept',
  },
  popup_title: 'Settings',
  cookie_definition: 'Cookies are files',
  privacy: { name: 'Privacy notice', url: '' },
};
const DRAFT = {
  design: { font: { family: 'Sarabun', url: '/fonts/sarabun' } },
  languages: { en: TEXTS },
  lint: [],
  diff: { requires_reconsent: false },
  published_version: 1,
  etag: '"1"',
} as unknown as Template;

/** Runs the command on a draft without a link to the privacy notice. */
const run = async (options: Record<string, string>) => {
  const saved: { publish: boolean; url: string | undefined }[] = [];
  const client = {
    getApplication: async () => ({ id: 'a'.repeat(24), domain_name: 'www.example.ac.th' }),
    getTemplate: async () => DRAFT,
    saveTemplate: async ({ body }: { body: Pick<Template, 'languages'> & { publish: boolean } }) => {
      saved.push({ publish: body.publish, url: body.languages.en?.privacy.url });
      return { ...DRAFT, languages: body.languages, published_version: body.publish ? 2 : 1 };
    },
  } as unknown as Client;
  const lines: string[] = [];
  const terminal = {
    words: COMMAND_LINE_WORDS.en,
    lang: 'en',
    answer: (_answer: unknown, said: string[]) => lines.push(...said),
  } as unknown as Terminal;
  const status = await publish.run({
    operands: ['a'.repeat(24)],
    option: (name) => options[name],
    has: (name) => name in options,
    terminal,
    surroundings: {} as never,
    client: () => client,
  });
  return { status, saved, said: lines.join('\n') };
};

const url = 'https://www.example.ac.th/privacy';

it('a dry run says what would be published with a link, and saves nothing', async () => {
  expect(await run({ 'dry-run': '' })).toMatchObject({ status: 1, saved: [] });
  expect(await run({ 'dry-run': '', 'privacy-url': url })).toMatchObject({ status: 0, saved: [] });
});

it('otherwise the link is saved with the draft and published', async () => {
  expect(await run({ 'privacy-url': url })).toMatchObject({
    status: 0,
    saved: [
      { publish: false, url },
      { publish: true, url },
    ],
  });
});
