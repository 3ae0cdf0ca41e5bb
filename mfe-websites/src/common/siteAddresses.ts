import type { Application } from '@yinyom/contracts/websites/application';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { scriptSource } from './scriptSource';

/** Addresses of a website that anybody may open, out of the script that its owner pastes. */
export const siteAddresses = ({ script = '', site_key }: Pick<Application, 'script' | 'site_key'>) => {
  const source = scriptSource(script);
  const origin = URL.canParse(source) ? new URL(source).origin : '';
  const api = `${origin}/api/v1/public`;
  return {
    declaration: (lang: string) => `${api}/sites/${site_key}/declaration.html?lang=${lang}`,
    /** What an owner pastes; `inside` stands there where scripts do not run. */
    declarationEmbed: (inside: string) =>
      `<div data-yinyom-declaration data-heading="2">${inside}</div>\n<script src="${origin}/sdk/v1/declaration.js" data-site-key="${site_key}"></script>`,
    declarationData: `${api}/sites/${site_key}/declaration`,
    ownRecord: `${api}/sites/${site_key}/consents/`,
    ledgerDays: `${api}/transparency/${site_key}.json`,
    ledgerKeys: `${api}/transparency/keys.json`,
    reactHook: `${origin}/sdk/v1/useConsent.tsx`,
    types: `${origin}/sdk/v1/yinyom.d.ts`,
  };
};

/** What a page's own script writes to show a visitor the record of their decision. */
export const ownRecordCode = (address: string): string => `const { consent_id, receipt } = yinyom.receipt();
const answer = await fetch('${address}' + consent_id, {
  headers: { '${RECEIPT_HEADER}': receipt },
});
const record = await answer.json();`;
