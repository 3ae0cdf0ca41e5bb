/** The part of Trusted Types that is used here; browsers without it run without this rule. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rule: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

type IsKnown = (html: string) => boolean;
let isKnownPage: IsKnown = () => false;

/** Lets frames be filled with these texts and no others. */
export const allowFramePages = (isKnown: IsKnown): void => {
  isKnownPage = isKnown;
};

/** Origins that scripts come from: this one, and those that the installation names for remotes. */
const scriptOrigins = (): string[] => {
  const others = document.querySelector<HTMLMetaElement>('meta[name="script-origins"]')?.content ?? '';
  return [location.origin, ...others.split(/\s+/).filter(Boolean)];
};

/**
 * The rule by which text becomes the address of a script or the page of a frame (policy `default` of Trusted Types;
 * the browser blocks what gets null). Nothing turns text into markup of the console itself, or into code.
 */
export const setTextRule = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const origins = scriptOrigins();
  const isOurs = (address: string) =>
    URL.canParse(address, location.href) && origins.includes(new URL(address, location.href).origin);
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isKnownPage(text) ? text : null),
    createScriptURL: (text) => (isOurs(text) ? text : null),
  });
};
