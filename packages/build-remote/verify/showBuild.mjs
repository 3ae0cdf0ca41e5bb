import { isConsolePage, preloadLinks, rewriteDocument } from './rewriteDocument.mjs';

/** Of an answer that is given anew: these would be wrong. */
const DROPPED = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'vary']);
/** Makes the token of a part; the platform does not have the build that asks for one. */
const TOKEN_PATH = '/api/v1/mf/part-tokens';
const TOKEN_MS = 10 * 60_000;
/** Asks a gateway for a document of an earlier shell. */
const SHELL_HEADER = 'yinyom-shell';
/** The name of a language in an address; Thai has none. */
const LANG = /^\/(en|cn|jp|kh)(?=\/|$)/;

const base64 = (text) => Buffer.from(text).toString('base64');
const langOf = (url) => LANG.exec(new URL(url).pathname)?.[1] ?? 'th';

/** Address of the folder of the build that is shown. */
const baseOf = ({ rows, room }) => {
  const start = `/mfe/${room}/`;
  const [build] = [...rows.values()].filter(({ entry }) => entry.startsWith(start));
  return build.entry.slice(0, -'mf-manifest.json'.length);
};

/**
 * Lets one tab of a browser show a running platform with a build of this machine: documents and lists come from the platform and name
 * the build, signed with a key of this process; its files come from here. Nobody else sees it, and the platform is not changed.
 * @param page of puppeteer, before it opens anything
 * @param {object} view
 * @param {string} view.origin of the platform
 * @param {string} view.room folder of the remote
 * @param {Map<string, object>} view.rows releases in place of the platform's (`releaseRow`), that of the build among them
 * @param view.files `builtFiles` of the build
 * @param view.firstFiles content of its `first-files.json`
 * @param view.signer `createLocalSigner`; @param view.signList `createListSigner`
 * @param {string} [view.shell] build of the shell, instead of the one in use
 * @param {(url: string) => string} [view.documentFor] address whose document is taken for one that the platform does not have
 * @param {boolean} [view.blocked] whether the build's files are withheld, to see what the page does without it
 * @param {(file: string) => void} [view.onFile] told of each file of the build that is loaded
 * @param {() => Promise<{ view: object }>} [view.fresh] gives the build anew for each document, when it may be built again meanwhile
 */
export const showBuild = async (page, view) => {
  const { origin, room, shell, documentFor, blocked, onFile, fresh } = view;
  let shown = view;
  let base = baseOf(view);
  const session = await page.createCDPSession();

  const fulfil = (requestId, { status, headers, body }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: headers,
      body: Buffer.isBuffer(body) ? body.toString('base64') : base64(body),
    });

  const sendFile = async ({ requestId, request }) => {
    const file = new URL(request.url).pathname.slice(base.length);
    const found = blocked ? null : await shown.files.find(file);
    if (!found) return fulfil(requestId, { status: 404, headers: [], body: '' });
    onFile?.(file);
    const headers = [
      { name: 'content-type', value: found.type },
      { name: 'cache-control', value: 'no-store' },
    ];
    return fulfil(requestId, { status: 200, headers, body: found.bytes });
  };

  /** The build makes its calls with the session of the person at this machine. */
  const lendToken = ({ requestId, request }) => {
    const sent = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'authorization');
    const token = String(sent?.[1] ?? '').replace(/^Bearer /i, '');
    const body = JSON.stringify({ token, expires_at: new Date(Date.now() + TOKEN_MS).toISOString() });
    return fulfil(requestId, {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      body,
    });
  };

  const askDocument = async ({ requestId, request }) => {
    if (fresh) {
      shown = (await fresh()).view;
      base = baseOf(shown);
    }
    return session.send('Fetch.continueRequest', {
      requestId,
      interceptResponse: true,
      url: documentFor?.(request.url) ?? request.url,
      ...(shell && {
        headers: [
          ...Object.entries(request.headers).map(([name, value]) => ({ name, value })),
          { name: SHELL_HEADER, value: shell },
        ],
      }),
    });
  };

  const rewrite = (text, { resourceType, request }) => {
    const { rows, signer, signList, firstFiles } = shown;
    if (resourceType !== 'Document') return JSON.stringify(signList(JSON.parse(text), rows));
    return rewriteDocument(text, {
      publicKey: signer.publicKey,
      change: (list) => signList(list, rows),
      room,
      links: blocked ? '' : preloadLinks(base, firstFiles, langOf(request.url)),
    });
  };

  const changeAnswer = async (paused) => {
    const { requestId, responseStatusCode: status, responseHeaders = [], resourceType } = paused;
    const isDocument = resourceType === 'Document';
    if (status !== 200 && !(isDocument && status === 404))
      return session.send('Fetch.continueResponse', { requestId });
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    if (isDocument && !isConsolePage(text)) return session.send('Fetch.continueResponse', { requestId });
    const headers = responseHeaders.filter(({ name }) => !DROPPED.has(name.toLowerCase()));
    return fulfil(requestId, { status: 200, headers, body: rewrite(text, paused) });
  };

  /** A file of the build in use, which a page of before asks for. */
  const passOn = ({ requestId }) => session.send('Fetch.continueRequest', { requestId });

  session.on('Fetch.requestPaused', (paused) => {
    const isAnswer = paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined;
    const { pathname } = new URL(paused.request.url);
    const isOurs = pathname.startsWith(base);
    const isFile = pathname.startsWith(`/mfe/${room}/`);
    const isToken = pathname === TOKEN_PATH;
    const ask = isToken ? lendToken : isOurs ? sendFile : isFile ? passOn : askDocument;
    const done = isAnswer ? changeAnswer(paused) : ask(paused);
    // A page that is left ends what it asked for.
    done.catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: `${origin}/*`, resourceType: 'Document', requestStage: 'Request' },
      { urlPattern: `${origin}/mf/remotes.json`, requestStage: 'Response' },
      { urlPattern: `${origin}/mfe/${room}/*`, requestStage: 'Request' },
      { urlPattern: `${origin}${TOKEN_PATH}`, requestStage: 'Request' },
    ],
  });
};
