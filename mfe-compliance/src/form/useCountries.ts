import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { useLang } from '@yinyom/mfe-kit';
import { useMemo } from 'react';
import { COUNTRY_CODES } from './countryCodes';

/** Countries by their names in the reader's language, in its order; Thailand is no transfer abroad and is left out. */
export const useCountries = (): readonly { value: string; label: string }[] => {
  const lang = useLang();
  return useMemo(() => {
    const names = new Intl.DisplayNames([LOCALE_TAGS[lang]], { type: 'region' });
    const { compare } = new Intl.Collator(LOCALE_TAGS[lang]);
    return COUNTRY_CODES.filter((code) => code !== 'TH')
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => compare(a.label, b.label));
  }, [lang]);
};
