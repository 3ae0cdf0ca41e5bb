import { readFile, stat } from 'node:fs/promises';
import type { Client } from '@yinyom/client/createClient';
import {
  FETCHED_SOURCES,
  IMPORT_MAX_BYTES,
  IMPORT_OUTCOMES,
  IMPORT_SOURCES,
  type ImportSource,
  type SiteImport,
} from '@yinyom/contracts/websites/imports';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command, CommandInput } from '../Command';
import { CommandError } from '../CommandError';
import { findWebsite } from '../findWebsite';

const sourceOf = (given: string | undefined, file: string | undefined): ImportSource => {
  const named = given ?? (file?.toLowerCase().endsWith('.csv') ? 'csv' : undefined);
  const source = IMPORT_SOURCES.find((one) => one === named);
  if (!source) throw new CommandError('one_of', { option: '--source', list: IMPORT_SOURCES.join(', ') });
  return source;
};

const textOf = async (file: string | undefined, source: ImportSource): Promise<string | undefined> => {
  if (file === undefined) {
    if (FETCHED_SOURCES.some((one) => one === source)) return undefined;
    throw new CommandError('import_needs_file', { source });
  }
  const { size } = await stat(file);
  if (size > IMPORT_MAX_BYTES) throw new CommandError('file_too_large', { file, bytes: IMPORT_MAX_BYTES });
  return readFile(file, 'utf8');
};

/** Where each of their categories goes. @throws CommandError when one has no place and none may be made */
const placesOf = ({ categories }: SiteImport, makesNew: boolean): Record<string, string> => {
  const open = categories.filter(({ category_id }) => category_id === null);
  if (open.length > 0 && !makesNew)
    throw new CommandError('categories_open', { list: open.map(({ theirs }) => theirs).join(', ') });
  return Object.fromEntries(categories.map(({ theirs, category_id }) => [theirs, category_id ?? 'new']));
};

const report = ({ terminal }: CommandInput, read: SiteImport): void => {
  const { say } = terminal.words;
  const counted = IMPORT_OUTCOMES.map((outcome) => ({
    outcome,
    count: read.rows.filter((row) => row.outcome === outcome).length,
  }));
  terminal.answer(read, [
    fillText(read.status === 'applied' ? say.imported : say.importRead, {
      source: read.source,
      rows: read.rows.length,
      categories: read.categories.length,
    }),
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ outcome, count }) => `  ${say.outcome[outcome]}: ${count}`),
    ...read.notes.map(({ code, about }) => `  ! ${code}${about ? `: ${about}` : ''}`),
    read.status === 'applied' ? say.importUndo : say.importNext,
  ]);
};

const apply = (client: Client, id: string, read: SiteImport, { has }: CommandInput): Promise<SiteImport> =>
  client.applyImport({
    params: { id, importId: read.id },
    body: {
      categories: placesOf(read, has('new-categories')),
      with_texts: has('with-texts'),
      with_descriptions: has('with-descriptions'),
    },
  });

export const importSetUp: Command = {
  words: 'import',
  operands: ['SITE', '[FILE]'],
  about: 'import',
  options: {
    source: { value: 'PRODUCT', about: 'source' },
    apply: { about: 'apply' },
    'new-categories': { about: 'newCategories' },
    'with-texts': { about: 'withTexts' },
    'with-descriptions': { about: 'withDescriptions' },
  },
  run: async (input) => {
    const [site = '', file] = input.operands;
    const source = sourceOf(input.option('source'), file);
    const text = await textOf(file, source);
    const client = input.client();
    const { id } = await findWebsite(client, site);
    const read = await client.createImport({
      params: { id },
      body: { source, ...(text !== undefined && { text }) },
    });
    report(input, input.has('apply') ? await apply(client, id, read, input) : read);
    return 0;
  },
};
