import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { HOME_COUNTRY } from '@yinyom/contracts/papers/transfers';
import { useLang } from '@yinyom/mfe-kit';
import { COUNTRY_CODES } from './countryCodes';

interface Country {
  value: string;
  label: string;
}

const named = (value: string, lang: Lang): Country => ({
  value,
  label: new Intl.DisplayNames([LOCALE_TAGS[lang]], { type: 'region' }).of(value) ?? value,
});
/** Made once for each language: a register has a choice for each of its recipients. */
const made = new Map<Lang, readonly Country[]>();
const abroadIn = (lang: Lang): readonly Country[] => {
  const known = made.get(lang);
  if (known) return known;
  const names = new Intl.DisplayNames([LOCALE_TAGS[lang]], { type: 'region' });
  const { compare } = new Intl.Collator(LOCALE_TAGS[lang]);
  const abroad = COUNTRY_CODES.filter((code) => code !== HOME_COUNTRY)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
  made.set(lang, abroad);
  return abroad;
};

/**
 * Gives the options of a country by their names in the reader's language, in its order. A stored code that is not among them is one of
 * them, so that it is shown as it is.
 * @param withHome also Thailand, before all others; it is left out where only transfers abroad are meant
 */
export const useCountries = (withHome = false) => {
  const lang = useLang();
  const listed = [...(withHome ? [named(HOME_COUNTRY, lang)] : []), ...abroadIn(lang)];
  return (value: string, none: string): Country[] => [
    { value: '', label: none },
    ...(/^[A-Z]{2}$/.test(value) && !listed.some((one) => one.value === value) ? [named(value, lang)] : []),
    ...listed,
  ];
};
