import { CONSENT_TYPES, LANGUAGES } from '@yinyom/contracts/constants';
import { CONSENT_ACTIONS, CONSENTER_ROLES } from '@yinyom/contracts/consents/consentFields';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { saysAccepted } from '@yinyom/texts/evidence/testing/saysAccepted';
import { toConsent, toConsentLog } from '../consents/shapes';
import { consentCells } from '../exports/consentTable';
import { logCells } from '../exports/logTable';
import type { LogRecord } from '../record/LogRecord';
import { rowOf } from '../projection/ConsentRow';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { proofDocument } from './proofDocument';

const [drawn] = ledgerStory({
  site: createStandIns().addSite(),
  count: 1,
  clients: 1,
  start: Date.parse('2026-10-01T02:00:00Z'),
  stepMs: 1,
});
if (!drawn) throw new Error('no record');

/** A refusal as the ledger stores it: `give` and necessary `granted`, as in the oldest records. */
const refusal = (given: Partial<LogRecord>): LogRecord => ({
  ...drawn,
  result: 'decline_all',
  method: 'banner_decline',
  categories: [
    { id: 'nec', type: 1, granted: true },
    { id: 'pref', type: 2, granted: false },
    { id: 'stat', type: 3, granted: false },
    { id: 'mark', type: 4, granted: false },
    { id: 'own', type: 5, granted: false },
    { id: 'unc', type: 0, granted: false },
  ],
  ...given,
});

const HERE = 'https://consent.example';
const proofOf = (record: LogRecord): ConsentProof => ({
  generated_at: '2026-11-01T00:00:00.000Z',
  controller: {
    organization_id: 'o',
    organization_name: 'Org',
    application_id: 'a',
    domain_name: 'site.ac.th',
    site_key: 'k',
    dpo: null,
  },
  consent: {
    ...toConsentLog(record, 10, null, false),
    superseded_by: null,
    integrity: { prev_hash: '00', hash: record.hash, batch_id: null },
    snapshot: null,
  },
  snapshot_matches: null,
  hashed_content: {},
  receipt: 'r',
  keys: [],
});

/** Titles, names and values of a document, without its tags; the product's own name stands apart. */
const textsOf = (document: string): string[] =>
  [...document.matchAll(/<(title|h1|h2|th|td|p)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) =>
    text.replace(/<[^>]+>/g, ' ').trim(),
  );

// Not every pair can be recorded; evidence must not lie about those that a fault would record either.
const CASES = LANGUAGES.flatMap((lang) =>
  CONSENT_TYPES.filter((type) => type === 'decline_all' || type === 'reconsent').flatMap((consent_type) =>
    CONSENT_ACTIONS.map((action) => ({ lang, consent_type, action })),
  ),
);

describe.each(CASES)(
  'D-50: a refusal ($consent_type, $action) in $lang',
  ({ lang, consent_type, action }) => {
    const record = refusal({ consent_type, action });

    it('H11: its proof never says that somebody consented', () => {
      const texts = textsOf(proofDocument(proofOf(record), lang, HERE));
      expect(texts).toContain(EVIDENCE_WORDS[lang].type.decline_all);
      expect(texts.filter((text) => saysAccepted(text, lang))).toEqual([]);
    });

    it('nor does its row in a table of the log or of visitors', () => {
      const words = EVIDENCE_WORDS[lang];
      const rows = [
        logCells(record, { of: () => undefined }, words),
        consentCells(toConsent(rowOf(record), 10), words),
      ];
      for (const cells of rows) {
        expect(cells).toContain(words.type.decline_all);
        expect(cells.filter((cell) => saysAccepted(String(cell ?? ''), lang))).toEqual([]);
      }
    });
  },
);

describe.each(LANGUAGES)('what was accepted, in %s,', (lang) => {
  const words = EVIDENCE_WORDS[lang];
  const accepted = refusal({
    consent_type: 'accept_all',
    result: 'accept_all',
    categories: [
      { id: 'nec', type: 1, granted: true },
      { id: 'stat', type: 3, granted: true },
    ],
  });

  it('H7: leaves out strictly necessary, in the proof and in the table', () => {
    const texts = textsOf(proofDocument(proofOf(accepted), lang, HERE));
    const after = (name: string) => texts[texts.indexOf(name) + 1];
    expect(after(words.category[1])).toBe(words.choice.needless);
    expect(after(words.category[3])).toBe(words.choice.accepted);
    const cells = logCells(accepted, { of: (id) => id }, words);
    expect(cells.filter((cell) => cell === 'nec' || cell === 'stat')).toEqual(['stat', 'nec']);
  });

  it.each(CONSENTER_ROLES)('UX-A11: the proof names the capacity %s as the visitor chose it', (role) => {
    const texts = textsOf(proofDocument(proofOf({ ...accepted, consenter_role: role }), lang, HERE));
    expect(texts).toContain(words.role[role]);
  });
});

it('UX-A11: a guardian is called in the proof what the banner asks', () => {
  const texts = textsOf(proofDocument(proofOf(refusal({ consenter_role: 'guardian' })), 'th', HERE));
  expect(texts).toContain('ผู้อนุบาลหรือผู้พิทักษ์');
});
