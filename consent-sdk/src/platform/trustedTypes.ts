interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const unchanged = (text: string): string => text;
let policy: Policy | undefined;

/**
 * Scripts of the page's own markup that consent has released, in the form a page with Trusted Types accepts. The
 * policy (named `yinyom`) is made on first use, so that pages without held scripts need not allow it.
 */
export const trusted = (kind: keyof Policy, value: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('yinyom', {
    createScript: unchanged,
    createScriptURL: unchanged,
  });
  return policy ? policy[kind](value) : value;
};
