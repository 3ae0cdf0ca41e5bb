import type { i18n as I18n, ResourceKey } from 'i18next';

/** Tells the page that a file of texts was changed while it is developed (build-remote: `hotTextsLoader.cjs`). */
const CHANGED = 'yinyom:texts';

/**
 * Follows changes of text files on a development server. Returns what is to be told of each file that was read.
 * @param tell makes everything that shows texts show them anew
 */
export const followTextFiles = (i18n: I18n, tell: () => void) => {
  const places = new Map<ResourceKey, { lang: string; namespace: string }>();
  addEventListener(CHANGED, (event) => {
    const { before, texts } = (event as CustomEvent<Record<'before' | 'texts', ResourceKey>>).detail;
    const place = places.get(before);
    if (!place) return;
    places.delete(before);
    places.set(texts, place);
    i18n.removeResourceBundle(place.lang, place.namespace);
    i18n.addResourceBundle(place.lang, place.namespace, texts);
    tell();
  });
  return (texts: ResourceKey, lang: string, namespace: string): void =>
    void places.set(texts, { lang, namespace });
};
