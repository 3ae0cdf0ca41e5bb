import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { hashedContent, recordHash } from './recordHash';

it('is the hash of canonical JSON, as everybody who checks a record makes it', () => {
  const site = createStandIns().addSite({ store_ip: 'truncated', store_ua: 'family' });
  const records = ledgerStory({ site, count: 40, clients: 7, start: Date.now(), stepMs: 1_000 });
  for (const record of records) {
    expect(JSON.stringify(hashedContent(record))).toBe(canonicalJson(hashedContent(record)));
    expect(recordHash(record)).toBe(sha256(canonicalJson(hashedContent(record))));
  }
});
