import type { Template } from '@yinyom/contracts/websites/template';
import { missingTexts } from '@yinyom/contracts/websites/missingTexts';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { messageText } from '@yinyom/texts/sentences/messageText';
import type { Command } from '../Command';
import { findWebsite } from '../findWebsite';

/** The link to the privacy notice in every language that has none, neither a link nor a file. */
const withPrivacy = (draft: Template, url: string): Template['languages'] =>
  Object.fromEntries(
    Object.entries(draft.languages).map(([language, texts]) => [
      language,
      texts && !texts.privacy.url && !texts.privacy.file_id
        ? { ...texts, privacy: { ...texts.privacy, url } }
        : texts,
    ]),
  );

/** What differs from the published version, an area in a line. */
const changesOf = ({ diff }: Template): string[] =>
  Object.entries(diff).flatMap(([area, names]) =>
    Array.isArray(names) && names.length > 0 && area !== 'reconsent_reasons'
      ? [`  ${area}: ${names.map(String).join(', ')}`]
      : [],
  );

export const publish: Command = {
  words: 'publish',
  operands: ['SITE'],
  about: 'publish',
  options: {
    'dry-run': { about: 'dryRun' },
    'privacy-url': { value: 'URL', about: 'privacyUrl' },
    note: { value: 'TEXT', about: 'note' },
  },
  run: async ({ operands: [site = ''], option, has, terminal, client: open }) => {
    const { say } = terminal.words;
    const client = open();
    const website = await findWebsite(client, site);
    const params = { id: website.id };
    const read = await client.getTemplate({ params, query: { version: 'draft' } });
    const privacy = option('privacy-url');
    const languages = privacy === undefined ? read.languages : withPrivacy(read, privacy);
    // Saved first: what the platform says about the draft is then about what would be published. A dry run saves nothing.
    const draft =
      privacy === undefined || has('dry-run')
        ? read
        : await client.saveTemplate({
            params,
            body: { design: read.design, languages, publish: false },
            ifMatch: read.etag,
          });
    const missing = missingTexts(draft.design, languages);
    const findings = [
      ...missing.map(
        ({ field, code }) => `  ${say.lint.error}: ${messageText(code, terminal.lang)} (${field})`,
      ),
      ...draft.lint.map(({ severity, message }) => `  ${say.lint[severity]}: ${message}`),
    ];
    const isStopped = missing.length > 0 || draft.lint.some(({ severity }) => severity === 'error');
    const changes = changesOf(draft);
    const reask = draft.diff.requires_reconsent ? [say.reconsent] : [];
    if (isStopped || has('dry-run')) {
      const first = isStopped ? say.stopped : say.wouldPublish;
      terminal.answer(draft, [
        fillText(first, { domain: website.domain_name }),
        ...findings,
        ...changes,
        ...reask,
      ]);
      return isStopped ? 1 : 0;
    }
    const { design, etag } = draft;
    const note = option('note');
    const saved = await client.saveTemplate({
      params,
      body: { design, languages: draft.languages, publish: true, ...(note !== undefined && { note }) },
      ifMatch: etag,
    });
    const isNew = saved.published_version !== draft.published_version;
    terminal.answer(saved, [
      fillText(isNew ? say.published : say.nothingNew, {
        domain: website.domain_name,
        version: saved.published_version,
      }),
      ...findings,
      ...(isNew ? [...changes, ...reask] : []),
    ]);
    return 0;
  },
};
