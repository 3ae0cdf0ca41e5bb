import type { Protocol } from 'puppeteer';
import { recorderOf } from '../../lists/recorders';
import { hostOf, siteOf } from '../../frontier/siteOf';
import type { Phase } from '../capture/itemLedger';
import type { HostBook } from '../cname/hostBook';
import type { FindingBook } from '../findings/findingBook';
import type { FindingObservation } from '../findings/FoundFinding';
import { blameReceiver, blameScript, withoutQuery } from './blame';
import { isIdentifier } from './identifier';
import { judgeCookieToThirdParty, ownCookie } from './judges/cookieToThirdParty';
import { holdsIdentifier, judgeEvercookie, type HeldCookie, type StoredValue } from './judges/evercookie';
import { judgeKeyLogging, unseenText } from './judges/keyLogging';
import { judgeRecorder, RECORDER_LIMITS } from './judges/recorder';
import { readTrace } from './readTrace';
import { createTraceBook } from './traceBook';
import { initiatorOf, isOwnTraffic, outgoingOf, type Outgoing } from './traffic';

/** What one frame keeps, apart from cookies. */
export interface FrameValues {
  host: string;
  values: StoredValue[];
}

/** Hears what a page and everything in it does, besides keeping things. */
export interface PageWatch {
  /** Whether techniques are looked for: without, no hook is needed and nothing is typed. */
  isOn: boolean;
  /** @param isPage it opens a page in the window itself */
  request(event: Protocol.Network.RequestWillBeSentEvent, isPage: boolean): void;
  answer(event: Protocol.Network.ResponseReceivedEvent): void;
  socket(event: Protocol.Network.WebSocketCreatedEvent): void;
  message(event: Protocol.Network.WebSocketFrameSentEvent): void;
  /** What a hook told. */
  trace(payload: string): void;
  /** The visitor moves now. */
  moved(): void;
  /** What is to be typed into a field that nobody submits. */
  typing(): string;
  /** What its frames keep now. */
  stored(frames: readonly FrameValues[]): void;
  /** Says what only the whole visit can tell. */
  end(): void;
}

export interface PageWatchOptions {
  isOn: boolean;
  /** Registrable domain of the website. */
  site: string;
  /** Host of this installation. */
  ownHost: string;
  hosts: HostBook;
  findings: FindingBook;
  phase: Phase;
  page(): string;
  /** Every cookie that the browser has now. */
  cookies(): readonly HeldCookie[];
  /** Something on it keeps an identifier, and a cookie of it another one, or the same in other letters. */
  keeps(page: string): void;
}

const STATISTICS = 3;
/** So many requests to other websites are compared with the cookies, and so much of each. */
const MOST_SENT = 300;
const MAX_TEXT = 8_192;
const MOST_ETAGS = 200;

type Told = Omit<FindingObservation, 'page' | 'kind'>;

export const createPageWatch = (options: PageWatchOptions): PageWatch => {
  const { isOn, site, ownHost, hosts, findings, phase, page, cookies, keeps } = options;
  const traces = createTraceBook(site);
  /** What other websites were sent. */
  const sent: { outgoing: Outgoing; phase: Phase }[] = [];
  /** Larger pieces that were sent after a movement. */
  const pieces: { script: string | null; bytes: number; afterMs: number; phase: Phase }[] = [];
  const sockets = new Map<string, { url: string; script: string | null }>();
  const etags: StoredValue[] = [];
  let frames: readonly FrameValues[] = [];
  let typed: string | null = null;
  let movedAt: number | null = null;

  const note = (told: Told, at: Phase) => findings.note({ kind: 'technique', page: page(), ...told }, at);

  const isForeign = (url: string): boolean => {
    const host = hostOf(url);
    return host !== null && siteOf(host) !== site;
  };
  const hear = (outgoing: Outgoing) => {
    const { url, text, bytes, script } = outgoing;
    if (!/^(?:https?|wss?):/.test(url) || isOwnTraffic(outgoing, ownHost)) return;
    const keys = typed === null ? null : judgeKeyLogging(typed, text);
    const receiver = isForeign(url) ? blameReceiver(url, script) : blameScript(script, site);
    if (keys) note({ code: 'key_logging', evidence: keys, weight: 'by_consent', ...receiver }, phase);
    if (isForeign(url) && sent.length < MOST_SENT)
      sent.push({ outgoing: { ...outgoing, text: text.slice(0, MAX_TEXT) }, phase: { ...phase } });
    if (movedAt !== null && bytes > RECORDER_LIMITS.bytes && pieces.length < MOST_SENT)
      pieces.push({ script, bytes, afterMs: Date.now() - movedAt, phase: { ...phase } });
  };
  const lookAtList = (url: string) => {
    const recorder = recorderOf(url);
    if (!recorder) return;
    const { company, host, path } = recorder;
    const about = { ...blameReceiver(url, withoutQuery(url)), company, categoryType: STATISTICS };
    note(
      { code: 'session_recorder', evidence: { listed: `${host}${path}` }, weight: 'by_consent', ...about },
      phase,
    );
  };

  const endOfRecorders = () => {
    for (const { script, facts } of traces.watchers()) {
      const own = pieces.filter((piece) => piece.script === script);
      const evidence = judgeRecorder(facts, own);
      const [first] = own;
      if (evidence && first)
        note(
          { code: 'session_recorder', evidence, weight: 'by_consent', ...blameScript(script, site) },
          first.phase,
        );
    }
  };
  const endOfCookies = () => {
    const own = cookies().filter(({ domain }) => siteOf(domain) === site);
    const known = own.map(ownCookie).filter(({ identifiers }) => identifiers.length > 0);
    if (known.length === 0) return;
    for (const { outgoing, phase: then } of sent) {
      const evidence = judgeCookieToThirdParty(known, outgoing.text);
      const about = blameReceiver(outgoing.url, outgoing.script);
      if (evidence) note({ code: 'cookie_to_third_party', evidence, weight: 'by_consent', ...about }, then);
    }
  };
  const endOfStores = () => {
    const databases = traces
      .databases()
      .flatMap(({ name, values }) =>
        values.map((value): StoredValue => ({ store: 'indexedDB', name, value })),
      );
    for (const { host, values } of frames) {
      const ofHost = cookies()
        .filter(({ domain }) => host === domain || host.endsWith(`.${domain}`))
        .map(({ name, value }): StoredValue => ({ store: 'cookie', name, value }));
      const isOwn = siteOf(host) === site;
      const inStores = [...values, ...(isOwn ? databases : [])];
      // Every file has an ETag: that there is one is no reason to look again.
      if (holdsIdentifier(inStores) && holdsIdentifier(ofHost)) keeps(page());
      const evidence = judgeEvercookie([...inStores, ...ofHost, ...(isOwn ? etags : [])]);
      const about = isOwn ? blameScript(null, site) : blameReceiver(`https://${host}/`, null);
      if (evidence) note({ code: 'evercookie', evidence, weight: 'by_consent', ...about }, phase);
    }
  };

  return {
    isOn,
    request: (event, isPage) => {
      hosts.request(event.request.url, event.type, isPage, page(), phase);
      if (!isOn) return;
      lookAtList(event.request.url);
      hear(outgoingOf(event));
    },
    answer: ({ response }) => {
      const [, header] =
        Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'etag') ?? [];
      const value = header?.replace(/^W\//, '').replace(/^"|"$/g, '') ?? '';
      if (etags.length < MOST_ETAGS && isIdentifier(value)) etags.push({ store: 'etag', name: '', value });
    },
    socket: ({ requestId, url, initiator }) => {
      if (sockets.size < MOST_SENT)
        sockets.set(requestId, { url, script: initiator ? initiatorOf(initiator) : null });
    },
    message: ({ requestId, response: { payloadData } }) => {
      const socket = sockets.get(requestId);
      if (socket) hear({ ...socket, text: payloadData.slice(0, MAX_TEXT * 8), bytes: payloadData.length });
    },
    trace: (payload) => {
      const trace = readTrace(payload);
      if (trace) traces.tell(trace, phase);
    },
    moved: () => {
      movedAt = Date.now();
    },
    typing: () => (typed ??= unseenText()),
    stored: (found) => {
      frames = found;
    },
    end: () => {
      if (!isOn) return;
      for (const { observation, phase: then } of traces.findings())
        findings.note({ ...observation, page: page() }, then);
      endOfRecorders();
      endOfCookies();
      endOfStores();
    },
  };
};
