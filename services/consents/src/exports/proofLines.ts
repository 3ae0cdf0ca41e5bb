import type { SeqRange } from '../consents/consent.store';
import type { CounterStore } from '../figures/counter.store';
import { addTallies } from '../figures/tally';
import type { BatchStore } from '../sealing/batch.store';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import type { RootStore } from '../sealing/root.store';
import type { LedgerStore } from '../ledger/ledger.store';
import { GENESIS_HASH } from 'yinyom-verify/hashes';
import { endContent } from 'yinyom-verify/sealedContent';
import type { WebsitesClient } from '../sites/siteDirectory';

interface Parts {
  ledger: LedgerStore;
  keys: LedgerKeys;
  counters: CounterStore;
  batches: BatchStore;
  roots: RootStore;
  websites: WebsitesClient;
}

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** Every text that was shown to somebody in a period: what the hashes in the records are of. */
const noticeLines = async (
  { counters, websites }: Parts,
  applicationId: string,
  from: string,
  to: string,
) => {
  const days = await counters.ofPeriod(applicationId, from, to);
  const versions = Object.keys(addTallies(days.map((day) => day.versions)));
  const languages = Object.keys(addTallies(days.map((day) => day.languages)));
  const shown = versions.flatMap((version) =>
    languages.map((language) => ({ version: Number(version), language })),
  );
  const lines: object[] = [];
  for (const { version, language } of shown) {
    const notice = await websites.getNotice({ application_id: applicationId, version, language });
    if (notice) lines.push({ kind: 'notice', template_version: version, language, notice });
  }
  return lines;
};

/** The last line: what the file holds, signed, so that nothing can be cut off it unseen. */
const endLine = async (
  { ledger, keys }: Parts,
  applicationId: string,
  { first, last }: SeqRange,
  named: { batches: number; days: number },
): Promise<object> => {
  const records = Math.max(0, last - first + 1);
  const content = {
    application_id: applicationId,
    first_seq: records === 0 ? 0 : first,
    last_seq: records === 0 ? 0 : last,
    records,
    head_hash: (records === 0 ? null : await ledger.at(applicationId, last))?.hash ?? GENESIS_HASH,
    ...named,
  };
  const key = await keys.current();
  return { kind: 'end', ...content, signature: key.sign(endContent(content)), key_id: key.id };
};

/**
 * What an offline check of records at some positions needs beside them: texts, batches, signed days and keys. Only
 * what lies within these positions is named: a batch or day that was closed meanwhile would seem to miss records.
 */
export const proofLines = async (
  parts: Parts,
  applicationId: string,
  range: SeqRange,
  period: { from?: string; to?: string },
): Promise<object[]> => {
  const within = ({ first_seq, last_seq }: { first_seq: number; last_seq: number }): boolean =>
    first_seq >= range.first && last_seq <= range.last;
  const covering = (await parts.batches.covering(applicationId, range.first, range.last)).filter(within);
  const [signed, keys, notices] = await Promise.all([
    parts.roots.list(applicationId),
    parts.keys.known(),
    noticeLines(parts, applicationId, period.from ?? FIRST_DAY, period.to ?? LAST_DAY),
  ]);
  // The day before the first record, too: it proves where a part of the ledger begins.
  const days = signed.filter((root) => within(root) || root.last_seq === range.first - 1);
  const named = { batches: covering.length, days: days.length };
  return [
    ...notices,
    ...covering.map(({ _id, created_at, ...batch }) => ({
      kind: 'batch',
      ...batch,
      created_at: created_at.toISOString(),
    })),
    ...days.map((root) => ({ kind: 'root', ...root })),
    ...keys.map((key) => ({ kind: 'key', ...key })),
    await endLine(parts, applicationId, range, named),
  ];
};
