import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { LintRule } from './LintInput';

const { statistics, unclassified } = CATEGORY_TYPES;

/** Each category tells its purpose in each language of the banner (PDPA L-02). */
export const categoryPurposes: LintRule = ({ snapshot }) =>
  snapshot.languages.flatMap((language) =>
    snapshot.categories
      .filter(({ title, description }) => !title[language] || !description[language])
      .map(({ id, type }) => ({
        code: 'category_purpose_missing' as const,
        // Fallbacks exist, so an own category in a third language can wait; in Thai and English it cannot.
        severity:
          language === 'th' || language === 'en' || type !== 5 ? ('error' as const) : ('warning' as const),
        field: `languages.${language}.categories.${id}`,
        language,
      })),
  );

/** Each cookie that can be consented to tells its purpose in Thai and English (specification §3). */
export const cookiePurposes: LintRule = ({ snapshot }) => {
  const open = new Set(snapshot.categories.filter(({ type }) => type !== unclassified).map(({ id }) => id));
  const silent = snapshot.cookies.some(
    ({ category_id, purpose }) => open.has(category_id) && (!purpose.th || !purpose.en),
  );
  return silent ? [{ code: 'cookie_purpose_missing', severity: 'warning', field: 'cookies' }] : [];
};

/** Nobody can consent to a purpose that was not named, so visitors' browsers refuse and delete these cookies. */
export const unclassifiedCookies: LintRule = ({ snapshot }) => {
  const ids = new Set(snapshot.categories.filter(({ type }) => type === unclassified).map(({ id }) => id));
  const names = snapshot.cookies
    .filter(({ category_id }) => ids.has(category_id))
    .map(({ name, match }) => (match === 'prefix' ? `${name}*` : name));
  if (names.length === 0) return [];
  const code =
    snapshot.unclassified_policy === 'block' ? 'cookies_unclassified' : 'cookies_unclassified_as_marketing';
  return [{ code, severity: 'warning', field: 'cookies', names }];
};

/** What nobody listed is neither told to visitors nor deleted when they withdraw. */
export const listedCookies: LintRule = ({ snapshot, scanned }) => {
  if (snapshot.cookies.length === 0) return [{ code: 'cookies_none', severity: 'warning', field: 'cookies' }];
  return scanned ? [] : [{ code: 'never_scanned', severity: 'warning', field: 'cookies' }];
};

/**
 * Since 15 June 2026 `ad_storage` alone decides about the advertising data that Google Analytics collects for linked
 * accounts: who carries it with statistics sends them for visitors who said yes to statistics only.
 */
export const statisticsWithoutAds: LintRule = ({ snapshot }) =>
  snapshot.categories
    .filter(({ type, gcm }) => type === statistics && gcm.includes('ad_storage'))
    .map(({ id }) => ({ code: 'statistics_carry_ads', severity: 'error', field: `categories.${id}` }));
