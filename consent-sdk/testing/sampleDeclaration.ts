import { declaration, DECLARATION_SCHEMA, type Declaration } from '@yinyom/contracts/websites/declaration';
import type { DeclarationWords } from '@yinyom/contracts/websites/declarationWords';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';

/** Words as the platform sends them, in English whatever language the list is in. */
const WORDS: DeclarationWords = {
  title: 'Cookies on this website',
  intro: 'What {name} stores.',
  controller: 'Data controller',
  dpo: 'Data protection officer',
  scanned: 'Last scan {date} · pages: {number}',
  updated: 'Last changed {date}',
  notice: 'Privacy notice',
  always_on: 'Always on',
  reviewing: 'Being reviewed',
  reviewing_text: 'Found recently.',
  unclassified: 'Being reviewed: {number}',
  none: 'None here.',
  table: '{name} · {number}',
  name: 'Name',
  provider: 'Provider',
  purpose: 'Purpose',
  expiry: 'Duration',
  kind: 'Type',
  cookie: 'Cookie',
  storage: 'Browser storage',
  third: 'third party',
  choice: 'Your choice',
  undecided: 'Not chosen yet.',
  given: 'Consent given',
  not_given: 'Consent refused',
  decided: 'Decided {date}',
  until: 'Valid until {date}',
  consent_id: 'Decision ID',
  copy: 'Copy',
  copied: 'Copied',
  change: 'Change my choice',
  withdraw: 'Withdraw all consent',
  see_record: 'See my record',
  record_file: 'Download my record',
  download: 'Download my receipt',
  keep_receipt: 'Keep it.',
  erase: 'Erase what identifies me',
  erase_sure: 'Press again to erase.',
  erased: 'Erased.',
  failed: 'That did not work.',
  here: 'On this device now',
  yes: 'Yes',
  no: 'No',
  unreadable: 'Not readable',
  here_note: 'Only what this page can read.',
};

type Item = Declaration['categories'][number]['cookies'][number];
const item = (name: string, more: Partial<Item> = {}): Item => ({
  name,
  match: name.endsWith('*') ? 'prefix' : 'exact',
  kind: 'cookie',
  party: 'first',
  provider: 'Example',
  provider_url: null,
  host: '.site.localhost',
  purpose: 'Counts visitors',
  expiry: { seconds: 63_072_000, text: '2 years' },
  http_only: false,
  seen_at: '2026-11-20T01:02:03.000Z',
  source: 'scan',
  ...more,
});

/** The cookies of a category by type, as the sample website has them. */
const ITEMS: Record<number, Item[]> = {
  1: [item('session', { http_only: true }), item('yinyom_*', { kind: 'storage', source: 'platform' })],
  3: [item('_ga'), item('_ga_*')],
  4: [item('_fbp', { party: 'third', host: '.facebook.com' })],
};

/** The declaration of the sample website, checked against the contract. @param many further cookies of type 3 */
export const sampleDeclaration = (
  { categories, languages }: Pick<SdkConfig, 'categories' | 'languages'>,
  language: string,
  many = 0,
): Declaration =>
  declaration.parse({
    schema: DECLARATION_SCHEMA,
    site: 'www.site.localhost',
    language: languages.find((each) => each === language) ?? 'th',
    languages,
    controller: { name: 'Example', email: null, dpo: null, address: null },
    updated_at: '2026-11-22T01:02:03.000Z',
    scanned_at: '2026-11-20T01:02:03.000Z',
    scan_pages: 24,
    version: 1,
    retention_months: null,
    rights_url: null,
    policy_url: 'https://www.example.ac.th/privacy',
    categories: categories.map(({ id, type }, index) => ({
      id,
      type,
      name: `Category ${type}`,
      description: `What ${type} is for`,
      always_on: type === 1,
      cookies: [
        ...(ITEMS[type] ?? []),
        ...Array.from({ length: type === 3 ? many : 0 }, (_, number) => item(`c${index}_${number}`)),
      ],
    })),
    unclassified: 0,
    words: WORDS,
    hash: '0'.repeat(64),
  }) as Declaration;
