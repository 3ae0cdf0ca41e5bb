import { LANGUAGES } from '@yinyom/contracts/constants';
import { EVIDENCE_KEYS, EVIDENCE_SOME_VALUES, EVIDENCE_VALUES } from '@yinyom/contracts/scanner/evidence';
import { FINDING_WORDS } from '../finding/findingWords';
import { evidenceLines } from './evidenceLines';

const WORDED = { ...EVIDENCE_VALUES, ...EVIDENCE_SOME_VALUES };

describe.each(LANGUAGES)('the words of evidence in %s', (lang) => {
  const { key, value, yes, no } = FINDING_WORDS[lang].evidence;

  it('every key and every value of ours has a word', () => {
    expect(Object.keys(key).sort()).toEqual([...EVIDENCE_KEYS].sort());
    expect(Object.keys(value).sort()).toEqual(Object.keys(WORDED).sort());
    for (const [name, values] of Object.entries(WORDED))
      expect(Object.keys(value[name as keyof typeof value]).sort()).toEqual([...values].sort());
    const said = [
      yes,
      no,
      ...Object.values(key),
      ...Object.values(value).flatMap((one) => Object.values(one)),
    ];
    expect(said.filter((word) => !word.trim() || word.includes('_'))).toEqual([]);
  });

  it('two keys have two words', () => {
    expect(new Set(Object.values(key)).size).toBe(EVIDENCE_KEYS.length);
  });
});

it('says words of ours in the language, and names of calls, hosts and later keys as they are', () => {
  const words = FINDING_WORDS.en.evidence;
  const lines = evidenceLines(
    {
      calls: ['MutationObserver', 'move'],
      submitted: false,
      sent_bytes: 2_048,
      answer: 'http_404',
      page: 'thai',
      of_tomorrow: 'x',
    },
    words,
    (value) => value.toLocaleString('en'),
  );
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Browser functions used: MutationObserver, moving',
    'The form was submitted: no',
    'Size sent (bytes): 2,048',
    'Answer of the address: HTTP 404',
    'Writing of the page: Thai',
    'of tomorrow: x',
  ]);
});
