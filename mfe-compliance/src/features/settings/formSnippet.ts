interface Embedded {
  /** Origin of the platform. */
  origin: string;
  /** Address of the same form as a page of its own. */
  page: string;
  siteKey: string;
  /** Text of the link that stays where scripts do not run. */
  link: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** The lines that draw the form in a page of a website. */
export const formSnippet = ({ origin, page, siteKey, link }: Embedded): string =>
  [
    `<div data-yinyom-requests data-heading="2"><a href="${escaped(page)}">${escaped(link)}</a></div>`,
    `<script src="${escaped(origin)}/sdk/v1/requests.js" data-site-key="${escaped(siteKey)}"></script>`,
  ].join('\n');
