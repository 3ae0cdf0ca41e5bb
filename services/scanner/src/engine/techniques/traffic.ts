import type { Protocol } from 'puppeteer';
import { isOwnScript, withoutOwnScript, type ScriptPlace } from '../capture/scriptStack';

/** What a page sends in one request or message. */
export interface Outgoing {
  url: string;
  /** Address and body as text, as far as they are looked at. */
  text: string;
  /** Of the body. */
  bytes: number;
  script: string | null;
}

/** So much of a body is looked at, in bytes; the browser hands over no more of it. */
export const MAX_BODY = 64 * 1_024;

const bodyOf = ({ postDataEntries, postData, hasPostData }: Protocol.Network.Request) => {
  const entries = postDataEntries?.flatMap(({ bytes }) =>
    bytes === undefined ? [] : [Buffer.from(bytes, 'base64')],
  );
  const body = entries && entries.length > 0 ? Buffer.concat(entries) : Buffer.from(postData ?? '');
  // A body that is not handed over is larger than that.
  return { body, bytes: hasPostData && body.length === 0 ? MAX_BODY : body.length };
};

/** The script that asked for it, as far as the browser saw. */
export const initiatorOf = ({ stack, url }: Protocol.Network.Initiator): string | null => {
  const places: ScriptPlace[] = [];
  for (let at = stack; at && places.length < 50; at = at.parent)
    for (const frame of at.callFrames)
      if (/^https?:/.test(frame.url)) places.push({ url: frame.url, line: null });
  return withoutOwnScript(places)[0]?.url ?? url ?? null;
};

export const outgoingOf = ({ request, initiator }: Protocol.Network.RequestWillBeSentEvent): Outgoing => {
  const { body, bytes } = bodyOf(request);
  const text = `${request.url}\n${body.toString('utf8', 0, MAX_BODY)}`;
  return { url: request.url, text, bytes, script: initiatorOf(initiator) };
};

/** Whether the consent script sent it: what it tells its own platform is no tracking. */
export const isOwnTraffic = ({ url, script }: Pick<Outgoing, 'url' | 'script'>, ownHost: string): boolean =>
  (script !== null && isOwnScript(script)) || (URL.canParse(url) && new URL(url).hostname === ownHost);
