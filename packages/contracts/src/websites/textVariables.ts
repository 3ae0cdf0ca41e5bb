/** What a banner's texts name without spelling it out, so that a new name or domain shows in every language. */
export interface TextVariables {
  /** Name of the organization. */
  organization: string;
  /** The website, e.g. `www.example.ac.th`. */
  domain: string;
  /** Address of the privacy notice; absent: nobody gave one, and the variable stays. */
  privacy_url?: string;
  /** Mailbox of the data protection officer; absent: the same. */
  dpo_email?: string;
}

const VARIABLE = /\{(organization|domain|privacy_url|dpo_email)\}/g;

/** In the place of an address: that of the website, its group or its organization. */
export const PRIVACY_URL_VARIABLE = '{privacy_url}';

/** Names of the variables that texts have. */
export const variablesIn = (texts: unknown): (keyof TextVariables)[] => {
  const named = JSON.stringify(texts).matchAll(VARIABLE);
  return [...new Set([...named].map(([, name]) => name as keyof TextVariables))];
};

/** The variables themselves, for texts that are kept unfilled: `{organization}` and `{domain}`. */
export const UNFILLED: TextVariables = { organization: '{organization}', domain: '{domain}' };

/** The same texts with every variable filled. What a value says is never filled again. */
export const fillVariables = <T>(texts: T, variables: TextVariables): T => {
  if (typeof texts === 'string')
    return texts.replace(VARIABLE, (whole, name: keyof TextVariables) => variables[name] ?? whole) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, fillVariables<unknown>(value, variables)]),
  ) as T;
};
