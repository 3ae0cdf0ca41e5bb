import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { shortAddress } from '@yinyom/contracts/scanner/shortAddress';
import type { Published } from '../engine/published/Published';
import type { ScanOutcome } from '../engine/ScanOutcome';
import { maskAddress } from '../personal-data/maskValues';
import { closeFor, openWith } from './sealedBox';

/** What a worker hands to the service: addresses are masked, and have a hash that only the key of the website makes useful. */
export type HandedOver = Omit<Published, 'sources'> & {
  sources: (Published['sources'][number] & { address: string })[];
};

/** A box in a database document. */
const MOST_BYTES = 12 * 1024 * 1024;
const MOST_UNPACKED = 256 * 1024 * 1024;

const hashOfAddress = (url: string): string =>
  createHash('sha256').update(`address\0${url}`).digest('base64url');

/** Masked first: half of a value is none that masks know. */
const shownAddress = (url: string): string => shortAddress(maskAddress(url));

const masked = <T extends { url: string }>(list: readonly T[]): T[] =>
  list.map((one) => ({ ...one, url: shownAddress(one.url) }));

/** Closes what a scan found published for its website; too much of it is cut at the end. */
export const closePublished = (published: Published, publicKey: Buffer): Buffer => {
  const sources = published.sources.map((source) => ({
    ...source,
    url: shownAddress(source.url),
    address: hashOfAddress(source.url),
  }));
  const { unread, notices, forms } = published;
  const whole = { ...published, unread: masked(unread), notices: masked(notices), forms: masked(forms) };
  for (let length = sources.length; ; length = Math.floor(length / 2)) {
    const handed: HandedOver = { ...whole, sources: sources.slice(0, length) };
    const box = closeFor(publicKey, gzipSync(JSON.stringify(handed)));
    if (box.length <= MOST_BYTES || length === 0) return box;
  }
};

/** @throws Error when it was closed for another website */
export const openPublished = (box: Buffer, seed: Buffer): HandedOver =>
  JSON.parse(
    gunzipSync(openWith(seed, box), { maxOutputLength: MOST_UNPACKED }).toString('utf8'),
  ) as HandedOver;

const maskDeep = <T>(value: T): T => {
  if (typeof value === 'string') return shownAddress(value) as T;
  if (Array.isArray(value)) return value.map(maskDeep) as T;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskDeep(inner)])) as T;
};

/**
 * The result of a scan with every value in an address or a name crossed out, and without pictures of a page that has
 * findings.
 */
export const withoutPublished = ({ published, picturePage, ...outcome }: ScanOutcome): ScanOutcome => {
  if (!published) return outcome;
  const { items, findings, pages, refused, banner } = outcome;
  const shows = published.sources.some(({ url, found }) => url === picturePage && found.length > 0);
  return {
    ...outcome,
    items: maskDeep(items),
    findings: maskDeep(findings),
    pages: maskDeep(pages),
    refused: maskDeep(refused),
    banner: shows ? { ...banner, before: null, after: null } : banner,
  };
};
