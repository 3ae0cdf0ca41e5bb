import { createHash } from 'node:crypto';
import type { Lang } from '@yinyom/contracts/constants';
import { textIn } from '@yinyom/notice/textIn';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Snapshot } from './Snapshot';

/** Version of the notice's shape; hashes of other shapes cannot be compared. */
const FORMAT = 1;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * What a visitor is told in one language: texts, categories, cookies, layout and controller, and nothing that
 * a visitor does not see. Colours, font and logo are not part of it.
 */
export const noticeOf = (snapshot: Snapshot, language: Lang): Record<string, unknown> => {
  const { categories: _own, ...texts } = snapshot.texts[language] ?? { categories: {} };
  return {
    format: FORMAT,
    language,
    controller: snapshot.controller,
    texts,
    layout: snapshot.design.layout,
    audience: snapshot.audience,
    unclassified_policy: snapshot.unclassified_policy,
    categories: snapshot.categories.map(({ id, type, title, description, gcm }) => ({
      id,
      type,
      title: textIn(title, language),
      description: textIn(description, language),
      gcm,
    })),
    cookies: snapshot.cookies.map(({ purpose, ...cookie }) => ({
      ...cookie,
      purpose: textIn(purpose, language),
    })),
  };
};

/** The notice's one possible spelling, and the SHA-256 (hexadecimal) of it in UTF-8. */
export const canonicalNotice = (snapshot: Snapshot, language: Lang): { text: string; sha256: string } => {
  const text = canonicalJson(noticeOf(snapshot, language));
  return { text, sha256: sha256(text) };
};

/** One hash for the notices of all languages: SHA-256 of the canonical JSON of language → hash. */
export const combinedNoticeHash = (byLanguage: Record<string, string>): string =>
  sha256(canonicalJson(byLanguage));
