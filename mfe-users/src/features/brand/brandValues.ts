import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { Brand, saveBrand } from '@yinyom/contracts/identity/brand';
import { readableBrand } from '@yinyom/contracts/identity/brandShades';

/** The product's own colours: where a choice begins. */
const PRODUCT = { light: '#0B6E6E', dark: '#57C4C2' } as const;

/** What the form has; colours and whether there are any. */
export const brandValues = ({ name, accent, sender_name, reply_to, footer }: Brand) => ({
  name: name ?? '',
  own_colors: accent !== null,
  light: accent?.light ?? PRODUCT.light,
  dark: accent?.dark ?? PRODUCT.dark,
  sender_name,
  reply_to,
  footer,
});
export type BrandValues = ReturnType<typeof brandValues>;

export const brandBody = ({ own_colors, light, dark, ...rest }: BrandValues): BodyOf<typeof saveBrand> => ({
  ...rest,
  accent: own_colors ? { light: light.toUpperCase(), dark: dark.toUpperCase() } : null,
});

/** The form's name of a field of the request. */
export const brandField = (path: string): string => path.replace(/^accent\./, '');

/** The dark colour that goes with a light one, until a user chooses another. */
export const darkFor = (light: string): string => readableBrand(light.toUpperCase(), 'dark');
