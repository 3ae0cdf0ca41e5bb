import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { LOOKS } from './openPage';
import type { Person } from './person';

/** Chooses a language in the menu of the page, which stays the same document. */
export const switchLanguage = async ({ page }: Person, lang: Lang): Promise<void> => {
  // On phones some pages keep the menu in a drawer.
  await page.setViewport({ width: 1440, height: 900 });
  const names = Object.values(LANGUAGE_NAMES);
  await page.waitForFunction(
    (known) => {
      const menus = [...document.querySelectorAll<HTMLElement>('button[aria-label]')];
      const menu = menus.find(({ ariaLabel }) => known.some((name) => ariaLabel?.endsWith(`: ${name}`)));
      menu?.click();
      return menu !== undefined;
    },
    LOOKS,
    names,
  );
  const item = await page.waitForSelector(`[role="menuitemradio"] [lang="${LOCALE_TAGS[lang]}"]`);
  await item?.evaluate((element) => (element as HTMLElement).click());
  await page.waitForFunction(
    (tag, prefix) => document.documentElement.lang === tag && location.pathname.startsWith(prefix),
    LOOKS,
    LOCALE_TAGS[lang],
    lang === DEFAULT_LANGUAGE ? '/' : `/${lang}`,
  );
};
