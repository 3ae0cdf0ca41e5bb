import type { Lang } from '@yinyom/contracts/constants';
import { textIn } from '../texts/textIn';
import type { Snapshot } from './Snapshot';

/** Version of the notice's shape; hashes of other shapes cannot be compared. */
const FORMAT = 1;

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
