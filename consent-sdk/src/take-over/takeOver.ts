import type { RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import type { SdkTakeOver } from '@yinyom/contracts/sdk/config';
import { toJson } from '../platform/toJson';
import { choiceKey } from '../choice/choice';
import { storageName, writeChoice } from '../choice/choiceCookie';
import { readCookies, writeCookie } from '../platform/cookies';
import { now } from '../platform/now';
import { safely } from '../platform/safely';
import { uuid } from '../platform/uuid';
import { parseObject, readItem, removeItem, writeItem } from '../platform/webStorage';
import type { Entry } from '../record/outbox';
import { decode } from './decode';
import { judge } from './judge';
import type { Product } from './Product';

const DAY = 86_400;

type Body = Omit<RecordConsentBody, 'consenter_role'>;
interface Taken {
  entry: Entry & { body: Body };
  /** What the product had stored; it never leaves the browser. */
  raw: string;
}

/** SHA-256 as hexadecimal digits; null on a page without the browser's cryptography (not secure). */
const hashOf = async (text: string): Promise<string | null> =>
  crypto.subtle
    ? Array.from(
        new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
        (byte) => byte.toString(16).padStart(2, '0'),
      ).join('')
    : null;

/** Puts what was taken over among the decisions that wait for delivery, once its hash is known. */
const handOver = async (key: string, box: string): Promise<void> => {
  const taken = parseObject(readItem(key)) as Taken | null;
  if (!taken) return;
  const { entry, raw } = taken;
  entry.body.origin!.sha256 = await hashOf(raw);
  if (writeItem(box, toJson({ ...parseObject(readItem(box)), [entry.body.event_id]: entry })))
    removeItem(key);
};

/** Removes a cookie of this host and of those above it, and the key of the same name. */
const forget = (name: string): void => {
  const parts = location.hostname.split('.');
  writeCookie(`${name}=;path=/;max-age=0`);
  for (; parts[1]; parts.shift()) writeCookie(`${name}=;path=/;max-age=0;domain=${parts.join('.')}`);
  removeItem(name);
};

/**
 * Before the script begins: when nobody has decided here, the choice that another product stored becomes the visitor's
 * choice, marked as what it is. The script finds it as one of its own and delivers the record. Where the record could not
 * be kept until then, nothing is taken over and the visitor is asked.
 */
const take = (product: Product, settings: SdkTakeOver, name: string, key: string): void => {
  const { version, categories } = settings;
  const cookies = `; ${readCookies()}`;
  const cookie = (each: string): string => cookies.split(`; ${each}=`)[1]?.split('; ')[0] ?? '';
  const raw = cookie(product.key) || readItem(product.key);
  if (!raw || cookie(name) || readItem(name) || now() >= settings.until) return;
  const told = safely(() => product.read(decode(raw), cookie));
  const at = told && (told.at ?? now());
  const gpc = !!navigator.globalPrivacyControl;
  const states = told && judge(settings, told, { ...product.types, ...settings.services }, gpc);
  // Also false for a time that cannot be read.
  if (!states || !(at! > 0 && at! <= now())) return;
  const end = Math.floor(at!) + settings.expiry_days * DAY;
  if (end <= now()) return;
  const client = uuid();
  const body: Body = {
    event_id: uuid(),
    client_id: client,
    config_token: settings.config_token,
    categories: Object.fromEntries(
      categories.map((category) => [category.id, category.type === 1 || !!states[choiceKey(category)]]),
    ),
    method: 'taken_over',
    language: settings.language,
    page_url: location.href.split(/[?#]/)[0]!,
    client_time: new Date().toISOString(),
    gpc,
    sdk_version: __YINYOM_VERSION__,
    origin: {
      product: product.name,
      decided_at: told.at === null ? null : new Date(told.at * 1000).toISOString(),
      sha256: null,
    },
  };
  if (!writeItem(key, toJson({ entry: { version, body }, raw }))) return;
  writeChoice(name, { v: 1, c: client, t: version, x: end, s: states }, settings.cookie_domain);
  if (settings.remove_old) forget(product.key);
};

export const takeOver = (product: Product, settings: SdkTakeOver): void => {
  const name = storageName(settings.site_key);
  const key = `${name}_taken`;
  // Whatever another product left there: the visitor is asked, and the script begins.
  safely(() => take(product, settings, name, key));
  void handOver(key, `${name}_outbox`);
};
