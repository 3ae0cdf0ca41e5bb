import { createHash } from 'node:crypto';
import type { Lang } from '@yinyom/contracts/constants';
import { noticeOf } from '@yinyom/notice/snapshot/noticeOf';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The notice's one possible spelling, and the SHA-256 (hexadecimal) of it in UTF-8. */
export const canonicalNotice = (snapshot: Snapshot, language: Lang): { text: string; sha256: string } => {
  const text = canonicalJson(noticeOf(snapshot, language));
  return { text, sha256: sha256(text) };
};

/** One hash for the notices of all languages: SHA-256 of the canonical JSON of language → hash. */
export const combinedNoticeHash = (byLanguage: Record<string, string>): string =>
  sha256(canonicalJson(byLanguage));
