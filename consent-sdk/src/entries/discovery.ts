import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { reportDiscovery } from '@yinyom/contracts/scanner/discovery';
import { storages } from '../platform/webStorage';
import type { PartBridge } from '../session/part';
import { toJson } from '../platform/toJson';

type Item = BodyOf<typeof reportDiscovery>['items'][number];

/** Most items of one report. */
const MOST = 50;
const LONGEST = 256;
/** The platform refuses names with what nobody sees or what turns text around, and with one of them the whole report. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The on-demand part for owners who want to learn of stored items that no scan meets: once per session the names
 * (never the values) of what this website has stored here and its notice does not list.
 */
export const run = ({ config, session, recorder, isForbidden, readCookies }: PartBridge): void => {
  const [local, page] = storages();
  const done = `${session.name}_seen`;
  // Without a session there is no telling whether it has reported before.
  if (!page || page.getItem(done)) return;
  const items: Item[] = [];
  const add = (type: Item['type'], names: string[]): void => {
    for (const name of new Set(names)) {
      if (!name || name.length > LONGEST || UNSEEN.test(name) || name.startsWith('yinyom_')) continue;
      if (items.length === MOST) return;
      if (isForbidden(config.cookies, name, () => false)) continue;
      items.push({ name, type, party: 'first', initiator_host: null });
    }
  };
  add(
    'cookie',
    readCookies()
      .split('; ')
      .map((part) => part.split('=')[0]!),
  );
  add('localStorage', Object.keys(local ?? {}));
  add('sessionStorage', Object.keys(page));
  page.setItem(done, '1');
  if (!items.length) return;
  // A choice that no longer counts may be what let these in.
  const choice = session.earlier()?.s ?? {};
  navigator.sendBeacon?.(
    recorder.url.replace(/consents$/, 'discovery'),
    toJson({
      config_token: config.config_token,
      items,
      unagreed: !Object.values(choice).includes(1),
    }),
  );
};
