import type { SdkDesign } from './config';

/** What a colour or a length can be; nothing else gets into a style sheet. */
const VALUE = /^[#\w]+$/;

const hostRule = (values: Partial<Record<string, string>>): string => {
  const set = Object.entries(values).filter(([, value]) => VALUE.test(value ?? ''));
  return set.length ? `:host{${set.map(([name, value]) => `--${name}:${value}!important`).join(';')}}` : '';
};

/**
 * Style sheet with the colours and lengths of a website, where they are not those of the white theme. A design with a
 * second set of colours changes with the visitor's device. The same as `themeRules` of the script, which fetches a
 * configuration without these rules.
 */
export const themeRules = ({ colors, dark, sizes }: Partial<SdkDesign>): string => {
  const night = hostRule(dark ?? {});
  return hostRule({ ...colors, ...sizes }) + (night && `@media(prefers-color-scheme:dark){${night}}`);
};
