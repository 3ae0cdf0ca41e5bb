import { isWebAddress } from './isWebAddress';

interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const RULES: Policy = {
  createScript: (text) => text,
  createScriptURL(url) {
    if (!isWebAddress(url)) throw new TypeError(url);
    return url;
  },
};
let policy: Policy | undefined;

/**
 * A script of the page's own markup that consent has released, in the form a page with Trusted Types accepts. The policy
 * (named `yinyom`) is made on first use, so that pages without held scripts need not allow it; nobody else can reach it.
 */
export const trusted = (kind: keyof Policy, value: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('yinyom', RULES) ?? RULES;
  return policy[kind](value);
};
