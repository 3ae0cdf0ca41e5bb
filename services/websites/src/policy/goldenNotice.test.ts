import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import {
  ABROAD_GROUNDS,
  NECESSARY_GROUNDS,
  REFUSAL_EFFECTS,
  type PolicyAnswers,
} from '@yinyom/contracts/websites/policy';
import { UNFILLED } from '@yinyom/contracts/websites/textVariables';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import { toPolicyDocument } from '@yinyom/notice/policy/policyDocument';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const ANSWERS: PolicyAnswers = {
  controller_name: 'Example {address} University',
  controller_address: '99 Example Road $& {name}',
  contact_email: 'pdpa@example.ac.th',
  contact_phone: '021234567',
  dpo_contact: 'dpo@example.ac.th',
  necessary_ground: 'contract',
  other_storage: true,
  refusal_effect: 'nothing',
  retention_months: 36,
  recipients: 'One\nTwo',
  abroad: { ground: 'open', countries: ['US', 'SG'] },
  rights_contact: '',
  additions: { en: 'One more line' },
};
const SITE = {
  host: 'www.example.ac.th',
  declarationUrl: 'https://consent.example/declaration.html',
  categories: [
    { type: 1, title: { en: 'Necessary' }, description: { en: 'Needed' } },
    { type: 3, title: { en: 'Statistics' }, description: {} },
  ],
  providers: ['Google Analytics'],
};

/** Answers that, together, say every sentence. */
const VARIANTS: PolicyAnswers[] = [
  ...ABROAD_GROUNDS.map((ground) => ({ ...ANSWERS, abroad: { ...ANSWERS.abroad, ground } })),
  ...NECESSARY_GROUNDS.map((necessary_ground) => ({ ...ANSWERS, necessary_ground })),
  ...REFUSAL_EFFECTS.map((refusal_effect) => ({ ...ANSWERS, refusal_effect })),
  { ...ANSWERS, other_storage: false, recipients: '', retention_months: 1200 },
];

/** A text that is changed on purpose changes these digests; nothing else may, a move least of all. */
it('a policy says, in every language, what was written for it', () => {
  const digests = LANGUAGES.map((lang) =>
    digestOf(
      [SITE, { ...SITE, providers: [] }].flatMap((site) =>
        VARIANTS.map((answers) => toPolicyDocument(answers, site, lang)),
      ),
    ),
  );
  expect(digests).toEqual([
    '5da0aef2c9e8d920',
    '63c9a05025938722',
    'bbe5e38ff8ceb691',
    '63a37b304f070cb0',
    '66016e4f90d1f5b0',
  ]);
});

it('a new banner says, in every language, what was written for it', () => {
  const named = { organization: 'Example $& {domain}', domain: 'www.example.ac.th' };
  const digests = LANGUAGES.map((lang) =>
    digestOf([defaultTextsIn(lang)(named), defaultTextsIn(lang)(UNFILLED)]),
  );
  expect(digests).toEqual([
    '26d18c71c5b07124',
    'a7df99ffba57ff04',
    'cbd7632d6dd5dcd4',
    'eeea95362bc4cb53',
    '7390fd9056596d32',
  ]);
});
