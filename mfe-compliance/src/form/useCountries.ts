import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { HOME_COUNTRY } from '@yinyom/contracts/papers/transfers';
import { useLang } from '@yinyom/mfe-kit';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { COUNTRY_CODES } from './countryCodes';

interface Country {
  value: string;
  label: string;
  disabled?: true;
}

/** Where services usually keep data. They come first: a list of 250 is long to go through, however it is read. */
const USUAL: readonly string[] = ['AU', 'CN', 'DE', 'GB', 'HK', 'IE', 'JP', 'NL', 'SG', 'US'];

const named = (value: string, lang: Lang): Country => ({
  value,
  label: new Intl.DisplayNames([LOCALE_TAGS[lang]], { type: 'region' }).of(value) ?? value,
});
interface Abroad {
  usual: readonly Country[];
  others: readonly Country[];
}

/** Made once for each language: a register has a choice for each of its recipients. */
const made = new Map<Lang, Abroad>();
const abroadIn = (lang: Lang): Abroad => {
  const known = made.get(lang);
  if (known) return known;
  const names = new Intl.DisplayNames([LOCALE_TAGS[lang]], { type: 'region' });
  const { compare } = new Intl.Collator(LOCALE_TAGS[lang]);
  const abroad = COUNTRY_CODES.filter((code) => code !== HOME_COUNTRY)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
  const isUsual = ({ value }: Country): boolean => USUAL.includes(value);
  const split = { usual: abroad.filter(isUsual), others: abroad.filter((one) => !isUsual(one)) };
  made.set(lang, split);
  return split;
};

/**
 * Gives the options of a country by their names in the reader's language, in its order: the usual ones, a line, all others. A stored code
 * that is not among them is one of them, so that it is shown as it is.
 * @param withHome also Thailand, before all others; it is left out where only transfers abroad are meant
 */
export const useCountries = (withHome = false) => {
  const lang = useLang();
  const t = useComplianceTexts();
  const { usual, others } = abroadIn(lang);
  const listed: Country[] = [
    ...(withHome ? [named(HOME_COUNTRY, lang)] : []),
    ...usual,
    { value: '-', label: t('other_countries'), disabled: true },
    ...others,
  ];
  return (value: string, none: string): Country[] => [
    { value: '', label: none },
    ...(/^[A-Z]{2}$/.test(value) && !listed.some((one) => one.value === value) ? [named(value, lang)] : []),
    ...listed,
  ];
};
