import type { EvidenceValue, FindingEvidence } from '@yinyom/contracts/scanner/evidence';

const MOST = 30;
const MAX_TEXT = 300;

const sound = (text: string): string => text.slice(0, MAX_TEXT).replace(/[\p{Cc}\p{Cs}]/gu, '\u{FFFD}');

/**
 * Evidence as it can be kept: some of it is what pages call their things. What has another type than it should was made
 * up by a page and is left out. Pure.
 */
export const soundEvidence = (evidence: Readonly<Record<string, unknown>>): FindingEvidence =>
  Object.fromEntries(
    Object.entries(evidence).flatMap(([key, value]): [string, EvidenceValue][] => {
      if (typeof value === 'string') return [[key, sound(value)]];
      if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
        return [[key, value]];
      if (!Array.isArray(value)) return [];
      const texts = value.filter((part): part is string => typeof part === 'string');
      return [[key, texts.slice(0, MOST).map(sound)]];
    }),
  );
