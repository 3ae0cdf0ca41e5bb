import { canonicalJson } from './canonicalJson';
import type { NoticeLine, RecordLine } from './exportLines';
import { sha256 } from './hashes';

/** Compares what versions showed with what the records say was shown. */
export const createNoticeCheck = () => {
  /** First position at which a version was shown in a language as a text with a hash. */
  const shown = new Map<string, Map<string, number>>();
  const nameOf = ({ template_version, language }: RecordLine | NoticeLine) =>
    `${template_version} ${language}`;
  return {
    add: (line: RecordLine): void => {
      const name = nameOf(line);
      const hashes = shown.get(name) ?? new Map<string, number>();
      if (!hashes.has(line.notice_sha256)) hashes.set(line.notice_sha256, line.seq);
      shown.set(name, hashes);
    },
    /** The first record that was made on another text than this one; null when there is none. */
    firstOther: (line: NoticeLine): number | null => {
      const hash = sha256(canonicalJson(line.notice));
      const others = [...(shown.get(nameOf(line)) ?? [])].filter(([known]) => known !== hash);
      return others.length === 0 ? null : Math.min(...others.map(([, seq]) => seq));
    },
  };
};
