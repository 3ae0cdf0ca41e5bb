import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_FORM_WEBSITES } from '@yinyom/contracts/internal/scannedForms';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { isSameForm, type FormKey } from '@yinyom/contracts/papers/acceptedForm';
import { MAX_FORM_PAGES, type FoundForm } from '@yinyom/contracts/papers/foundForms';
import { formFields } from '@yinyom/contracts/scanner/formFields';
import { shortAddress } from '@yinyom/contracts/scanner/shortAddress';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Logger } from '@yinyom/service-kit/logger';
import type { WebsiteCalls } from './factSources';

export type FormCalls = Pick<InternalHandlers<typeof scannerInternal>, 'scannedForms'>;

/** A form as the latest scan saw it. */
export type SeenForm = Omit<
  FoundForm,
  'present' | 'scans_unread' | 'stated_in' | 'verdict' | 'decided_at' | 'decided_by' | 'etag'
>;

export interface ScannedForms {
  /** Ids of all websites of the controller. */
  websites: string[];
  /** Forms by website; a website that no scan with leak watch looked at is not in it. */
  scanned: Map<string, SeenForm[]>;
  /** When the scan of a website ended. */
  endedAt: Map<string, string>;
  /** Websites whose scans could not be read, with their domain. */
  unread: Map<string, string>;
}

interface Deps {
  websites: Pick<WebsiteCalls, 'websiteNames'>;
  scanner?: FormCalls | undefined;
  logger: Logger;
}
type Scanned = Awaited<ReturnType<FormCalls['scannedForms']>>[number];

/** Forms of a website: pages whose forms ask for the same are one, because a scan knows no other difference. Pure. */
export const formsOf = (
  { application_id, finished_at, forms }: Scanned,
  domain: string | undefined,
): SeenForm[] => {
  const groups: { key: FormKey; forms: Scanned['forms'] }[] = [];
  for (const form of forms) {
    const key = { application_id, fields: formFields(form.fields) };
    if (key.fields.length === 0) continue;
    const known = groups.find((group) => isSameForm(key)(group.key));
    if (known) known.forms.push(form);
    else groups.push({ key, forms: [form] });
  }
  return groups.map(({ key, forms: same }) => {
    const pages = [...new Set(same.map(({ address }) => address))];
    const [first = ''] = pages;
    return {
      ...key,
      website: domain ?? (URL.canParse(first) ? new URL(first).host : application_id),
      // Results of earlier versions have longer ones.
      form_pages: pages.slice(0, MAX_FORM_PAGES).map((page) => shortAddress(page)),
      pages_total: pages.length,
      pages_without_notice: new Set(
        same
          .filter(({ has_notice, has_consent }) => !has_notice && !has_consent)
          .map(({ address }) => address),
      ).size,
      encrypted: same.every(({ encrypted }) => encrypted),
      readers: [...new Set(same.flatMap(({ readers }) => readers))],
      scanned_at: finished_at,
    };
  });
};

/** After this long no further batch is asked for: a call has 15 seconds, and one batch five. */
const READ_MS = 8_000;

/** Nothing is known of a form while scans cannot be asked: that it was not found would be false. */
export const scansUnavailable = () => new AppError(503, 'unavailable', { retryAfterSeconds: 5 });

/**
 * Asks what the websites of a controller ask people for, by their latest scans. Without a scanner no website was scanned. Batches that
 * fail leave the others.
 * @returns null where no scan, or not even the list of websites, could be read now
 */
export const createScannedForms = ({ websites, scanner, logger }: Deps) => {
  const unreadable = (error: unknown): null => {
    logger.warn({ err: error }, 'forms that scans found could not be read');
    return null;
  };
  return async (organization_id: string): Promise<ScannedForms | null> => {
    try {
      // Websites of an agency's clients are in the records of these clients.
      const own = { organization_id, controller: null };
      const named = await websites.websiteNames(own);
      const ids = named.map(({ id }) => id);
      const domains = new Map(named.map(({ id, domain_name }) => [id, domain_name]));
      const found: Scanned[] = [];
      const unread = new Map<string, string>();
      const until = performance.now() + READ_MS;
      for (let from = 0; scanner && from < ids.length; from += MAX_FORM_WEBSITES) {
        const application_ids = ids.slice(from, from + MAX_FORM_WEBSITES);
        const isLate = performance.now() > until;
        const read = isLate ? null : await scanner.scannedForms({ application_ids }).catch(unreadable);
        if (read) found.push(...read);
        else for (const id of application_ids) unread.set(id, domains.get(id) ?? id);
      }
      if (ids.length > 0 && unread.size === ids.length) return null;
      return {
        websites: ids,
        scanned: new Map(
          found.map((one) => [one.application_id, formsOf(one, domains.get(one.application_id))]),
        ),
        endedAt: new Map(found.map(({ application_id, finished_at }) => [application_id, finished_at])),
        unread,
      };
    } catch (error) {
      return unreadable(error);
    }
  };
};
export type ReadScannedForms = ReturnType<typeof createScannedForms>;
