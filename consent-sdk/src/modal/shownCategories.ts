import type { SdkCategory, SdkSiteConfig } from '@yinyom/contracts/sdk/config';

/** The category that an element of the page waits for, or waited for. */
const isMarked = ({ id, type }: SdkCategory): boolean =>
  [...document.querySelectorAll('[data-category]')].some((element) => {
    const references = element.getAttribute('data-category')!.split(/[\s,]+/);
    return references.includes(id) || references.includes(`${type}`);
  });

/**
 * The categories that the window shows: what is necessary always, any other that has cookies or that something on
 * this page waits for. As long as no list of cookies exists every purpose is asked for, but nothing "unclassified".
 */
export const shownCategories = ({ categories, details: { cookies } }: SdkSiteConfig): SdkCategory[] =>
  categories.filter(
    (category) =>
      category.type === 1 ||
      cookies.some(({ category_id }) => category_id === category.id) ||
      (category.type > 0 && (!cookies.length || isMarked(category))),
  );
