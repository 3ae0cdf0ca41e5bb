import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import type { Application } from '@yinyom/contracts/websites/application';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command } from '../Command';
import { CommandError } from '../CommandError';

export const listSites: Command = {
  words: 'sites',
  operands: ['[list]'],
  about: 'sites',
  options: {},
  run: async ({ operands: [verb = 'list'], terminal, client }) => {
    if (verb !== 'list') throw new CommandError('command', { command: `sites ${verb}` });
    const { say } = terminal.words;
    const websites: Application[] = [];
    for await (const website of client().each('listApplications', {
      query: { sort: 'domain_name', order: 'asc' },
    }))
      websites.push(website);
    const width = Math.max(0, ...websites.map(({ domain_name }) => domain_name.length));
    terminal.answer(
      websites,
      websites.length === 0
        ? [say.noWebsites]
        : websites.map(({ domain_name, id, template_version, pending_changes }) => {
            const state =
              template_version === 0 ? say.unpublished : fillText(say.version, { version: template_version });
            return `${domain_name.padEnd(width)}  ${id}  ${state}${pending_changes ? `, ${say.pending}` : ''}`;
          }),
    );
    return 0;
  },
};

const languageOf = (given: string | undefined): Lang => {
  const language = given === undefined ? 'th' : languageOfTag(given);
  if (!language) throw new CommandError('one_of', { option: '--language', list: LANGUAGES.join(', ') });
  return language;
};

export const addSite: Command = {
  words: 'sites add',
  operands: ['DOMAIN'],
  about: 'sitesAdd',
  options: { language: { value: LANGUAGES.join('|'), about: 'language' } },
  run: async ({ operands: [domain = ''], option, terminal, client }) => {
    const default_language = languageOf(option('language'));
    const platform = client();
    const { organization_id } = await platform.getKey();
    const website = await platform.createApplication({
      body: { organization_id, domain_name: domain, default_language },
    });
    const { say } = terminal.words;
    terminal.answer(website, [
      fillText(say.added, { domain: website.domain_name, id: website.id }),
      ...(website.script ? [say.paste, website.script] : []),
    ]);
    return 0;
  },
};
