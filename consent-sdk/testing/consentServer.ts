import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { recordConsentBody, recordServed, type RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import type { TakenOverFrom } from '@yinyom/contracts/consents/takenOver';
import {
  sdkConfig,
  sdkSiteConfig,
  sdkTakeOver,
  type SdkConfig,
  type SdkSiteConfig,
  type SdkTakeOver,
} from '@yinyom/contracts/sdk/config';
import { getSiteConfig } from '@yinyom/contracts/websites/publicSite';
import { toInlineScript } from '@yinyom/contracts/sdk/inlinePiece';
import { toSdkScript, type SdkBuild } from '@yinyom/contracts/sdk/sdkScript';
import { stubOf } from '@yinyom/contracts/sdk/stubOf';
import { RequestFormHandler } from './requestFormHandler';
import { sampleDeclaration } from './sampleDeclaration';
import { sampleSiteConfig, withTranslations } from './sampleSite';

/** What refusals say in words. */
const REFUSED = 'Nothing is recorded on this host.';

/** An answer the ingest gives instead of recording. */
export interface Refusal {
  status: number;
  code?: string;
  retryAfter?: number;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Listens on a port; on one that it had before as soon as a program that was given it meanwhile has left it. */
const listenAgain = async (server: Server, port: number): Promise<void> => {
  const end = Date.now() + 60_000;
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, () => {
        server.off('error', reject);
        resolve();
      });
    });
  for (;;) {
    const failed = await listen().then(
      () => null,
      (error: NodeJS.ErrnoException) => error,
    );
    if (!failed) return;
    if (failed.code !== 'EADDRINUSE' || Date.now() > end) throw failed;
    await new Promise((done) => setTimeout(done, 100));
  }
};

/**
 * The part of the product that a visitor's browser meets, on a port of its own: real script files, real contract
 * validation of what arrives, one record per event id. Tests change `config` and `refuse` to make situations.
 */
export class ConsentServer {
  config!: SdkConfig;
  refuse: Refusal | null = null;
  /** Code that a shown banner is refused with. */
  refuseServed: string | null = null;
  /** Last change of what the configuration call answers. */
  alter: (site: SdkSiteConfig) => SdkSiteConfig = (site) => site;
  /** What the configuration call answers instead, when it is not to answer rightly. */
  configAnswer: { status: number; type: string; text: string } | null = null;
  /** The client that decisions without a receipt are recorded for, when the one they name is not accepted. */
  newClient: string | null = null;
  /** What the answers about a decision carry for the website's servers. */
  choiceToken: string | null = null;
  /** A decision with this token is recorded whatever `refuse` says. */
  acceptToken: string | null = null;
  /** Accepted decisions, one per event id. */
  readonly records: RecordConsentBody[] = [];
  /** Every call that arrived: method and path. */
  readonly calls: string[] = [];
  /** Decisions as they arrived, repeated and refused ones included. */
  readonly attempts: RecordConsentBody[] = [];
  /** Reports of unlisted items as they arrived. */
  readonly discoveries: string[] = [];
  /** Times that the banner was shown, as they were told. */
  readonly shows: unknown[] = [];
  /** What is taken over of other products' choices; null: nothing. */
  takeOver:
    | (Pick<SdkTakeOver, 'until' | 'consents' | 'services' | 'remove_old'> & { from: TakenOverFrom[] })
    | null = null;
  /** Further cookies of the declaration; null: it cannot be had. */
  declared: number | null = 0;
  /** Calls about visitors' own records, each with the receipt it brought. */
  readonly ownCalls: string[] = [];
  /** The form for requests of data subjects. */
  readonly requests = new RequestFormHandler();
  /** Headers of the latest decision. */
  lastHeaders: IncomingMessage['headers'] = {};
  private server: Server | undefined;
  port = 0;
  private readonly build = JSON.parse(
    readFileSync(path.join(__dirname, '../dist/build.json'), 'utf8'),
  ) as SdkBuild;

  get stub(): string {
    return this.stubIn('');
  }
  /** The stub of a website whose tag manager reads this array; empty: the usual one. */
  stubIn(dataLayer: string): string {
    return stubOf(this.build, { tellsGoogle: true, dataLayer });
  }
  get origin(): string {
    return `http://consent.localhost:${this.port}`;
  }
  get declarationUrl(): string {
    return `${this.origin}/sdk/v1/declaration.js`;
  }
  /** What a page carries in itself, without its element. */
  inline(changes: Partial<SdkConfig> = {}): string {
    return toInlineScript(this.build, withTranslations({ ...this.config, ...changes }));
  }
  get requestsUrl(): string {
    return `${this.origin}/sdk/v1/requests.js`;
  }
  get scriptUrl(): string {
    return `${this.origin}/sdk/v1/${this.config.site_key}.js`;
  }

  /** Publishes a configuration, checked as the real publisher checks it. */
  publish(config: SdkConfig): void {
    this.config = sdkConfig.parse({ ...config, api_base: this.origin });
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        // A visitor may go before all of the request has come.
        if (request.complete) throw error;
      });
    });
    await listenAgain(this.server, this.port);
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  private script(): string {
    const { config, takeOver } = this;
    const served = withTranslations(config);
    if (!takeOver) return toSdkScript(this.build, served);
    const { from, ...settings } = takeOver;
    const { site_key, version, config_token, language, categories, cookie_domain, expiry_days, respect_gpc } =
      config;
    return toSdkScript(this.build, served, {
      from,
      settings: sdkTakeOver.parse({
        site_key,
        version,
        config_token,
        language,
        categories,
        cookie_domain,
        expiry_days,
        respect_gpc,
        ...settings,
      }),
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    this.calls.push(`${request.method} ${url.pathname}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    const send = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'Content-Type': type }).end(text);
    };
    const part = url.pathname.startsWith('/sdk/v1/parts/') && this.build.parts[url.pathname.slice(14)];
    if (part) return send(200, 'text/javascript', part);
    if (url.pathname === '/sdk/v1/consent.js') return send(200, 'text/javascript', this.build.headless);
    if (url.pathname === '/sdk/v1/unknown-site.js') return send(200, 'text/javascript', this.build.disabled);
    if (url.pathname === '/sdk/v1/requests.js') return send(200, 'text/javascript', this.build.requests);
    if (url.pathname === '/sdk/v1/declaration.js')
      return send(200, 'text/javascript', this.build.declaration);
    if (url.pathname.startsWith('/sdk/v1/')) {
      return send(200, 'text/javascript; charset=utf-8', this.script());
    }
    if (/\/(config|declaration)$/.test(url.pathname)) {
      // As the platform does: a language is one of the product's codes, or is not named.
      const asked = getSiteConfig.query!.safeParse(Object.fromEntries(url.searchParams));
      if (!asked.success) return send(422, 'application/json', '{}');
    }
    if (url.pathname.endsWith('/config')) {
      if (this.configAnswer)
        return send(this.configAnswer.status, this.configAnswer.type, this.configAnswer.text);
      const site = this.alter(sampleSiteConfig(this.config, url.searchParams.get('lang') ?? ''));
      return send(200, 'application/json', JSON.stringify(sdkSiteConfig.parse(site)));
    }
    if (url.pathname.endsWith('/declaration')) {
      if (this.declared === null) return send(503, 'application/json', '{}');
      const sample = sampleDeclaration(this.config, url.searchParams.get('lang') ?? '', this.declared);
      return send(200, 'application/json', JSON.stringify(sample));
    }
    if (url.pathname.includes('/requests')) {
      const [, path = ''] = url.pathname.split('/requests');
      const body = request.method === 'POST' ? await readBody(request) : '';
      const { status, answer } = this.requests.answer(path, body);
      return send(status, 'application/json', JSON.stringify(answer));
    }
    if (url.pathname.includes('/consents/'))
      return this.ownRecord(request, response, url.pathname + url.search);
    if (url.pathname.endsWith('/consents')) {
      this.lastHeaders = request.headers;
      return this.record(await readBody(request), response);
    }
    if (url.pathname.endsWith('/served')) {
      const told = recordServed.body!.safeParse(JSON.parse(await readBody(request)));
      // As the platform does: what is no report is refused, and counts nothing.
      if (!told.success) return send(422, 'application/json', '{}');
      this.shows.push(...told.data.items);
    }
    if (url.pathname.endsWith('/served') && this.refuseServed)
      return send(403, 'application/json', JSON.stringify({ code: this.refuseServed, message: REFUSED }));
    if (url.pathname.endsWith('/discovery')) this.discoveries.push(await readBody(request));
    send(204, 'text/plain', '');
  }

  /** A visitor's own record, for the holder of its receipt. */
  private ownRecord(request: IncomingMessage, response: ServerResponse, path: string): void {
    response.setHeader('Access-Control-Allow-Methods', 'GET,DELETE');
    response.setHeader('Access-Control-Allow-Headers', RECEIPT_HEADER);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const [, rest = ''] = path.split('/consents/');
    this.ownCalls.push(`${request.method} ${rest} ${request.headers[RECEIPT_HEADER]}`);
    if (path.endsWith('/token')) {
      response.writeHead(this.choiceToken ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ choice_token: this.choiceToken }));
      return;
    }
    const record = {
      consent_time: '2026-11-20T01:02:03.000Z',
      ...(path.includes('lang=') && {
        in_words: [
          { title: 'Decided for the first time', rows: [{ name: 'Result', value: 'Declined all' }] },
        ],
      }),
    };
    const answer = request.method === 'GET' ? record : { erased: 1 };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  private record(text: string, response: ServerResponse): void {
    const body = recordConsentBody.parse(JSON.parse(text));
    this.attempts.push(body);
    const refusal = this.refuse;
    if (refusal && body.config_token !== this.acceptToken) {
      response.writeHead(refusal.status, { 'Retry-After': `${refusal.retryAfter ?? ''}` });
      response.end(JSON.stringify({ code: refusal.code ?? 'refused', message: REFUSED }));
      return;
    }
    const known = this.records.findIndex(({ event_id }) => event_id === body.event_id);
    const number = known < 0 ? this.records.push(body) : known + 1;
    response.writeHead(known < 0 ? 201 : 200, { 'Content-Type': 'application/json' });
    const consent_time = new Date().toISOString();
    response.end(
      JSON.stringify({
        consent_id: `consent-${number}`,
        client_id: body.receipt ? body.client_id : (this.newClient ?? body.client_id),
        consent_time,
        receipt: `receipt-${number}`,
        ...(this.choiceToken && { choice_token: this.choiceToken }),
        expires_at: consent_time,
      }),
    );
  }
}
