/** Where the files of a website are public. */
export const publicPath = (siteKey: string): string => `/api/v1/public/sites/${siteKey}`;
