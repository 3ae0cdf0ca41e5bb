/** What a banner's texts name without spelling it out, so that a new name or domain shows in every language. */
export interface TextVariables {
  /** Name of the organization. */
  organization: string;
  /** The website, e.g. `www.example.ac.th`. */
  domain: string;
}

const VARIABLE = /\{(organization|domain)\}/g;

/** The variables themselves, for texts that are kept unfilled: `{organization}` and `{domain}`. */
export const UNFILLED: TextVariables = { organization: '{organization}', domain: '{domain}' };

/** The same texts with every variable filled. What a value says is never filled again. */
export const fillVariables = <T>(texts: T, variables: TextVariables): T => {
  if (typeof texts === 'string')
    return texts.replace(VARIABLE, (_, name: keyof TextVariables) => variables[name]) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, fillVariables<unknown>(value, variables)]),
  ) as T;
};
