import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { decodeFile } from '@yinyom/contracts/websites/fileEncoding';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { ImportSource } from '@yinyom/contracts/websites/imports';
import { rejected } from '@yinyom/service-kit/AppError';
import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';
import { homeUrl } from '@yinyom/service-kit/egress/homeUrl';
import type { Egress } from '../privacy-look/egressOf';
import { isRecord, listOf, recordOf, textOf } from './literals/Literal';
import { readJson } from './literals/readConfiguration';

/** A file of another product and the language that its texts are in. */
export interface FetchedFile {
  text: string;
  language: Lang;
}

const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 3 } as const;
const COOKIEBOT =
  /(?:data-cbid=["']|uc\.js\?(?:[^"'\s>]*&(?:amp;)?)?cbid=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/iu;
const COOKIEBOT_HOST = /consent\.cookiebot\.(?:com|eu)/iu;
const ONETRUST = /data-domain-script=["']([0-9a-z-]{8,64})["']/iu;
/** Nothing but these is asked, whatever a page names. */
const ONETRUST_HOST =
  /(?:cdn\.cookielaw\.org|cmp-cdn\.cookielaw\.org|cdn-apac\.onetrust\.com|cdn-ukwest\.onetrust\.com|cookie-cdn\.cookiepro\.com)/iu;

/** Which of its rule sets is for Thailand, else the one for everybody. */
const ruleSetOf = (text: string): { id: string; languages: Map<Lang, string> } | null => {
  const sets = listOf(readJson(text)['RuleSet']).filter(isRecord);
  const thai = sets.find((set) => listOf(set['Countries']).map(textOf).includes('th'));
  const chosen = thai ?? sets.find((set) => set['Default'] === true) ?? sets[0];
  if (!chosen) return null;
  const languages = new Map<Lang, string>();
  for (const tag of Object.values(recordOf(chosen['LanguageSwitcherPlaceholder'])).map(textOf)) {
    const language = languageOfTag(tag);
    if (language && /^[a-zA-Z-]{2,12}$/.test(tag)) languages.set(language, tag);
  }
  const id = textOf(chosen['Id']);
  return /^[0-9a-z-]{8,64}$/i.test(id) ? { id, languages } : null;
};

/** Asks for the set-up that a page's consent product loads, through the guard of outgoing connections (threat S-09). */
export const createFetchSource = ({ resolve, allow, ignoreCertificates, ownHosts }: Egress) => {
  const ask = async (url: string, truncate = false): Promise<string> => {
    const resolver = createCheckedResolver({ resolve, allow, ownHosts });
    try {
      const answer = await guardedFetch(url, { ...LIMITS, truncate, resolver, allow, ignoreCertificates });
      if (answer.status !== 200) throw rejected('import_unreachable');
      return decodeFile(answer.body).text;
    } catch (error) {
      if (error instanceof EgressRefused) throw rejected('import_unreachable');
      throw error;
    }
  };

  /** With a scheme only tests and demos have one already. */
  const frontPage = async (domainName: string): Promise<string> => {
    const home = homeUrl(domainName, allow);
    if (home.startsWith('http')) return ask(home, true);
    return ask(`https://${home}`, true).catch(() => ask(`http://${home}`, true));
  };

  /** Of the product's own host. */
  const askVendor = (host: string, path: string): Promise<string> => {
    const home = homeUrl(host.toLowerCase(), allow);
    return ask(`${home.startsWith('http') ? home : `https://${home}/`}${path}`);
  };

  const ofCookiebot = async (page: string, domainName: string): Promise<FetchedFile[]> => {
    const [, cbid] = COOKIEBOT.exec(page) ?? [];
    if (!cbid) throw rejected('import_not_found');
    const [host = 'consent.cookiebot.com'] = COOKIEBOT_HOST.exec(page) ?? [];
    const referer = encodeURIComponent(hostOf(domainName));
    return [{ text: await askVendor(host, `${cbid}/cc.js?referer=${referer}`), language: 'en' }];
  };

  const ofOneTrust = async (page: string): Promise<FetchedFile[]> => {
    const [, id] = ONETRUST.exec(page) ?? [];
    const [host] = ONETRUST_HOST.exec(page) ?? [];
    if (!id || !host) throw rejected('import_not_found');
    const rules = ruleSetOf(await askVendor(host, `consent/${id}/${id}.json`));
    if (!rules || rules.languages.size === 0) throw rejected('import_empty');
    const files: FetchedFile[] = [];
    for (const language of LANGUAGES) {
      const tag = rules.languages.get(language);
      if (tag) files.push({ text: await askVendor(host, `consent/${id}/${rules.id}/${tag}.json`), language });
    }
    return files;
  };

  /** @throws AppError 422 where the page has none of it, or it does not answer */
  return async (source: ImportSource, domainName: string): Promise<FetchedFile[]> => {
    if (source !== 'cookiebot' && source !== 'onetrust') throw rejected('import_text_required');
    const page = await frontPage(domainName);
    return source === 'cookiebot' ? ofCookiebot(page, domainName) : ofOneTrust(page);
  };
};
export type FetchSource = ReturnType<typeof createFetchSource>;
