import { ownValue } from '@yinyom/contracts/ownValue';
import type { EvidenceKey, EvidenceValue, WordedValues } from '@yinyom/contracts/scanner/evidence';

/** Words of evidence in one language. */
export interface EvidenceWords {
  yes: string;
  no: string;
  key: Record<EvidenceKey, string>;
  value: { [K in keyof WordedValues]: Record<WordedValues[K][number], string> };
}

const HTTP = /^http_(\d{3})$/;

/**
 * Evidence as people read it, one line a key: words of ours in their language, names of calls, cookies and hosts as they
 * are. A key of a later version stands with its own name. Pure.
 * @param number how a number is written
 */
export const evidenceLines = (
  evidence: Readonly<Record<string, EvidenceValue>>,
  words: EvidenceWords,
  number: (value: number) => string = String,
): { key: string; label: string; value: string }[] => {
  const labels: Partial<Record<string, string>> = words.key;
  const values: Partial<Record<string, Partial<Record<string, string>>>> = words.value;
  return Object.entries(evidence).map(([key, value]) => {
    const said = (text: string) =>
      ownValue(ownValue(values, key) ?? {}, text) ?? text.replace(HTTP, 'HTTP $1');
    const told = () => {
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      if (typeof value === 'number') return number(value);
      return Array.isArray(value) ? value.map(said).join(', ') : said(value);
    };
    return { key, label: ownValue(labels, key) ?? key.replace(/_/g, ' '), value: told() };
  });
};
