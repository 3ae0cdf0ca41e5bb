import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { canonicalNotice, combinedNoticeHash } from './canonicalNotice';

/** A version as it was stored on 2026-11-23; some of its titles and purposes lack languages. */
const stored = JSON.parse(
  readFileSync(path.join(__dirname, '../testing/storedVersion.json'), 'utf8'),
) as Snapshot;

// Records of years name these hashes: whoever changes how they are made makes a new format of the notice.
it('hashes of notices that exist stay what they are', () => {
  const hashes = Object.fromEntries(
    stored.languages.map((language) => [language, canonicalNotice(stored, language).sha256]),
  );
  expect(hashes).toEqual({
    th: '7faf7bcc89ff4dc3a39e623a19aa69c023d3c2e7696e869e864468f3d6694cd7',
    en: 'cf88e60829d396be080ccaa79070a21d28e159fdb51cd45853b0f0989f403092',
    kh: '3f5878bf1afecb11b63432981d9e6b6901005d462afb9126530c2be7ea14fe23',
  });
  expect(combinedNoticeHash(hashes)).toBe('9cdbe452b09ad64a64b70845acc283e8614f275eff45b7924b01f23655ef3a28');
});
